import { type ArrivalPayment, rupeesOf } from '@wayfarer/contracts';
import { ApiError } from '../../../errors/api-error.ts';
import type { Caller } from '../../../http/caller.ts';
import { todayOf } from '../../../time/today-of.ts';
import { restOf } from '../../attempts/index.ts';
import { type BookingRecord, bookingRepository, isArrivalDay, noSuchBooking } from '../../bookings/index.ts';
import { assertAttends } from '../../departures/index.ts';
import type { MoneyDependencies } from '../money-guards.ts';
import { takeByHand } from './take-by-hand.ts';

/**
 * Records what a guide, or the desk, takes of a traveller who still owes a part of a confirmed booking, on
 * the day of the trip or the day before. Otherwise as `takeByHand`.
 * @returns what is still owed, in rupees
 * @throws NOT_FOUND; FORBIDDEN as `assertAttends`; NOT_PAYABLE on another day, or where nothing is owed;
 * VALIDATION at `amount`; IDEMPOTENCY_KEY_REUSED; PAYMENT_PROVIDER_UNAVAILABLE
 */
export const takeOnArrival = async (
  dependencies: MoneyDependencies,
  caller: Caller,
  bookingId: string,
  taken: ArrivalPayment & { readonly requestKey: string },
): Promise<{ booking: string; owed: number }> => {
  const assertArrives = (booking: BookingRecord): void => {
    if (booking.bookingStatus !== 'confirmed') throw new ApiError('NOT_PAYABLE', 'This booking is not confirmed.');
    if (!isArrivalDay(booking, dependencies))
      throw new ApiError('NOT_PAYABLE', 'On arrival money is taken on the day of the trip and the day before.');
  };
  const asked = await bookingRepository(dependencies.database).findById(bookingId);
  if (!asked) throw noSuchBooking();
  await assertAttends(dependencies, caller, { packageId: asked.package.packageId, day: asked.travelDate });
  const receivedOn = todayOf(dependencies);
  await takeByHand(dependencies, caller, bookingId, { ...taken, receivedOn }, assertArrives);
  const after = await bookingRepository(dependencies.database).findById(bookingId);
  if (!after) throw noSuchBooking();
  return { booking: bookingId, owed: rupeesOf(restOf(after)) };
};
