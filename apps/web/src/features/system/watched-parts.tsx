import { type System, watchedPartNames } from '@wayfarer/contracts';
import { formatMoment } from '../../shared/format/format-moment.ts';
import { Badge } from '../../shared/ui/display/badge.tsx';
import { Card } from '../../shared/ui/layout/card.tsx';
import { stateWords } from './system-words.ts';

type Part = Pick<System['parts'][number], 'state' | 'sentence' | 'since'> & { name: string };

const WatchedCard = ({ name, state, sentence, since }: Part) => {
  const { tone, words } = stateWords[state];
  return (
    <li>
      <Card className="h-full">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <h2 className="font-semibold text-body text-ink">{name}</h2>
          <Badge tone={tone}>{words}</Badge>
        </div>
        <p className="wrap-anywhere mt-3">{sentence}</p>
        {since === null ? null : <p className="figures mt-2 text-ink-faint text-small">Since {formatMoment(since)}</p>}
      </Card>
    </li>
  );
};

/** What the product looks at by itself, with what to do first where something is wrong. */
export const WatchedParts = ({ parts, exchangeRates }: Pick<System, 'parts' | 'exchangeRates'>) => (
  <ul className="grid grid-cols-1 gap-4 xl:grid-cols-2">
    {parts.map(({ part, ...seen }) => (
      <WatchedCard key={part} name={watchedPartNames[part]} {...seen} />
    ))}
    {exchangeRates === undefined ? null : <WatchedCard name="Exchange rates" {...exchangeRates} />}
  </ul>
);
