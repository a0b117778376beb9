import { t } from '@wayfarer/words';
import type { Database } from '../../database/connect.ts';
import type { Dependencies } from '../../dependencies.ts';
import { ApiError } from '../../errors/api-error.ts';
import type { Caller } from '../../http/caller.ts';
import { recordChange } from '../../logging/audit-context.ts';
import { logSecurityEvent } from '../../logging/security-event.ts';
import { emailRepository } from '../emails/index.ts';
import { nameInEmails } from './emails/name-in-emails.ts';
import { invitationRepository } from './invitations/invitation.repository.ts';
import { emailedLinkRepository } from './links/emailed-link.repository.ts';
import { sessionRepository } from './sessions/session.repository.ts';
import type { UserRecord } from './user.model.ts';
import { userRepository } from './user.repository.ts';

/**
 * Handles the bookings of a deleted user: open ones are cancelled, the others lose the person's name. Returns
 * whether there are any.
 */
export type ReleaseBookingsOfUser = (userId: string) => Promise<{ hasBookings: boolean }>;

/**
 * Erases what other features store about a user: by id, and by the address where it is confirmed. Each may be
 * repeated after an interruption.
 */
export type ForgetUser = {
  readonly releaseBookings: ReleaseBookingsOfUser;
  readonly erase: readonly ((user: { readonly id: string; readonly email: string | null }) => Promise<void>)[];
};

/**
 * The last email to a user, stored after theirs were erased; without their id, and erased once it was sent.
 */
const storeFarewell = (database: Database, user: UserRecord, deletedAt: Date): Promise<void> => {
  const { _id, username, email } = user;
  return emailRepository(database).insertOnce({
    _id: `user/${String(_id)}/account-deleted`,
    to: email,
    personKey: email.toLowerCase(),
    userId: null,
    bookingId: null,
    content: { kind: 'account-deleted', username, ...nameInEmails(user, user.name), deletedAt },
    causedAt: deletedAt,
    dueAt: deletedAt,
  });
};

/**
 * Deletes a user, whose tokens end at once, and tells them by email. Where bookings point at the user the
 * record stays without the person's data.
 * @param knows whether data known only by the address is erased too
 * @throws LAST_ADMIN, NOT_FOUND
 */
export const forgetUser = async (
  { database, clock, logger, config }: Dependencies,
  forget: ForgetUser,
  { id, by, knows = true }: { id: string; by: string; knows?: boolean },
): Promise<{ id: string }> => {
  const users = userRepository(database);
  const user = await users.shutOut(id, clock());
  if (!user) throw new ApiError('NOT_FOUND', t('There is no such user.'));
  await sessionRepository(database).endAllOf(user._id);
  await emailedLinkRepository(database).eraseOf(user);
  // Whoever registered with an address without reading its mailbox must not withdraw what was sent to its
  // owner.
  if (user.emailVerifiedAt) await invitationRepository(database).eraseTo(user.emailKey);
  // The address is kept until the end, so that an interrupted deletion can be completed.
  // With what is still on its way here from accounts that were joined into this one.
  const before = (user.joined ?? []).map((one) => ({ id: String(one.id), email: one.isConfirmed && knows ? one.email : null }));
  for (const known of [{ id, email: knows ? user.email : null }, ...before]) for (const erase of forget.erase) await erase(known);
  if (config.SMTP_URL !== undefined && user.email !== '') await storeFarewell(database, user, clock());
  for (const one of before) await forget.releaseBookings(one.id);
  const { hasBookings } = await forget.releaseBookings(id);
  if (hasBookings) await users.forgetPerson(user._id);
  else await users.erase(user._id);
  logSecurityEvent(logger, 'user_deleted', { user: String(user._id), role: user.role, by });
  recordChange({ thing: 'user', id: String(user._id), from: { role: user.role, hasBookings }, to: null });
  return { id: String(user._id) };
};

/**
 * Deletes somebody else's account, for admins.
 * @throws OWN_ACCOUNT, LAST_ADMIN, NOT_FOUND
 */
export const deleteUser = async (
  dependencies: Dependencies,
  forget: ForgetUser,
  caller: Caller,
  id: string,
): Promise<{ id: string }> => {
  if (caller.userId === id.toLowerCase()) throw new ApiError('OWN_ACCOUNT');
  return forgetUser(dependencies, forget, { id, by: caller.userId });
};
