import { RadioCards } from '../../../shared/ui/fields/radio-cards.tsx';
import { TextField } from '../../../shared/ui/fields/text-field.tsx';
import type { ChangeDraft } from './change-draft.ts';
import type { FieldErrors } from './change-refusal.ts';

type StaffFieldsProps = {
  draft: ChangeDraft;
  change: (fields: Partial<ChangeDraft>) => void;
  errors: FieldErrors;
};

const terms = [
  { value: 'agency', label: 'Our change', text: 'The whole difference goes back.' },
  { value: 'traveller', label: 'By the customer', text: 'The cancellation policy applies, and what a change costs.' },
] as const;

/** What staff decide beside the trip: on whose terms it is changed, and what is taken off. */
export const StaffFields = ({ draft, change, errors }: StaffFieldsProps) => (
  <div className="space-y-5">
    <RadioCards label="On whose terms" cards={terms} value={draft.terms} onValueChange={(value) => change({ terms: value })} />
    <div className="grid grid-cols-1 items-start gap-5 sm:grid-cols-2">
      <TextField
        label="Take something off"
        leading="₹"
        inputMode="decimal"
        optional
        autoComplete="off"
        value={draft.discount}
        error={errors['discount.amount'] ?? errors.discount}
        onChange={(event) => change({ discount: event.target.value })}
      />
      {draft.discount.trim() === '' ? null : (
        <TextField
          label="Why"
          autoComplete="off"
          value={draft.discountReason}
          error={errors['discount.reason']}
          onChange={(event) => change({ discountReason: event.target.value })}
        />
      )}
    </div>
  </div>
);
