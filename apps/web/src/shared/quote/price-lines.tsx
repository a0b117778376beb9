import { formatMoney, lineWords, type QuoteLine } from '@wayfarer/contracts';
import { countWordsOf } from './line-words.ts';

/** What a total is made of, as rows of a `<dl>`: each line with quantity, unit and sum. */
export const PriceLines = ({ lines }: { lines: readonly QuoteLine[] }) =>
  lines.map((line) => {
    const words = countWordsOf(line);
    return (
      <div key={`${line.kind} ${line.id}`} className="flex items-baseline justify-between gap-4">
        <dt className="wrap-anywhere min-w-0 text-ink-soft">
          {lineWords(line).replace(' %', '\u00a0%')}
          {words === null ? null : <span className="figures block text-ink-faint text-small">{words}</span>}
        </dt>
        <dd className="figures whitespace-nowrap text-end text-ink">{formatMoney(line.sum)}</dd>
      </div>
    );
  });
