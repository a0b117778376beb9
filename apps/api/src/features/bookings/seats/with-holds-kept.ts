import type { BookingRecord } from '../booking.model.ts';
import type { BookingChange } from '../booking-change.ts';
import type { CancellationReason } from '../booking-parts.model.ts';
import { keepHoldsOf, type Seated } from './booking-seats.ts';
import { seatedFor } from './seats-of-change.ts';

/**
 * What a decision needs for good: the seats of a booking that it confirms, or those of a change that it
 * makes.
 */
const neededBy = (booking: BookingRecord, change: BookingChange): Seated | null => {
  if (change.bookingStatus === 'confirmed') return booking;
  return booking.changing && change.stay !== undefined ? seatedFor(booking, booking.changing) : null;
};

/**
 * Keeps the seats of a booking and the use of its code for good where a decision confirms it, whichever way
 * it was paid, or changes its day or party; all others are left as they are. May be repeated.
 * @param lost what is decided instead where others have its seats or its code by then, and why
 */
export const withHoldsKept = async (
  needs: Parameters<typeof keepHoldsOf>[0],
  booking: BookingRecord,
  change: BookingChange | null,
  lost: (reason: CancellationReason) => BookingChange | null,
): Promise<BookingChange | null> => {
  const seated = change && neededBy(booking, change);
  if (!change || !seated) return change;
  const reason = booking.holdsSeats ? await keepHoldsOf(needs, seated, change.bookingStatus !== 'confirmed') : null;
  return reason ? lost(reason) : { ...change, seatsHeldUntil: null };
};
