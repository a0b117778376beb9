import type { Dependencies } from '../../../dependencies.ts';
import { logSecurityEvent } from '../../../logging/security-event.ts';
import type { UserRecord } from '../user.model.ts';
import { userRepository } from '../user.repository.ts';

/**
 * Gives a user another role, for the operator's command alone. It counts from the next call on.
 * @throws LAST_ADMIN
 */
export const setRole = async (
  { database, logger }: Pick<Dependencies, 'database' | 'logger'>,
  { _id, role }: UserRecord,
  wanted: UserRecord['role'],
): Promise<void> => {
  if (role === wanted) return;
  await userRepository(database).setRole(_id, wanted);
  const event = wanted === 'admin' ? 'admin_made' : role === 'admin' ? 'admin_removed' : 'role_changed';
  logSecurityEvent(logger, event, { user: String(_id), from: role, to: wanted });
};
