import { Trash2 } from 'lucide-react';
import { TypedDayField } from '../../../../shared/admin-list/form/typed-day-field.tsx';
import { ErrorLine } from '../../../../shared/forms/error-line.tsx';
import type { PartError } from '../../../../shared/forms/part-error.ts';
import { IconButton } from '../../../../shared/ui/actions/icon-button.tsx';
import { SelectField } from '../../../../shared/ui/fields/select-field.tsx';
import { TextField } from '../../../../shared/ui/fields/text-field.tsx';
import { InputCell } from '../../../../shared/ui/table/input-cell.tsx';
import { cellStyle, Row, TextCell } from './cell.tsx';
import { changedMoneyText, moneyText } from './money-text.ts';
import type { SeasonValues } from './price-values.ts';

/** A category with its base price, as typed. */
export type Column = { id: string; name: string; price: string };

type SeasonRowsProps = {
  number: number;
  season: SeasonValues;
  /** Those that have a price. */
  columns: readonly Column[];
  /** How many columns the table has beside the heads of rows. */
  span: number;
  /** '3 departures'. */
  count: string;
  /** The day that calendars show first. */
  opensAt: string | undefined;
  onChange: (changed: Partial<SeasonValues>) => void;
  onRemove: () => void;
  errorOf: PartError;
};

const kinds = [
  { value: 'percent', label: 'By percent' },
  { value: 'prices', label: 'Prices of its own' },
] as const;

/** A season of the table of prices: what it is, and below that what each category pays in it. */
export const SeasonRows = ({ number, season, columns, span, count, opensAt, onChange, onRemove, errorOf }: SeasonRowsProps) => {
  const { name, from, to, by, percent, prices } = season;
  const shown = name.trim() || `season ${number}`;
  const isByPercent = by === 'percent';
  // Of prices of its own, none of which is typed.
  const none = isByPercent ? undefined : (errorOf('percent') ?? errorOf('prices'));
  return (
    <tbody className="border-hairline border-t-4">
      <tr>
        <td colSpan={span + 1} className="p-0">
          <fieldset className="sticky start-0 grid w-[100cqi] min-w-0 gap-3 p-3.5 @[24rem]:grid-cols-2">
            <legend className="sr-only">Season {number}</legend>
            <span className="col-span-full flex items-start gap-2">
              <TextField
                label="Season"
                aria-label={`Name of season ${number}`}
                className="min-w-0 grow"
                autoComplete="off"
                placeholder="Christmas"
                value={name}
                onChange={({ target }) => onChange({ name: target.value })}
                error={errorOf('name')}
              />
              <IconButton label={`Remove ${shown}`} icon={<Trash2 className="size-5" />} className="mt-7" onClick={onRemove} />
            </span>
            <TypedDayField
              label={`First day of ${shown}`}
              value={from}
              to={to || undefined}
              opensAt={to || opensAt}
              onValueChange={(day) => onChange({ from: day })}
              error={errorOf('from')}
            />
            <TypedDayField
              label={`Last day of ${shown}`}
              value={to}
              from={from || undefined}
              opensAt={from || opensAt}
              onValueChange={(day) => onChange({ to: day })}
              error={errorOf('to')}
            />
            <SelectField
              label="Changes prices"
              aria-label={`How ${shown} changes prices`}
              options={kinds}
              value={by}
              onChange={({ target }) => onChange({ by: kinds.find(({ value }) => value === target.value)?.value ?? 'percent' })}
            />
            {isByPercent ? (
              <TextField
                label="Percent"
                aria-label={`Percent, ${shown}`}
                inputMode="text"
                autoComplete="off"
                hint="40: dearer. -20: cheaper."
                value={percent}
                onChange={({ target }) => onChange({ percent: target.value })}
                error={errorOf('percent')}
              />
            ) : null}
            {none === undefined ? null : (
              <div className="col-span-full">
                <ErrorLine>{none}</ErrorLine>
              </div>
            )}
          </fieldset>
        </td>
      </tr>
      <Row
        head={
          <>
            <span className="wrap-anywhere">{name.trim() || `Season ${number}`}</span>
            {count === '' ? null : <span className="block font-normal text-ink-faint">{count}</span>}
          </>
        }
      >
        {columns.map((column) =>
          isByPercent ? (
            <TextCell key={column.id}>{changedMoneyText(column.price, percent)}</TextCell>
          ) : (
            <InputCell
              className={cellStyle}
              key={column.id}
              label={`Price in ${shown}: ${column.name.trim() || column.id}`}
              inputMode="decimal"
              placeholder={moneyText(column.price)}
              value={prices[column.id] ?? ''}
              onChange={({ target }) => onChange({ prices: { ...prices, [column.id]: target.value } })}
              error={errorOf(`prices.${column.id}`)}
            />
          ),
        )}
      </Row>
    </tbody>
  );
};
