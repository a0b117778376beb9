import type { System } from '@wayfarer/contracts';
import { formatMoment } from '../../shared/format/format-moment.ts';
import { Badge } from '../../shared/ui/display/badge.tsx';
import { Card } from '../../shared/ui/layout/card.tsx';
import { stateWords } from './system-words.ts';

/** How the rates of other currencies are: nothing but what readers see depends on them. */
export const RatesCard = ({ state, sentence, since }: NonNullable<System['exchangeRates']>) => {
  const { tone, words } = stateWords[state];
  return (
    <Card as="section" aria-labelledby="system-rates">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id="system-rates" className="font-semibold text-body text-ink">
          Exchange rates
        </h2>
        <Badge tone={tone}>{words}</Badge>
      </div>
      <p className="wrap-anywhere mt-3">{sentence}</p>
      {since === null ? null : <p className="figures mt-2 text-ink-faint text-small">Since {formatMoment(since)}</p>}
      {state === 'wrong' ? <p className="mt-2 text-ink-faint text-small">No email is sent of it.</p> : null}
    </Card>
  );
};
