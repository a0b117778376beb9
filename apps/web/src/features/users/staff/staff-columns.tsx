import { displayNameOf, type Role, type StaffMember } from '@wayfarer/contracts';
import { Link } from 'react-router-dom';
import type { AdminColumn } from '../../../shared/admin-list/admin-column.ts';
import { formatMoment, sortableMoment } from '../../../shared/format/format-moment.ts';
import { counted } from '../../../shared/format/format-total.ts';
import { paths } from '../../../shared/paths.ts';
import { useMay } from '../../../shared/session/use-may.ts';
import { Button } from '../../../shared/ui/actions/button.tsx';
import { LinkButton } from '../../../shared/ui/actions/link-button.tsx';
import { Badge } from '../../../shared/ui/display/badge.tsx';
import { roleNames } from '../role-words.ts';

type RowActions = {
  mayChange: boolean;
  onRole: (member: StaffMember, role: Role) => void;
  /** The user of this session. */
  ownId: string | null;
  onDelete: (member: StaffMember) => void;
  /** The id of the one who is being deleted. */
  deleting: string | undefined;
};

const RoleSelect = ({ member, onRole }: { member: StaffMember } & Pick<RowActions, 'onRole'>) => (
  <select
    aria-label={`Role of ${displayNameOf(member)}`}
    value={member.role}
    onChange={({ target }) => onRole(member, target.value as Role)}
    className="min-h-11 rounded-control border border-hairline bg-transparent px-2 text-ink text-small hover:border-ink-soft"
  >
    {(Object.keys(roleNames) as Role[]).map((role) => (
      <option key={role} value={role}>
        {roleNames[role]}
      </option>
    ))}
  </select>
);

const ActivityLink = ({ member: { _id, ...member } }: { member: StaffMember }) =>
  useMay('show-activity') ? (
    <LinkButton
      variant="quiet"
      size="small"
      to={paths.adminActivity(`by=${_id}`)}
      aria-label={`Activity of ${displayNameOf(member)}`}
    >
      Activity
    </LinkButton>
  ) : null;

/** How a login is protected beyond its password. */
const protectionOf = ({ hasTwoFactor, passkeys }: StaffMember): string =>
  [...(hasTwoFactor ? ['Two-factor'] : []), ...(passkeys > 0 ? [counted(passkeys, 'passkey')] : [])].join(', ') ||
  'Password alone';

/** Who works here: role, when last seen, and how the login is protected. */
export const staffColumns = ({ mayChange, onRole, ownId, onDelete, deleting }: RowActions): AdminColumn<StaffMember>[] => [
  {
    id: 'name',
    heading: 'Name',
    place: 'title',
    cell: ({ _id, email, ...member }) => (
      <span className="block min-w-32">
        <span className="flex flex-wrap items-center gap-2">
          <Link
            to={paths.adminUser(_id)}
            className="touchable font-semibold text-ink underline decoration-hairline underline-offset-4 hover:decoration-ink"
          >
            {displayNameOf(member)}
          </Link>
          {_id === ownId ? <Badge tone="accent">You</Badge> : null}
        </span>
        <span className="one-line block font-normal text-ink-soft text-small" title={email}>
          {email}
        </span>
      </span>
    ),
    csv: (member) => displayNameOf(member),
    moreCsv: [{ heading: 'Email', csv: ({ email }) => email }],
  },
  {
    id: 'role',
    heading: 'Role',
    cell: (member) =>
      mayChange && member._id !== ownId ? <RoleSelect member={member} onRole={onRole} /> : roleNames[member.role],
    csv: ({ role }) => roleNames[role],
  },
  {
    id: 'lastSeen',
    heading: 'Last seen',
    cell: ({ lastSeenAt }) => (lastSeenAt === null ? 'Not known' : formatMoment(lastSeenAt)),
    csv: ({ lastSeenAt }) => (lastSeenAt === null ? '' : sortableMoment(lastSeenAt)),
  },
  {
    id: 'login',
    heading: 'Login',
    cell: (member) => protectionOf(member),
    csv: (member) => protectionOf(member),
  },
  {
    id: 'actions',
    heading: 'Action',
    place: 'actions',
    cell: (member) => (
      <span className="flex items-center justify-end gap-2">
        <ActivityLink member={member} />
        <Button
          variant="quiet"
          size="small"
          className="not-hover:not-focus-visible:text-ink-soft hover:text-red focus-visible:text-red"
          aria-label={`Delete ${displayNameOf(member)}`}
          busy={deleting === member._id}
          onClick={() => onDelete(member)}
        >
          Delete
        </Button>
      </span>
    ),
  },
];
