import type { CustomerDetail } from '@wayfarer/contracts';
import { Link } from 'react-router-dom';
import { formatMoment } from '../../shared/format/format-moment.ts';
import { paths } from '../../shared/paths.ts';
import { Card } from '../../shared/ui/layout/card.tsx';

/** The latest messages from the address of an account; nothing for whom they do not concern. */
export const CustomerMessages = ({ messages }: Pick<CustomerDetail, 'messages'>) =>
  messages === null ? null : (
    <section aria-labelledby="messages" className="space-y-4">
      <h2 id="messages" className="font-bold text-ink text-lead">
        Messages from this address
      </h2>
      {messages.length === 0 ? <p className="text-ink-soft">No messages yet.</p> : null}
      {messages.length === 0 ? null : (
        <Card className="py-2!">
          <ul className="divide-y divide-hairline">
            {messages.map(({ _id, beginning, receivedAt, isDone }) => (
              <li key={_id} className="py-3">
                <Link
                  to={paths.adminMessage(_id)}
                  className="touchable font-semibold text-ink underline decoration-hairline underline-offset-4 wrap-anywhere hover:decoration-ink"
                >
                  {beginning}
                </Link>
                <span className="block text-ink-soft text-small">
                  {formatMoment(receivedAt)}, {isDone ? 'done' : 'open'}
                </span>
              </li>
            ))}
          </ul>
        </Card>
      )}
    </section>
  );
