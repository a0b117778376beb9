import { ErrorLine } from '../forms/error-line.tsx';
import type { PartError } from '../forms/part-error.ts';
import { Segmented } from '../ui/fields/segmented.tsx';
import { TextField } from '../ui/fields/text-field.tsx';
import type { DepositValues } from './deposit-values.ts';

type DepositFieldProps = {
  label: string;
  /** What can be said beside 'a deposit', and what that means: at least one. */
  others: readonly { value: 'none' | 'once'; label: string; text?: string }[];
  values: DepositValues;
  onChange: (values: DepositValues) => void;
  errorOf: PartError;
};

const sizes = [
  { value: 'percent', label: 'Percent' },
  { value: 'perPerson', label: 'For each person' },
] as const;
const rests = [
  { value: 'before', label: 'Days before the trip' },
  { value: 'arrival', label: 'On arrival' },
] as const;
const returns = [
  { value: 'refundable', label: 'Refundable' },
  { value: 'kept', label: 'Kept' },
] as const;

/** Whether a deposit confirms a booking: how much, until when the rest is due, and whether it goes back. */
export const DepositField = ({ label, others, values, onChange, errorOf }: DepositFieldProps) => {
  const { own, by, percent, perPerson, rest, balanceDays, isRefundable } = values;
  const text = others.find(({ value }) => value === own)?.text;
  const change = (changed: Partial<DepositValues>) => onChange({ ...values, ...changed });
  const size = { inputMode: 'decimal', autoComplete: 'off' } as const;
  return (
    <fieldset className="min-w-0 space-y-3">
      <legend className="mb-1.5 font-medium text-ink text-small">{label}</legend>
      <Segmented
        label="What is paid to book"
        options={[...others, { value: 'deposit', label: 'A deposit first' }]}
        value={own}
        onValueChange={(next) => change({ own: next })}
      />
      {text === undefined ? null : <p className="text-ink-faint text-small">{text}</p>}
      {own === 'deposit' ? (
        <>
          <Segmented
            label="How the deposit is counted"
            options={sizes}
            value={by}
            onValueChange={(next) => change({ by: next })}
          />
          <div>
            {by === 'percent' ? (
              <TextField
                {...size}
                label="Deposit in percent"
                leading="%"
                placeholder="30"
                hint="Of the price of the booking."
                value={percent}
                onChange={({ target }) => change({ percent: target.value })}
                error={errorOf('percent')}
              />
            ) : (
              <TextField
                {...size}
                label="Deposit for each person"
                leading="₹"
                placeholder="5,000"
                hint="For each person with a seat."
                value={perPerson}
                onChange={({ target }) => change({ perPerson: target.value })}
                error={errorOf('perPerson') ?? errorOf('percent')}
              />
            )}
          </div>
          <Segmented
            label="When the rest is paid"
            options={rests}
            value={rest}
            onValueChange={(next) => change({ rest: next })}
          />
          {rest === 'arrival' ? (
            <p className="text-ink-faint text-small">
              On the travel day, to the guide or at your desk. It is not overdue until that day is over.
            </p>
          ) : (
            <TextField
              label="Rest due, days before the trip"
              inputMode="numeric"
              autoComplete="off"
              placeholder="60"
              hint="From that day on, everything is paid at once."
              value={balanceDays}
              onChange={({ target }) => change({ balanceDays: target.value })}
              error={errorOf('balanceDays') ?? errorOf('onArrival')}
            />
          )}
          <div>
            <p className="mb-1.5 text-ink text-small">When a traveller cancels, the deposit is</p>
            <Segmented
              label="When a traveller cancels, the deposit is"
              options={returns}
              value={isRefundable ? 'refundable' : 'kept'}
              onValueChange={(next) => change({ isRefundable: next === 'refundable' })}
            />
            <p className="mt-1.5 text-ink-faint text-small">
              {isRefundable
                ? 'The cancellation policy says how much of all that was paid goes back.'
                : 'They lose it, or what the policy keeps of the price where that is more. If the agency cancels, all goes back.'}
            </p>
          </div>
          <ErrorLine>{errorOf('isRefundable') ?? errorOf('')}</ErrorLine>
        </>
      ) : null}
    </fieldset>
  );
};
