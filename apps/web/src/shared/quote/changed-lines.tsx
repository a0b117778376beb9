import { formatMoney, lineWords, type QuoteLine } from '@wayfarer/contracts';
import { t, tc } from '../words/words.ts';

const keyOf = ({ kind, id }: QuoteLine): string => `${kind} ${id}`;

const sumIn = (lines: readonly QuoteLine[], key: string): string => {
  const line = lines.find((one) => keyOf(one) === key);
  return line === undefined ? '–' : formatMoney(line.sum);
};

/** 'from 2 to 3', where the count of a line is another. */
const countsIn = (before: readonly QuoteLine[], { quantity, ...line }: QuoteLine): string | null => {
  const was = before.find((one) => keyOf(one) === keyOf({ ...line, quantity }))?.quantity;
  return was === undefined || was === quantity ? null : t('from {before} to {after}', { before: was, after: quantity });
};

type ChangedLinesProps = {
  before: readonly QuoteLine[];
  after: readonly QuoteLine[];
  /** In rupees, as a last row. */
  totals?: { before: number; after: number };
};

/** Old and new price, line by line. */
export const ChangedLines = ({ before, after, totals }: ChangedLinesProps) => {
  const gone = before.filter((line) => !after.some((one) => keyOf(one) === keyOf(line)));
  return (
    <table className="figures mt-4 w-full text-small">
      <thead>
        <tr className="text-start text-ink-faint">
          <th scope="col">
            <span className="sr-only">{t('What')}</span>
          </th>
          <th scope="col" className="pb-1 ps-3 text-end font-normal">
            {t('Before')}
          </th>
          <th scope="col" className="pb-1 ps-3 text-end font-normal">
            {tc('a price', 'New')}
          </th>
        </tr>
      </thead>
      <tbody>
        {[...after, ...gone].map((line) => {
          const [was, is] = [sumIn(before, keyOf(line)), sumIn(after, keyOf(line))];
          const counts = countsIn(before, line);
          return (
            <tr key={keyOf(line)} className="border-hairline border-t align-baseline">
              <th scope="row" className="wrap-anywhere py-1.5 text-start font-normal text-ink-soft">
                {lineWords(line)}
                {counts === null ? null : <span className="block text-ink-faint">{counts}</span>}
              </th>
              <td className="whitespace-nowrap py-1.5 ps-3 text-end text-ink-soft">{was}</td>
              <td className={`whitespace-nowrap py-1.5 ps-3 text-end text-ink ${was === is ? '' : 'font-bold'}`}>{is}</td>
            </tr>
          );
        })}
      </tbody>
      {totals === undefined ? null : (
        <tfoot>
          <tr className="border-hairline border-t align-baseline font-bold text-ink">
            <th scope="row" className="py-1.5 text-start">
              {t('Total')}
            </th>
            <td className="whitespace-nowrap py-1.5 ps-3 text-end">{formatMoney(totals.before)}</td>
            <td className="whitespace-nowrap py-1.5 ps-3 text-end">{formatMoney(totals.after)}</td>
          </tr>
        </tfoot>
      )}
    </table>
  );
};
