import { type System, watchedPartNames } from '@wayfarer/contracts';
import { formatMoment } from '../../shared/format/format-moment.ts';
import { Badge } from '../../shared/ui/display/badge.tsx';
import { Card } from '../../shared/ui/layout/card.tsx';
import { stateWords } from './system-words.ts';

/** What the product looks at by itself, with what to do first where something is wrong. */
export const WatchedParts = ({ parts }: Pick<System, 'parts'>) => (
  <ul className="grid grid-cols-1 gap-4 xl:grid-cols-2">
    {parts.map(({ part, state, sentence, since }) => {
      const { tone, words } = stateWords[state];
      return (
        <li key={part}>
          <Card className="h-full">
            <div className="flex flex-wrap items-center justify-between gap-2">
              <h2 className="font-semibold text-body text-ink">{watchedPartNames[part]}</h2>
              <Badge tone={tone}>{words}</Badge>
            </div>
            <p className="wrap-anywhere mt-3">{sentence}</p>
            {since === null ? null : <p className="figures mt-2 text-ink-faint text-small">Since {formatMoment(since)}</p>}
          </Card>
        </li>
      );
    })}
  </ul>
);
