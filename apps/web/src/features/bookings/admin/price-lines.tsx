import { type Booking, formatMoney } from '@wayfarer/contracts';
import { countWordsOf } from '../../../shared/quote/line-words.ts';

/** '3 × ₹1,999.99' and what it comes to, as one line that does not break within a figure. */
const PriceLine = ({ text, count, sum }: { text: string; count: string | null; sum: number }) => (
  <li className="flex items-baseline justify-between gap-4">
    <span className="min-w-0 wrap-anywhere">
      {text}
      {count === null ? null : <span className="whitespace-nowrap text-ink-faint">{` ${count}`}</span>}
    </span>
    <span className="shrink-0 text-ink">{formatMoney(sum)}</span>
  </li>
);

/** What the price of a booking is made of. */
export const PriceLines = ({ booking }: { booking: Pick<Booking, 'lines' | 'totalPersons' | 'unitPrice' | 'totalAmount'> }) => {
  const { lines, totalPersons, unitPrice, totalAmount } = booking;
  return (
    <ul aria-label="What the total is made of" className="figures space-y-1.5 text-ink-soft text-small">
      {lines === undefined ? (
        <PriceLine text="Persons" count={`${totalPersons} × ${formatMoney(unitPrice)}`} sum={totalAmount} />
      ) : (
        lines.map((line) => (
          <PriceLine key={`${line.kind} ${line.id}`} text={line.text} count={countWordsOf(line)} sum={line.sum} />
        ))
      )}
    </ul>
  );
};
