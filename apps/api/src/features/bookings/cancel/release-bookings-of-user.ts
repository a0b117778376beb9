import type { BookingRecord } from '../booking.model.ts';
import { bookingRepository } from '../booking.repository.ts';
import type { BookingChange, MoneyState } from '../booking-change.ts';
import type { BookingDependencies } from '../booking-guards.ts';
import { refundAll } from '../cancellation.ts';
import { changeBooking } from '../change-booking.ts';
import { withoutReasons } from '../erase/without-reasons.ts';
import { forgetTravellers } from '../travellers/forget-travellers.ts';
import type { SettleBooking } from './cancel-booking.ts';
import { FORMER_TRAVELLER } from './forget-if-gone.ts';

const released = (
  booking: MoneyState & Pick<BookingRecord, 'staffCancel' | 'byStaff'>,
  { clock, guards }: Pick<BookingDependencies, 'clock' | 'guards'>,
): BookingChange => {
  const cancelled = booking.bookingStatus === 'pending' ? guards.cancellationOf(booking, refundAll, clock()) : null;
  return {
    ...cancelled,
    ...withoutReasons({ ...booking, ...cancelled }),
    username: FORMER_TRAVELLER,
    usernameKey: FORMER_TRAVELLER.toLowerCase(),
  };
};

/**
 * Handles the bookings of a user who is being deleted: pending ones are cancelled, the others are
 * kept; all lose the person's name and the refund reasons. Safe to run again.
 */
export const releaseBookingsOfUser = async (
  needs: Pick<BookingDependencies, 'database' | 'clock' | 'config' | 'reached' | 'guards'>,
  settle: SettleBooking,
  userId: string,
): Promise<{ hasBookings: boolean }> => {
  const bookings = bookingRepository(needs.database);
  const ids = await bookings.idsOfUser(userId);
  for (const id of ids) {
    const changed = await changeBooking(bookings, id, (booking) => released(booking, needs));
    await needs.reached?.('release-stored');
    if (changed) await forgetTravellers(needs, changed);
    if (changed) await settle(changed);
  }
  return { hasBookings: ids.length > 0 };
};
