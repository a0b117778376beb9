import { formatMoney, linesInRupees, type Quote, rupeesOf } from '@wayfarer/contracts';
import { PriceLines } from '../../../../shared/quote/price-lines.tsx';

/** What a choice costs, line by line. */
export const QuoteLines = ({ quote: { lines, total } }: { quote: Quote }) => (
  <dl aria-live="polite" className="space-y-1.5 border-hairline border-t pt-3">
    <PriceLines lines={linesInRupees(lines)} />
    <div className="flex justify-between gap-4 font-semibold text-ink">
      <dt>Total</dt>
      <dd className="figures">{formatMoney(rupeesOf(total))}</dd>
    </div>
  </dl>
);
