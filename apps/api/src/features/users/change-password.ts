import type { Dependencies } from '../../dependencies.ts';
import { ApiError } from '../../errors/api-error.ts';
import type { Caller } from '../../http/caller.ts';
import { logSecurityEvent } from '../../logging/security-event.ts';
import { checkPassword } from './check-password.ts';
import { setPassword } from './set-password.ts';
import { userRepository } from './user.repository.ts';

/**
 * Sets a new password and ends every other session of the user.
 * @throws BAD_CREDENTIALS when the present password is wrong, VALIDATION when the new one is easy to guess; TOO_MANY_REQUESTS, BUSY
 */
export const changePassword = async (
  dependencies: Dependencies,
  caller: Caller,
  { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
): Promise<{ message: string }> => {
  const { database, logger } = dependencies;
  const user = await userRepository(database).findById(caller.userId);
  if (!user) throw new ApiError('BAD_CREDENTIALS');
  const { username, passwordHash: hash } = user;
  if (!(await checkPassword(dependencies, { username, password: currentPassword, hash }))) {
    logSecurityEvent(logger, 'login_failed', { user: caller.userId });
    throw new ApiError('BAD_CREDENTIALS');
  }
  await setPassword(dependencies, user, newPassword, { field: 'newPassword', keep: caller.sessionId });
  return { message: 'Your password has changed. Everywhere else you are logged out.' };
};
