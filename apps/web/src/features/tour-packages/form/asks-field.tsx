import { type AskedField, askedFields } from '@wayfarer/contracts';
import { type Ref, useId, useImperativeHandle, useRef } from 'react';
import { ErrorLine } from '../../../shared/forms/error-line.tsx';
import { Tick } from '../../../shared/ui/fields/tick.tsx';

const words: Readonly<Record<AskedField, string>> = {
  birthDate: 'Date of birth',
  nationality: 'Nationality',
  passport: 'Passport number and last day',
  diet: 'Food and allergies',
  phone: 'Phone on the trip',
  note: 'A note for the guide',
};

type AsksFieldProps = {
  asks: readonly AskedField[];
  onChange: (asks: AskedField[]) => void;
  error: string | undefined;
  ref?: Ref<{ focus: () => void }>;
};

/** What each traveller is asked, beside the name, once a trip is booked. */
export const AsksField = ({ asks, onChange, error, ref }: AsksFieldProps) => {
  const errorId = useId();
  const group = useRef<HTMLFieldSetElement>(null);
  useImperativeHandle(ref, () => ({ focus: () => group.current?.querySelector('input')?.focus() }));
  return (
    <fieldset ref={group} aria-describedby={error === undefined ? undefined : errorId}>
      <legend className="mb-1.5 font-medium text-ink text-small">Asked of each traveller</legend>
      <p className="text-ink-faint text-small">
        Names can always be given. Tick what your guides or permits need beside them: everything but the names is erased 30 days
        after the trip.
      </p>
      <div className="mt-2 grid gap-x-6 sm:grid-cols-2">
        {askedFields.map((field) => (
          <Tick
            key={field}
            label={words[field]}
            checked={asks.includes(field)}
            onChange={(isAsked) => onChange(askedFields.filter((one) => (one === field ? isAsked : asks.includes(one))))}
          />
        ))}
      </div>
      <ErrorLine id={errorId}>{error}</ErrorLine>
    </fieldset>
  );
};
