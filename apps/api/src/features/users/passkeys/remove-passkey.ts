import type { PasskeyRemoval } from '@wayfarer/contracts';
import { t } from '@wayfarer/words';
import type { Dependencies } from '../../../dependencies.ts';
import { ApiError } from '../../../errors/api-error.ts';
import type { Caller } from '../../../http/caller.ts';
import { logSecurityEvent } from '../../../logging/security-event.ts';
import { assertOwnPassword } from '../passwords/assert-own-password.ts';
import { sessionRepository } from '../sessions/session.repository.ts';
import type { UserRecord } from '../user.model.ts';
import { passkeyRepository } from './passkey.repository.ts';

/**
 * Removes a passkey, and ends the sessions that it opened elsewhere. Its owner is told by email.
 * @throws BAD_CREDENTIALS; NOT_FOUND when it was removed already; TOO_MANY_REQUESTS, BUSY
 */
export const removePasskey = async (
  dependencies: Dependencies,
  caller: Caller,
  { passkey: id, currentPassword }: PasskeyRemoval,
): Promise<{ message: string }> => {
  const { database, clock, logger } = dependencies;
  const user = await assertOwnPassword(dependencies, caller, currentPassword);
  if (!(await passkeyRepository(database).remove(user._id, id, clock())))
    throw new ApiError('NOT_FOUND', t('This passkey has already been removed.'));
  await sessionRepository(database).endAllByPasskey(user._id, id, caller.sessionId);
  logSecurityEvent(logger, 'passkey_removed', { user: caller.userId, by: 'owner' });
  return { message: t('The passkey is removed. It can no longer be used to log in.') };
};

/** Removes all passkeys of a user, for the operator's command alone. @returns how many there were */
export const removeEveryPasskey = async (
  { database, clock, logger }: Pick<Dependencies, 'database' | 'clock' | 'logger'>,
  { _id }: Pick<UserRecord, '_id'>,
): Promise<number> => {
  const count = await passkeyRepository(database).removeAll(_id, clock());
  if (count > 0) logSecurityEvent(logger, 'passkey_removed', { user: String(_id), by: 'operator' });
  return count;
};
