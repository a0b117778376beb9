import type { InboxEntry } from '@wayfarer/contracts';
import { Link } from 'react-router-dom';
import type { AdminColumn } from '../../shared/admin-list/admin-column.ts';
import { formatMoment, sortableMoment } from '../../shared/format/format-moment.ts';
import { paths } from '../../shared/paths.ts';
import { MessageStateBadge } from './message-state-badge.tsx';

/** Sender, message, date, assignee, and whether it is done. */
export const inboxColumns: ReadonlyArray<AdminColumn<InboxEntry>> = [
  {
    id: 'name',
    heading: 'From',
    place: 'title',
    cell: ({ _id, name, email }) => (
      <span className="block min-w-32">
        <Link
          to={paths.adminMessage(_id)}
          className="row-link -mt-3 -mb-1.5 inline-flex min-h-11 min-w-0 items-center font-semibold text-ink underline decoration-hairline underline-offset-4 hover:decoration-ink"
        >
          <span className="one-line">{name}</span>
        </Link>
        <span className="one-line mt-1 font-normal text-ink-faint text-small" title={email}>
          {email}
        </span>
      </span>
    ),
    csv: ({ name }) => name,
    moreCsv: [{ heading: 'Email', csv: ({ email }) => email }],
  },
  {
    id: 'message',
    heading: 'Message',
    cell: ({ beginning }) => <span className="line-clamp-2 min-w-40 text-ink-soft wrap-anywhere">{beginning}</span>,
    csv: ({ beginning }) => beginning,
  },
  {
    id: 'receivedAt',
    heading: 'Received',
    sortable: true,
    cell: ({ receivedAt }) => <span className="text-ink-soft">{formatMoment(receivedAt)}</span>,
    csv: ({ receivedAt }) => sortableMoment(receivedAt),
  },
  {
    id: 'assignee',
    heading: 'Assigned to',
    cell: ({ assignee }) => <span className="one-line">{assignee?.username ?? '–'}</span>,
    csv: ({ assignee }) => assignee?.username ?? '',
  },
  {
    id: 'state',
    heading: 'Status',
    cell: (message) => <MessageStateBadge {...message} />,
    csv: ({ isDone }) => (isDone ? 'Done' : 'Open'),
    moreCsv: [{ heading: 'Replies', csv: ({ replies }) => replies }],
  },
];
