import type { BookingRecord } from '../booking.model.ts';
import type { BookingChange } from '../booking-change.ts';
import type { CancellationReason } from '../booking-parts.model.ts';
import { keepHoldsOf } from './booking-seats.ts';

/**
 * Keeps the seats of a booking and the use of its code for good where a decision confirms it, whichever way
 * it was paid; all others are left as they are. May be repeated.
 * @param lost what is decided instead where others have its seats or its code by then, and why
 */
export const withHoldsKept = async (
  needs: Parameters<typeof keepHoldsOf>[0],
  booking: BookingRecord,
  change: BookingChange | null,
  lost: (reason: CancellationReason) => BookingChange | null,
): Promise<BookingChange | null> => {
  if (change?.bookingStatus !== 'confirmed') return change;
  const reason = booking.holdsSeats ? await keepHoldsOf(needs, booking) : null;
  return reason ? lost(reason) : { ...change, seatsHeldUntil: null };
};
