import { MAX_EXTRAS } from '@wayfarer/contracts';
import type { PartError } from '../../../../shared/forms/part-error.ts';
import { AddRowButton } from '../add-row-button.tsx';
import { OrderedRows } from '../order/ordered-rows.tsx';
import { ExtraRow, extraName } from './extra-row.tsx';
import { addExtra, changeExtra } from './price-moves.ts';
import type { ExtraValues } from './price-values.ts';

type ExtrasFieldProps = {
  label: string;
  extras: readonly ExtraValues[];
  onChange: (extras: ExtraValues[]) => void;
  errorOf: PartError;
};

/** What can be taken along, in the order in which travellers see it. */
export const ExtrasField = ({ label, extras, onChange, errorOf }: ExtrasFieldProps) => (
  <fieldset className="min-w-0 space-y-3">
    <legend className="mb-1.5 font-medium text-ink text-small">{label}</legend>
    <OrderedRows items={extras} nameOf={(extra, at) => extraName(extra, at + 1)} onChange={onChange}>
      {(extra, at) => (
        <ExtraRow
          number={at + 1}
          extra={extra}
          onChange={(changed) => onChange(changeExtra(extras, at, changed))}
          errorOf={(part) => errorOf(`${at}.${part}`)}
        />
      )}
    </OrderedRows>
    <AddRowButton disabled={extras.length >= MAX_EXTRAS} onClick={() => onChange(addExtra(extras))}>
      Add extra
    </AddRowButton>
  </fieldset>
);
