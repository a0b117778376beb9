import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { useSession } from '../../shared/session/use-session.ts';
import { Card } from '../../shared/ui/layout/card.tsx';
import { NotLoaded } from './not-loaded.tsx';
import { countedUpTo, type WaitingLine, waitingLinesOf } from './waiting-lines.ts';
import { waitingQuery } from './waiting-query.ts';

const Line = ({ what, count, most, to, amount, named = [] }: WaitingLine) => (
  <li className="border-hairline border-t first:border-t-0 xl:nth-2:border-t-0">
    <Link
      to={to}
      className="-mx-2 flex min-h-11 flex-wrap items-center justify-between gap-x-4 rounded-control px-2 font-medium text-ink hover:bg-hover"
    >
      <span>{what}</span>
      <span className="figures wrap-anywhere ms-auto min-w-0 text-end font-semibold">
        {countedUpTo(count, most)}
        {amount === undefined ? null : <span className="font-normal text-ink-soft"> · {amount}</span>}
      </span>
    </Link>
    {named.length === 0 ? null : (
      <ul className="flex flex-wrap gap-x-4">
        {named.map(({ label, to: page }) => (
          <li key={page}>
            <Link to={page} className="inline-flex min-h-11 items-center text-ink-soft text-small underline underline-offset-4">
              {label}
            </Link>
          </li>
        ))}
      </ul>
    )}
  </li>
);

/** The work of today, each line with the list that has just it; one sentence where there is none. */
export const WaitingPanel = () => {
  const { role } = useSession();
  const { data, error, isFetching, refetch } = useQuery(waitingQuery);
  const lines = data ? waitingLinesOf(data, role) : [];
  const isToDo = lines.some(({ counted }) => counted !== undefined);
  const known = isToDo ? 'These need somebody to act' : 'Nothing needs your attention';
  const summary = data ? known : error === null ? 'Loading...' : null;
  return (
    <Card as="section" aria-labelledby="waiting">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="waiting" className="font-semibold text-body text-ink">
          Waiting for you
        </h2>
        <p className="text-ink-faint text-small">{summary}</p>
      </div>
      {error === null ? null : <NotLoaded error={error} busy={isFetching} onRetry={() => void refetch()} />}
      {lines.length === 0 ? null : (
        <ul className="mt-1 xl:grid xl:grid-cols-2 xl:gap-x-10">
          {lines.map((line) => (
            <Line key={line.what} {...line} />
          ))}
        </ul>
      )}
    </Card>
  );
};
