import type { Dependencies } from '../../dependencies.ts';
import { ApiError } from '../../errors/api-error.ts';
import type { Caller } from '../../http/caller.ts';
import { sessionRepository } from './session.repository.ts';
import { userRepository } from './user.repository.ts';

/**
 * Sets a new password and ends every session of the user, this one too.
 * @throws BAD_CREDENTIALS when the present password is wrong
 */
export const changePassword = async (
  { database, passwords }: Dependencies,
  caller: Caller,
  { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
): Promise<{ message: string }> => {
  const users = userRepository(database);
  const user = await users.findById(caller.userId);
  if (!user || !(await passwords.matches(currentPassword, user.passwordHash))) throw new ApiError('BAD_CREDENTIALS');
  await users.setPasswordHash(user._id, await passwords.hash(newPassword));
  await sessionRepository(database).endAllOf(user._id);
  return { message: 'Your password has changed. Please log in again.' };
};
