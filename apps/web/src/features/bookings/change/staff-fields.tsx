import { RadioCards } from '../../../shared/ui/fields/radio-cards.tsx';
import { DiscountFields } from '../desk/discount-fields.tsx';
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
    <DiscountFields
      label="Take something off"
      draft={draft}
      change={change}
      error={errors['discount.amount'] ?? errors.discount}
      reasonError={errors['discount.reason']}
    />
  </div>
);
