import type { NewTripChange, TripChangeQuote } from '@wayfarer/contracts';
import type { Caller } from '../../../http/caller.ts';
import { bookingRepository, getBookingFor } from '../../bookings/index.ts';
import type { MoneyDependencies } from '../money-guards.ts';
import { presentChange } from './present-change.ts';
import { priceWish } from './price-wish.ts';

/**
 * What a change of a booking would come to for a caller at this moment; nothing is changed.
 * @throws NOT_FOUND, FORBIDDEN; everything that `priceWish` refuses
 */
export const quoteTripChange = async (
  needs: MoneyDependencies,
  caller: Caller,
  id: string,
  wish: NewTripChange,
): Promise<TripChangeQuote> => {
  const found = await getBookingFor(bookingRepository(needs.database), caller, id);
  return presentChange(found.booking, await priceWish(needs, caller, found, wish));
};
