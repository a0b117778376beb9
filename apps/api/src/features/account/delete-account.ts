import type { AccountDeletion } from '@wayfarer/contracts';
import type { Dependencies } from '../../dependencies.ts';
import type { Caller } from '../../http/caller.ts';
import { assertOwnPassword, type ForgetUser } from '../users/index.ts';
import { eraseAccount } from './erase-account.ts';

/**
 * Deletes the account of the caller.
 * @throws BAD_CREDENTIALS, TOO_MANY_REQUESTS, BUSY; MONEY_ON_ITS_WAY naming the bookings, LAST_ADMIN
 */
export const deleteAccount = async (
  dependencies: Dependencies,
  forget: ForgetUser,
  caller: Caller,
  { currentPassword }: AccountDeletion,
): Promise<{ message: string }> => {
  await eraseAccount(dependencies, forget, await assertOwnPassword(dependencies, caller, currentPassword));
  return { message: 'Your account is deleted.' };
};
