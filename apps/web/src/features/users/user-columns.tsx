import type { User } from '@wayfarer/contracts';
import type { AdminColumn } from '../../shared/admin-list/admin-column.ts';
import { Button } from '../../shared/ui/actions/button.tsx';
import { Badge } from '../../shared/ui/display/badge.tsx';

type RowActions = {
  onDelete: (user: User) => void;
  /** The id of the one that is being deleted. */
  deleting: string | undefined;
};

/** Username, Email and Action (docs/specification.md section 2). */
export const userColumns = ({ onDelete, deleting }: RowActions): AdminColumn<User>[] => [
  {
    id: 'username',
    heading: 'Username',
    place: 'title',
    cell: ({ username, role }) => (
      <span className="flex min-w-24 flex-wrap items-center gap-2.5">
        <span className="font-semibold text-ink">{username}</span>
        {role === 'admin' ? <Badge tone="accent">Admin</Badge> : null}
      </span>
    ),
    sortable: true,
    csv: ({ username }) => username,
  },
  {
    id: 'email',
    heading: 'Email',
    cell: ({ email }) => <span className="block min-w-40 text-ink-soft">{email}</span>,
    sortable: true,
    csv: ({ email }) => email,
  },
  {
    id: 'actions',
    heading: 'Action',
    place: 'actions',
    cell: (user) => (
      <Button
        variant="quiet"
        size="small"
        className="text-red"
        aria-label={`Delete ${user.username}`}
        busy={deleting === user._id}
        onClick={() => onDelete(user)}
      >
        Delete
      </Button>
    ),
  },
];
