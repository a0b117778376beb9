import type { Dependencies } from '../../../dependencies.ts';
import { hasPassword } from '../passwords/no-password.ts';
import { sessionRepository } from '../sessions/session.repository.ts';
import type { UserRecord } from '../user.model.ts';
import { userRepository } from '../user.repository.ts';

/** Whether anybody may have registered with the address: nobody has confirmed it. */
export const isUnproven = ({ email, emailVerifiedAt }: Pick<UserRecord, 'email' | 'emailVerifiedAt'>): boolean =>
  email !== '' && !emailVerifiedAt;

/**
 * Ends the login of an account whose address nobody has confirmed, before staff book for it: it may be of
 * somebody else than the person at the desk, who would read and cancel the trip. Its owner sets a password by
 * an emailed link.
 */
export const distrustLogin = async (
  { database, clock }: Pick<Dependencies, 'database' | 'clock'>,
  user: UserRecord,
): Promise<void> => {
  const hasLogin = hasPassword(user) || (user.passkeys ?? []).length > 0;
  if (!isUnproven(user) || user.role !== 'user' || !hasLogin) return;
  await userRepository(database).removeLogin(user._id, clock());
  await sessionRepository(database).endAllOf(user._id);
};
