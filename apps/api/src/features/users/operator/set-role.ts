import type { Dependencies } from '../../../dependencies.ts';
import { logSecurityEvent } from '../../../logging/security-event.ts';
import type { UserRecord } from '../user.model.ts';
import { userRepository } from '../user.repository.ts';

/**
 * Makes a user an admin, or an admin a traveller, for the operator's command alone. It counts from the next call on.
 * @throws Error with one sentence where nobody would be an admin any more
 */
export const setRole = async (
  { database, logger }: Pick<Dependencies, 'database' | 'logger'>,
  { _id, username, role }: UserRecord,
  wanted: UserRecord['role'],
): Promise<void> => {
  if (role === wanted) return;
  const users = userRepository(database);
  if (wanted === 'user' && (await users.countAdmins()) === 1)
    throw new Error(`'${username}' is the only admin: make another one first.`);
  await users.setRole(_id, wanted);
  logSecurityEvent(logger, wanted === 'admin' ? 'admin_made' : 'admin_removed', { user: String(_id) });
};
