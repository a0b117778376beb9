import { has, type Role, type User } from '@wayfarer/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { ApiError } from '../../errors/api-error.ts';
import type { Caller } from '../../http/caller.ts';
import { recordChange } from '../../logging/audit-context.ts';
import { logSecurityEvent } from '../../logging/security-event.ts';
import { presentUser } from './user.presenter.ts';
import { userRepository } from './user.repository.ts';

/** What a feature does when somebody no longer works on departures. */
export type LeaveDepartures = (userId: string) => Promise<void>;

/**
 * Gives somebody else another role, which counts from their next call on. Of two admins who demote each other
 * at once one stays. Who no longer checks travellers in is off every departure to come.
 * @throws OWN_ACCOUNT, NOT_FOUND, LAST_ADMIN
 */
export const changeRole = async (
  { database, logger }: Pick<Dependencies, 'database' | 'logger'>,
  leaveDepartures: LeaveDepartures,
  caller: Caller,
  id: string,
  role: Role,
): Promise<{ user: User }> => {
  if (caller.userId === id.toLowerCase())
    throw new ApiError('OWN_ACCOUNT', 'You cannot change your own role. Ask another admin.');
  const before = await userRepository(database).setRole(id, role);
  if (!before) throw new ApiError('NOT_FOUND', 'There is no such user.');
  if (before.role !== role) {
    logSecurityEvent(logger, 'role_changed', { user: String(before._id), by: caller.userId, from: before.role, to: role });
    recordChange({ thing: 'user', id: String(before._id), from: { role: before.role }, to: { role } });
  }
  if (!has(role, 'check-in')) await leaveDepartures(String(before._id));
  return { user: presentUser({ ...before, role }) };
};
