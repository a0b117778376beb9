import type { BookingRecord } from '../booking.model.ts';
import { bookingRepository } from '../booking.repository.ts';
import { isFreeAndPending } from '../booking-change.ts';
import type { BookingDependencies } from '../booking-guards.ts';
import { changeBooking } from '../change-booking.ts';
import { countSeatsIfLimited, keepHoldsOf } from '../seats/booking-seats.ts';

type Needs = Pick<BookingDependencies, 'database' | 'clock' | 'reached' | 'guards'>;

/**
 * Confirms a booking that costs nothing, without the provider. Its seats and its code are kept first; where
 * others have them by then it is cancelled. May be repeated, also by several processes at once.
 * @returns the booking afterwards
 */
export const confirmFree = async (needs: Needs, booking: BookingRecord): Promise<BookingRecord | null> => {
  const counted = await countSeatsIfLimited(needs, booking);
  return changeBooking(
    bookingRepository(needs.database),
    booking._id,
    async (current) => {
      if (!isFreeAndPending(current)) return null;
      const cancellationReason = current.holdsSeats ? await keepHoldsOf(needs, current) : null;
      if (cancellationReason) return { bookingStatus: 'cancelled', cancellationReason };
      return { bookingStatus: 'confirmed', seatsHeldUntil: null };
    },
    counted,
  );
};
