import type { PartError } from '../../../../shared/forms/part-error.ts';
import { SelectField } from '../../../../shared/ui/fields/select-field.tsx';
import { TextField } from '../../../../shared/ui/fields/text-field.tsx';
import { Tick } from '../../../../shared/ui/fields/tick.tsx';
import type { ExtraValues } from './price-values.ts';

type ExtraRowProps = {
  number: number;
  extra: ExtraValues;
  onChange: (changed: Partial<ExtraValues>) => void;
  errorOf: PartError;
};

const kinds = [
  { value: 'person', label: 'Each person' },
  { value: 'booking', label: 'Each booking' },
  { value: 'piece', label: 'Each piece' },
] as const;

/** What an extra is called in a sentence. */
export const extraName = ({ name }: ExtraValues, number: number): string => name.trim() || `extra ${number}`;

/** An extra: what it is, what it costs for what, and how much of it there is. */
export const ExtraRow = ({ number, extra, onChange, errorOf }: ExtraRowProps) => {
  const { name, text, price, per, most, stock, included } = extra;
  const shown = extraName(extra, number);
  return (
    <>
      <TextField
        label="Name"
        aria-label={`Name of extra ${number}`}
        autoComplete="off"
        placeholder="Airport transfer"
        value={name}
        onChange={({ target }) => onChange({ name: target.value })}
        error={errorOf('name') ?? errorOf('id')}
      />
      <TextField
        label="Text"
        aria-label={`Text of ${shown}`}
        optional
        autoComplete="off"
        value={text}
        onChange={({ target }) => onChange({ text: target.value })}
        error={errorOf('text')}
      />
      <Tick label="Included in the price" checked={included} onChange={(next) => onChange({ included: next })} />
      <div className="grid grid-cols-1 items-start gap-3 @[24rem]:grid-cols-2">
        {included ? null : (
          <TextField
            label="Price"
            aria-label={`Price of ${shown}`}
            leading="₹"
            inputMode="decimal"
            autoComplete="off"
            value={price}
            onChange={({ target }) => onChange({ price: target.value })}
            error={errorOf('price')}
          />
        )}
        <SelectField
          label="Counted for"
          aria-label={`How ${shown} is counted`}
          options={kinds}
          value={per}
          onChange={({ target }) => onChange({ per: kinds.find(({ value }) => value === target.value)?.value ?? 'person' })}
          error={errorOf('per')}
        />
        {per === 'piece' ? (
          <TextField
            label="Most on one booking"
            aria-label={`Most of ${shown} on one booking`}
            optional
            inputMode="numeric"
            autoComplete="off"
            value={most}
            onChange={({ target }) => onChange({ most: target.value })}
            error={errorOf('most')}
          />
        ) : null}
        <TextField
          label="On each departure"
          aria-label={`How many of ${shown} each departure has`}
          optional
          inputMode="numeric"
          autoComplete="off"
          hint="Empty: no limit."
          value={stock}
          onChange={({ target }) => onChange({ stock: target.value })}
          error={errorOf('stock')}
        />
      </div>
    </>
  );
};
