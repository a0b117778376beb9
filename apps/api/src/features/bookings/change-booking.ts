import { setTimeout as pause } from 'node:timers/promises';
import type { ObjectId } from '../../database/object-ids.ts';
import { ApiError } from '../../errors/api-error.ts';
import type { BookingRecord } from './booking.model.ts';
import type { BookingRepository } from './booking.repository.ts';
import type { BookingChange } from './booking-change.ts';

const MAX_TRIES = 200;
const MAX_PAUSE_MS = 25;

/**
 * Decides on a booking and writes the decision. When somebody else wrote in between, it reads again and
 * decides again, so that no decision is ever carried out on anything but the state that it was made on. The
 * answer survives the failure of any one node, even where there was nothing to write.
 * @param decide has only repeatable effects; null leaves the booking unchanged. It may throw to refuse.
 * @param known the booking, if already read: the first decision is based on it, and the write fails if it is
 * outdated
 * @returns the booking afterwards, or null when there is none
 */
export const changeBooking = async (
  bookings: BookingRepository,
  id: string | ObjectId,
  decide: (booking: BookingRecord) => BookingChange | null | Promise<BookingChange | null>,
  known: BookingRecord | null = null,
): Promise<BookingRecord | null> => {
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const booking = tries === 0 && known ? known : await bookings.findById(id);
    if (!booking) return null;
    const change = await decide(booking);
    const after = change ? await bookings.change(booking, change) : (await bookings.isCurrent(booking)) && booking;
    if (after) return after;
    await pause(Math.random() * MAX_PAUSE_MS);
  }
  throw new ApiError('CONFLICT');
};

/** The booking, safe to answer to somebody who will rely on it. */
export const findDurable = (bookings: BookingRepository, id: string | ObjectId): Promise<BookingRecord | null> =>
  changeBooking(bookings, id, () => null);
