import type { CustomerDetail } from '@wayfarer/contracts';
import { formatMoment } from '../../shared/format/format-moment.ts';
import { Card } from '../../shared/ui/layout/card.tsx';

/** The logins that go on; nothing for whom they do not concern. */
export const CustomerLogins = ({ sessions }: Pick<CustomerDetail, 'sessions'>) =>
  sessions === null ? null : (
    <Card as="section" aria-labelledby="logins" className="space-y-3">
      <h2 id="logins" className="font-bold text-ink text-lead">
        Logged in
      </h2>
      {sessions.length === 0 ? <p className="text-ink-soft">Nowhere at the moment.</p> : null}
      <ul className="space-y-2">
        {sessions.map(({ browser, startedAt, lastUsedAt }) => (
          <li key={startedAt}>
            {browser ?? 'Unknown browser'}
            <span className="block text-ink-soft text-small">Last used {formatMoment(lastUsedAt)}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
