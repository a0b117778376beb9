import {
  categoriesOf,
  formatMoney,
  mapPrices,
  minorUnitsOf,
  type Prices,
  rupeesOf,
  seasonOf,
  unitPricesOf,
} from '@wayfarer/contracts';
import { rupeesIn } from '../../shared/format/typed-amount.ts';
import type { PartError } from '../../shared/forms/part-error.ts';
import { InputCell } from '../../shared/ui/table/input-cell.tsx';
import type { OwnPrices } from './own-prices.ts';

type DeparturePriceTableProps = {
  /** Of the package, in rupees. */
  prices: Prices;
  day: string;
  own: OwnPrices;
  /** Absent: they are only read. */
  onChange?: (id: string, price: string) => void;
  errorOf?: PartError;
};

const headStyle = 'pb-2 ps-3 text-start font-normal text-ink-faint';

/** Each category with the price of the season and that of the departure's own. */
export const DeparturePriceTable = ({ prices, day, own, onChange, errorOf }: DeparturePriceTableProps) => {
  const { groupOf } = prices;
  const units = unitPricesOf(mapPrices(prices, minorUnitsOf), day);
  const rows = categoriesOf(prices).map(({ id, name }) => ({
    id,
    name: groupOf === undefined ? name : `Group of up to ${groupOf}`,
  }));
  return (
    // Large text makes it wider than a phone: it scrolls in itself.
    <div className="overflow-x-auto">
      <table className="w-full text-small sm:w-auto sm:min-w-112">
        <thead>
          <tr>
            <th scope="col" className="pb-2 text-start font-normal text-ink-faint">
              Price for
            </th>
            <th scope="col" className={`${headStyle} wrap-anywhere`}>
              {seasonOf(prices, day)?.name ?? 'Package'}
            </th>
            <th scope="col" className={headStyle}>
              This departure
            </th>
          </tr>
        </thead>
        <tbody>
          {(groupOf === undefined ? rows : rows.slice(0, 1)).map(({ id, name }) => (
            <tr key={id} className="border-hairline border-t align-top">
              <th scope="row" className="wrap-anywhere py-4 text-start font-medium text-ink">
                {name}
              </th>
              <td className="figures py-4 ps-3 text-ink-soft">{formatMoney(rupeesOf(units[id] ?? 0))}</td>
              {onChange === undefined ? (
                <td className="figures py-4 ps-3 text-ink">
                  {own[id] === undefined ? 'The same' : formatMoney(rupeesIn(own[id]))}
                </td>
              ) : (
                <InputCell
                  className="w-1/2 py-1.5 ps-3"
                  label={`Price of this departure: ${name}`}
                  inputMode="decimal"
                  placeholder="The same"
                  value={own[id] ?? ''}
                  onChange={({ target }) => onChange(id, target.value)}
                  error={errorOf?.(id)}
                />
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};
