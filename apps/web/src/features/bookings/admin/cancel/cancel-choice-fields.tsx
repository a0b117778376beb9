import type { CancelTerms } from '@wayfarer/contracts';
import { useId } from 'react';
import { Checkbox } from '../../../../shared/ui/fields/checkbox.tsx';
import { Segmented, type SegmentedOption } from '../../../../shared/ui/fields/segmented.tsx';
import { TextArea } from '../../../../shared/ui/fields/text-area.tsx';
import { TextField } from '../../../../shared/ui/fields/text-field.tsx';
import { type CancelChoice, choiceProblems } from './cancel-choice.ts';

const options: ReadonlyArray<SegmentedOption<CancelTerms>> = [
  { value: 'agency', label: 'We cancel' },
  { value: 'traveller', label: 'The traveller cancels' },
  { value: 'amount', label: 'Another amount' },
];

const meanings: Readonly<Record<CancelTerms, string>> = {
  agency: 'Everything that was paid goes back, whatever the cancellation policy says.',
  traveller: 'What the cancellation policy of the booking gives back today.',
  amount: 'What you have agreed on goes back, for each booking.',
};

type Props = {
  choice: CancelChoice;
  onChange: (choice: CancelChoice) => void;
  /** Whether to show what is missing. */
  isTried: boolean;
  /** 'Sell nothing more of Sat, 5 Dec 2026' */
  closeLabel: string;
};

/** Who cancels, which decides what goes back; why; and whether the travel day is closed in the same step. */
export const CancelChoiceFields = ({ choice, onChange, isTried, closeLabel }: Props) => {
  const [meaningId, closeId] = [useId(), useId()];
  const { terms, amount, reason, closesDay } = choice;
  const change = (changed: Partial<CancelChoice>) => onChange({ ...choice, ...changed });
  const problems = isTried ? choiceProblems(choice) : {};
  return (
    <div className="space-y-4">
      <div aria-describedby={meaningId}>
        <Segmented label="Who cancels" options={options} value={terms} onValueChange={(next) => change({ terms: next })} />
        <p id={meaningId} className="mt-1.5 text-ink-soft text-small">
          {meanings[terms]}
        </p>
      </div>
      {terms === 'amount' ? (
        <TextField
          label="Amount to refund"
          value={amount}
          onChange={({ target }) => change({ amount: target.value })}
          leading="₹"
          inputMode="decimal"
          autoComplete="off"
          error={problems.amount}
        />
      ) : null}
      {terms === 'traveller' ? null : (
        <>
          <TextArea
            label="Reason"
            rows={2}
            value={reason}
            onChange={({ target }) => change({ reason: target.value })}
            hint="The traveller reads it, on the page of the trip and in the email, where there is an address."
            error={problems.reason}
          />
          <label htmlFor={closeId} className="flex min-h-11 cursor-pointer items-center gap-3 text-ink">
            <Checkbox id={closeId} checked={closesDay} onChange={({ target }) => change({ closesDay: target.checked })} />
            {closeLabel}
          </label>
        </>
      )}
    </div>
  );
};
