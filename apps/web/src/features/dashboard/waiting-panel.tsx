import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { sentenceOf } from '../../shared/api/api-failure.ts';
import { Card } from '../../shared/ui/layout/card.tsx';
import { countedUpTo, waitingLinesOf } from './waiting-lines.ts';
import { waitingQuery } from './waiting-query.ts';

/** What needs somebody to act, each with a link to the list that has it. */
export const WaitingPanel = () => {
  const { data, error } = useQuery(waitingQuery);
  const lines = data ? waitingLinesOf(data).filter(({ count }) => count > 0) : [];
  const known = lines.length === 0 ? 'Nothing needs your attention' : 'These need somebody to act';
  const unknown = error === null ? 'Loading...' : sentenceOf(error);
  return (
    <Card as="section" aria-labelledby="waiting">
      <h2 id="waiting" className="font-semibold text-body text-ink">
        Waiting for you
      </h2>
      <p className="text-ink-faint text-small">{data ? known : unknown}</p>
      {lines.length === 0 ? null : (
        <ul className="mt-3">
          {lines.map(({ what, count, to, amount }) => (
            <li key={what} className="flex items-baseline justify-between gap-4 border-hairline border-t py-2.5 first:border-t-0">
              <Link to={to} className="touchable font-medium text-ink hover:underline">
                {what}
              </Link>
              <span className="figures text-right font-semibold text-ink">
                {countedUpTo(count)}
                {amount === undefined ? null : <span className="font-normal text-ink-soft"> · {amount}</span>}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
};
