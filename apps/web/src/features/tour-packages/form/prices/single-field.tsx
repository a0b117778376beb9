import type { PartError } from '../../../../shared/forms/part-error.ts';
import { TextField } from '../../../../shared/ui/fields/text-field.tsx';
import { Tick } from '../../../../shared/ui/fields/tick.tsx';
import type { SingleValues } from './price-values.ts';

type SingleFieldProps = {
  label: string;
  values: SingleValues;
  onChange: (values: SingleValues) => void;
  errorOf: PartError;
};

/** What a room for one person costs more, and who must have one. */
export const SingleField = ({ label, values, onChange, errorOf }: SingleFieldProps) => (
  <fieldset className="min-w-0">
    <legend className="sr-only">{label}</legend>
    <Tick
      label="Travellers can have a room alone"
      checked={values.isOffered}
      onChange={(isOffered) => onChange({ ...values, isOffered })}
    />
    {values.isOffered ? (
      <>
        <TextField
          label={label}
          leading="₹"
          inputMode="decimal"
          autoComplete="off"
          hint="For each room, on top of the price."
          value={values.price}
          onChange={({ target }) => onChange({ ...values, price: target.value })}
          error={errorOf('price') ?? errorOf('')}
        />
        <Tick
          label="Who travels alone always pays it"
          checked={values.required}
          onChange={(required) => onChange({ ...values, required })}
        />
      </>
    ) : null}
  </fieldset>
);
