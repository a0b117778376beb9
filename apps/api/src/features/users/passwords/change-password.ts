import { t } from '@wayfarer/words';
import type { Dependencies } from '../../../dependencies.ts';
import type { Caller } from '../../../http/caller.ts';
import { assertOwnPassword } from './assert-own-password.ts';
import { setPassword } from './set-password.ts';

/**
 * Sets a new password and ends every other session of the user.
 * @throws BAD_CREDENTIALS when the present password is wrong, or no longer the present one; VALIDATION when
 * the new one is easy to guess; TOO_MANY_REQUESTS, BUSY
 */
export const changePassword = async (
  dependencies: Dependencies,
  caller: Caller,
  { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
): Promise<{ message: string }> => {
  const user = await assertOwnPassword(dependencies, caller, currentPassword);
  await setPassword(dependencies, user, newPassword, { field: 'newPassword', was: user.passwordHash, keep: caller.sessionId });
  return { message: t('Your password has changed. You are logged out everywhere else.') };
};
