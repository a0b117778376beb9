import { displayNameOf, isStaff, type Role, type User, userColumnHeadings } from '@wayfarer/contracts';
import { Link } from 'react-router-dom';
import type { AdminColumn } from '../../shared/admin-list/admin-column.ts';
import { paths } from '../../shared/paths.ts';
import { useMay } from '../../shared/session/use-may.ts';
import { Button } from '../../shared/ui/actions/button.tsx';
import { LinkButton } from '../../shared/ui/actions/link-button.tsx';
import { Badge } from '../../shared/ui/display/badge.tsx';
import { roleNames } from './role-words.ts';

type RowActions = {
  onRole: (user: User, role: Role) => void;
  /** The user of this session. */
  ownId: string | null;
  onDelete: (user: User) => void;
  /** The id of the user that is being deleted. */
  deleting: string | undefined;
};

const RoleSelect = ({ user, onRole }: { user: User } & Pick<RowActions, 'onRole'>) => (
  <select
    aria-label={`Role of ${displayNameOf(user)}`}
    value={user.role}
    onChange={({ target }) => onRole(user, target.value as Role)}
    className="min-h-11 rounded-control border border-hairline bg-transparent px-2 text-ink-soft text-small hover:border-ink-soft"
  >
    {(Object.keys(roleNames) as Role[]).map((role) => (
      <option key={role} value={role}>
        {roleNames[role]}
      </option>
    ))}
  </select>
);

const ActivityLink = ({ user: { _id, role, ...user } }: { user: User }) =>
  useMay('show-activity') ? (
    <LinkButton
      variant="quiet"
      size="small"
      to={paths.adminActivity(isStaff(role) ? `by=${_id}` : `about=${_id}`)}
      aria-label={`Activity of ${displayNameOf(user)}`}
    >
      Activity
    </LinkButton>
  ) : null;

/** Username, Email and Action (docs/specification.md section 2). */
export const userColumns = ({ onRole, ownId, onDelete, deleting }: RowActions): AdminColumn<User>[] => [
  {
    id: 'username',
    heading: userColumnHeadings.username,
    place: 'title',
    cell: ({ _id, role, ...user }) => (
      <span className="flex min-w-24 flex-wrap items-center gap-2.5">
        <Link
          to={paths.adminUser(_id)}
          className="inline-flex min-h-11 min-w-0 items-center font-semibold text-ink underline decoration-hairline underline-offset-4 hover:decoration-ink"
        >
          <span className="one-line">{displayNameOf(user)}</span>
        </Link>
        {user.name === undefined ? null : <span className="one-line text-ink-soft text-small">{user.username}</span>}
        {isStaff(role) ? <Badge tone="accent">{roleNames[role]}</Badge> : null}
      </span>
    ),
    sortable: true,
    csv: ({ username }) => username,
    moreCsv: [
      { heading: userColumnHeadings.name, csv: ({ name }) => name ?? '' },
      { heading: userColumnHeadings.role, csv: ({ role }) => roleNames[role] },
    ],
  },
  {
    id: 'email',
    heading: userColumnHeadings.email,
    cell: ({ email, phone }) => (
      <span className="grid text-ink-soft">
        <span className="one-line" title={email}>
          {email}
        </span>
        {phone === undefined ? null : <span className="one-line text-small">{phone}</span>}
      </span>
    ),
    sortable: true,
    csv: ({ email }) => email,
    moreCsv: [{ heading: userColumnHeadings.phone, csv: ({ phone }) => phone ?? '' }],
  },
  {
    id: 'actions',
    heading: 'Action',
    place: 'actions',
    cell: (user) => (
      <span className="flex items-center justify-end gap-2">
        {user._id === ownId ? null : <RoleSelect user={user} onRole={onRole} />}
        <ActivityLink user={user} />
        <Button
          variant="quiet"
          size="small"
          className="not-hover:not-focus-visible:text-ink-soft hover:text-red focus-visible:text-red"
          aria-label={`Delete ${displayNameOf(user)}`}
          busy={deleting === user._id}
          onClick={() => onDelete(user)}
        >
          Delete
        </Button>
      </span>
    ),
  },
];
