import type { Dependencies } from '../../dependencies.ts';
import { ApiError } from '../../errors/api-error.ts';
import type { Caller } from '../../http/caller.ts';
import { logSecurityEvent } from '../../logging/security-event.ts';
import { assertNotGuessable } from './assert-not-guessable.ts';
import { checkPassword } from './check-password.ts';
import { sessionRepository } from './session.repository.ts';
import { userRepository } from './user.repository.ts';

/**
 * Sets a new password and ends every session of the user, this one too.
 * @throws BAD_CREDENTIALS when the present password is wrong, VALIDATION when the new one is easy to guess; TOO_MANY_REQUESTS, BUSY
 */
export const changePassword = async (
  dependencies: Dependencies,
  caller: Caller,
  { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
): Promise<{ message: string }> => {
  const { database, passwords, config, logger } = dependencies;
  const users = userRepository(database);
  const user = await users.findById(caller.userId);
  if (!user) throw new ApiError('BAD_CREDENTIALS');
  const { username, email, passwordHash: hash } = user;
  if (!(await checkPassword(dependencies, { username, password: currentPassword, hash }))) {
    logSecurityEvent(logger, 'login_failed', { user: caller.userId });
    throw new ApiError('BAD_CREDENTIALS');
  }
  await assertNotGuessable(newPassword, { field: 'newPassword', context: [username, email, config.BRAND_NAME] });
  await users.setPasswordHash(user._id, await passwords.hash(newPassword, user.username));
  await sessionRepository(database).endAllOf(user._id);
  logSecurityEvent(logger, 'password_changed', { user: caller.userId });
  return { message: 'Your password has changed. Please log in again.' };
};
