import type { AccountDeletion } from '@wayfarer/contracts';
import { t } from '@wayfarer/words';
import type { Dependencies } from '../../dependencies.ts';
import type { Caller } from '../../http/caller.ts';
import { assertOwnPassword, checkCode, type ForgetUser } from '../users/index.ts';
import { eraseAccount } from './erase-account.ts';

/**
 * Deletes the account of the caller, who with two-factor login enters a code too.
 * @throws BAD_CREDENTIALS, CODE_REFUSED, TOO_MANY_REQUESTS, BUSY; MONEY_ON_ITS_WAY naming the bookings,
 * LAST_ADMIN
 */
export const deleteAccount = async (
  dependencies: Dependencies,
  forget: ForgetUser,
  caller: Caller,
  { currentPassword, code }: AccountDeletion,
): Promise<{ message: string }> => {
  const user = await assertOwnPassword(dependencies, caller, currentPassword);
  if (user.twoFactor) await checkCode(dependencies, user, code ?? '');
  await eraseAccount(dependencies, forget, user);
  return { message: t('Your account is deleted.') };
};
