import type { PartError } from '../../../../shared/forms/part-error.ts';
import { Segmented } from '../../../../shared/ui/fields/segmented.tsx';
import { TextField } from '../../../../shared/ui/fields/text-field.tsx';
import { ErrorLine } from '../error-line.tsx';
import type { DepositValues } from './price-values.ts';

type DepositFieldProps = {
  label: string;
  values: DepositValues;
  onChange: (values: DepositValues) => void;
  errorOf: PartError;
};

const whens = [
  { value: 'once', label: 'Everything at once' },
  { value: 'deposit', label: 'A deposit, and the rest later' },
] as const;
const sizes = [
  { value: 'percent', label: 'Percent' },
  { value: 'perPerson', label: 'For each person' },
] as const;
const returns = [
  { value: 'refundable', label: 'Refundable' },
  { value: 'kept', label: 'Kept' },
] as const;

/** Whether a deposit confirms a booking: how much, until when the rest is due, and whether it goes back. */
export const DepositField = ({ label, values, onChange, errorOf }: DepositFieldProps) => {
  const { isOffered, by, percent, perPerson, balanceDays, isRefundable } = values;
  const change = (changed: Partial<DepositValues>) => onChange({ ...values, ...changed });
  const size = { inputMode: 'decimal', autoComplete: 'off' } as const;
  return (
    <fieldset className="min-w-0 space-y-3">
      <legend className="mb-1.5 font-medium text-ink text-small">{label}</legend>
      <Segmented
        label="What is paid to book"
        options={whens}
        value={isOffered ? 'deposit' : 'once'}
        onValueChange={(when) => change({ isOffered: when === 'deposit' })}
      />
      {isOffered ? (
        <>
          <Segmented
            label="How the deposit is counted"
            options={sizes}
            value={by}
            onValueChange={(next) => change({ by: next })}
          />
          <div className="grid grid-cols-1 items-start gap-3 @[24rem]:grid-cols-2">
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
            <TextField
              label="Rest due, days before the trip"
              inputMode="numeric"
              autoComplete="off"
              placeholder="60"
              hint="From that day on, everything is paid at once."
              value={balanceDays}
              onChange={({ target }) => change({ balanceDays: target.value })}
              error={errorOf('balanceDays')}
            />
          </div>
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
