import { bookingNumberOf } from '@wayfarer/contracts';
import { t } from '@wayfarer/words';
import type { Dependencies } from '../../dependencies.ts';
import { ApiError } from '../../errors/api-error.ts';
import { bookingRepository } from '../bookings/index.ts';
import { type ForgetUser, forgetUser, type UserRecord } from '../users/index.ts';

/**
 * Erases an account at its owner's request, as a deletion by an admin does. Data known only by the address,
 * such as contact messages, is erased only where the address was confirmed: anybody could have registered
 * with it.
 * @param by the id of the account, or who acts on its owner's behalf
 * @throws MONEY_ON_ITS_WAY naming the bookings, LAST_ADMIN
 */
export const eraseAccount = async (
  dependencies: Dependencies,
  forget: ForgetUser,
  { _id, emailVerifiedAt }: Pick<UserRecord, '_id' | 'emailVerifiedAt'>,
  by = String(_id),
): Promise<void> => {
  const open = await bookingRepository(dependencies.database).idsOnTheirWay(String(_id));
  if (open.length > 0) {
    const bookings = open.map((id) => bookingNumberOf(String(id)));
    const sentence = t(
      'A payment or refund is still in progress for booking {numbers}. Cancel unpaid bookings, and wait until refunds have arrived.',
      { numbers: bookings.join(', ') },
    );
    throw new ApiError('MONEY_ON_ITS_WAY', sentence, { bookings });
  }
  await forgetUser(dependencies, forget, { id: String(_id), by, knows: Boolean(emailVerifiedAt) });
};
