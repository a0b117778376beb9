import { type AccountDeletion, bookingNumberOf } from '@wayfarer/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { ApiError } from '../../errors/api-error.ts';
import type { Caller } from '../../http/caller.ts';
import { bookingRepository } from '../bookings/index.ts';
import { assertOwnPassword, type ForgetUser, forgetUser } from '../users/index.ts';

/**
 * Deletes the account of the caller as an admin's deletion does. What is known by the address alone, as contact messages are, goes only where the address
 * was confirmed: anybody could have registered with it.
 * @throws BAD_CREDENTIALS, TOO_MANY_REQUESTS, BUSY; MONEY_ON_ITS_WAY naming the bookings, LAST_ADMIN
 */
export const deleteAccount = async (
  dependencies: Dependencies,
  forget: ForgetUser,
  caller: Caller,
  { currentPassword }: AccountDeletion,
): Promise<{ message: string }> => {
  const user = await assertOwnPassword(dependencies, caller, currentPassword);
  const open = await bookingRepository(dependencies.database).idsOnTheirWay(caller.userId);
  if (open.length > 0) {
    const bookings = open.map((id) => bookingNumberOf(String(id)));
    const sentence = `Money is still on its way for booking ${bookings.join(', ')}. Cancel what you have not paid, and wait until refunds have arrived.`;
    throw new ApiError('MONEY_ON_ITS_WAY', sentence, { bookings });
  }
  await forgetUser(dependencies, forget, { id: caller.userId, by: caller.userId, knows: Boolean(user.emailVerifiedAt) });
  return { message: 'Your account is deleted.' };
};
