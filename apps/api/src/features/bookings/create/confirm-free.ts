import type { BookingRecord } from '../booking.model.ts';
import { bookingRepository } from '../booking.repository.ts';
import { isFreeAndPending } from '../booking-change.ts';
import type { BookingDependencies } from '../booking-guards.ts';
import { changeBooking } from '../change-booking.ts';
import { countSeatsIfLimited } from '../seats/booking-seats.ts';
import { withHoldsKept } from '../seats/with-holds-kept.ts';

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
    (current) =>
      withHoldsKept(needs, current, isFreeAndPending(current) ? { bookingStatus: 'confirmed' } : null, (cancellationReason) => ({
        bookingStatus: 'cancelled',
        cancellationReason,
      })),
    counted,
  );
};
