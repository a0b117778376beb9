import type { ComposedEmail } from '../../emails/index.ts';
import { hasPassword } from '../passwords/no-password.ts';
import type { UserRecord } from '../user.model.ts';
import { nameInEmails } from './name-in-emails.ts';

/**
 * What both addresses are told when an account was joined into another one. The closed one learns of the
 * other only where its owner had confirmed it: it may be of somebody who has nothing to do with them.
 * @param of which of the two, and which account was closed
 */
export const composeJoined = (user: UserRecord, of: string, joinedAt: Date): ComposedEmail | null => {
  const { _id: userId, email } = user;
  const [which, closedId] = of.split(' ');
  const entry = user.joined?.find(({ id }) => String(id) === closedId);
  const isClosed = which === 'closed';
  const to = isClosed ? entry?.email : email;
  if (!entry || !to) return null;
  const { isConfirmed, username } = entry;
  const about = { kind: 'accounts-joined', joinedAt, isClosed } as const;
  const known = { username: user.username, ...nameInEmails(user, user.name) };
  const without = hasPassword(user) ? {} : { hasNoPassword: true as const };
  const content = isClosed
    ? { ...about, ...(isConfirmed ? { ...known, email } : { username }) }
    : { ...about, ...known, ...without };
  return {
    to,
    about: email || to,
    isConfirmed: isClosed ? isConfirmed : Boolean(user.emailVerifiedAt),
    userId,
    bookingId: null,
    language: user.language,
    content,
  };
};
