import { MAX_WAITING, type Waiting } from '@wayfarer/contracts';
import { Link } from 'react-router-dom';
import { paths } from '../../shared/paths.ts';
import { Card } from '../../shared/ui/layout/card.tsx';

const counted = (count: number): string => (count >= MAX_WAITING ? `${MAX_WAITING}+` : String(count));

/** What needs somebody to act, with links. */
export const WaitingPanel = ({ needsReview, failedRefunds, disputes, openMessages }: Waiting) => {
  const waiting = paths.adminPayments('status=waiting');
  const lines = [
    { what: 'Payments to review', count: needsReview, to: waiting },
    { what: 'Failed refunds', count: failedRefunds, to: waiting },
    { what: 'Disputes to answer', count: disputes, to: waiting },
    { what: 'Open messages', count: openMessages, to: paths.adminMessages('state=open') },
  ];
  return (
    <Card as="section" aria-labelledby="waiting">
      <h2 id="waiting" className="font-semibold text-body text-ink">
        Waiting for you
      </h2>
      <p className="text-ink-faint text-small">
        {lines.every(({ count }) => count === 0) ? 'Nothing needs your attention' : 'These need somebody to act'}
      </p>
      <ul className="mt-3">
        {lines.map(({ what, count, to }) => (
          <li key={what} className="flex items-baseline justify-between gap-4 border-hairline border-t py-2.5 first:border-t-0">
            {count === 0 ? (
              <span className="text-ink-faint">{what}</span>
            ) : (
              <Link to={to} className="touchable font-medium text-ink hover:underline">
                {what}
              </Link>
            )}
            <span className={count === 0 ? 'figures text-ink-faint' : 'figures font-semibold text-ink'}>{counted(count)}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
};
