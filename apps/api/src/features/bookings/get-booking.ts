import { ApiError } from '../../errors/api-error.ts';
import type { Caller } from '../../http/caller.ts';
import type { BookingRecord } from './booking.model.ts';
import { assertMayHandle } from './booking.policy.ts';
import type { BookingRepository } from './booking.repository.ts';

export const noSuchBooking = (): ApiError => new ApiError('NOT_FOUND', 'There is no such booking.');

/**
 * A booking that the caller may handle.
 * @throws NOT_FOUND, FORBIDDEN
 */
export const getBookingFor = async (bookings: BookingRepository, caller: Caller, id: string): Promise<BookingRecord> => {
  const booking = await bookings.findById(id);
  if (!booking) throw noSuchBooking();
  assertMayHandle(caller, booking);
  return booking;
};
