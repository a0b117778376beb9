import { formatMoney, type QuoteLine } from '@wayfarer/contracts';
import { ApiFailure } from '../api/api-failure.ts';
import type { Question } from '../ui/overlays/confirm.ts';

/** A total in rupees, and what it is made of where that is more than one price for each person. */
export type ShownPrice = { total: number; lines?: readonly QuoteLine[] | undefined };

const keyOf = ({ kind, id }: QuoteLine): string => `${kind} ${id}`;
const isLine = (value: unknown): value is QuoteLine => typeof value === 'object' && value !== null && 'sum' in value;

/**
 * The price that the server has computed for a refused order; null where the refusal was not about the price.
 */
export const newPriceIn = (thrown: unknown): ShownPrice | null => {
  if (!(thrown instanceof ApiFailure) || thrown.code !== 'PRICE_CHANGED') return null;
  const { totalAmount, lines } = thrown.details;
  if (typeof totalAmount !== 'number') return null;
  return { total: totalAmount, lines: Array.isArray(lines) ? lines.filter(isLine) : undefined };
};

const sumIn = (lines: readonly QuoteLine[], key: string): string => {
  const line = lines.find((one) => keyOf(one) === key);
  return line === undefined ? '–' : formatMoney(line.sum);
};

/** Old and new price, line by line. */
const ChangedLines = ({ before, after }: { before: readonly QuoteLine[]; after: readonly QuoteLine[] }) => {
  const gone = before.filter((line) => !after.some((one) => keyOf(one) === keyOf(line)));
  return (
    <table className="figures mt-4 w-full text-small">
      <thead>
        <tr className="text-left text-ink-faint">
          <th scope="col">
            <span className="sr-only">What</span>
          </th>
          <th scope="col" className="pb-1 pl-3 text-right font-normal">
            Before
          </th>
          <th scope="col" className="pb-1 pl-3 text-right font-normal">
            New
          </th>
        </tr>
      </thead>
      <tbody>
        {[...after, ...gone].map((line) => {
          const [was, is] = [sumIn(before, keyOf(line)), sumIn(after, keyOf(line))];
          return (
            <tr key={keyOf(line)} className="border-hairline border-t align-baseline">
              <th scope="row" className="wrap-anywhere py-1.5 text-left font-normal text-ink-soft">
                {line.text}
              </th>
              <td className="whitespace-nowrap py-1.5 pl-3 text-right text-ink-soft">{was}</td>
              <td className={`whitespace-nowrap py-1.5 pl-3 text-right text-ink ${was === is ? '' : 'font-bold'}`}>{is}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
};

/** @param unchanged what is still so, whatever the answer: 'You haven't booked anything yet.' */
export const newPriceQuestion = (before: ShownPrice, after: ShownPrice, verb: 'Book' | 'Pay', unchanged: string): Question => ({
  title: 'The price has changed',
  text: `The total has gone ${after.total > before.total ? 'up' : 'down'} from ${formatMoney(before.total)} to ${formatMoney(after.total)}. ${unchanged}`,
  details:
    after.lines === undefined || before.lines === undefined ? undefined : (
      <ChangedLines before={before.lines} after={after.lines} />
    ),
  confirmLabel: `${verb === 'Book' ? 'Book for' : 'Pay'} ${formatMoney(after.total)}`,
  cancelLabel: 'Not now',
});
