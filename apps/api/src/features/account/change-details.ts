import type { Account, Details } from '@wayfarer/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { ApiError } from '../../errors/api-error.ts';
import type { Caller } from '../../http/caller.ts';
import { renameBookings } from '../bookings/index.ts';
import { replaceDetails, userRepository } from '../users/index.ts';
import { showAccount } from './show-account.ts';

/**
 * What the caller is called from now on, their phone number, and whom invoices are for; what is left out is
 * removed. Issued documents stay as they are.
 * @throws CONFLICT when the account was changed meanwhile
 */
export const changeDetails = async (
  needs: Pick<Dependencies, 'database' | 'clock' | 'config'>,
  caller: Caller,
  details: Details,
): Promise<Account> => {
  const user = await userRepository(needs.database).findById(caller.userId);
  if (!user) throw new ApiError('UNAUTHENTICATED');
  await renameBookings(needs.database, await replaceDetails(needs, user, details));
  return showAccount(needs, caller);
};
