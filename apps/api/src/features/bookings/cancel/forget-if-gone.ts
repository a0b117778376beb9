import type { Dependencies } from '../../../dependencies.ts';
import type { BookingRecord } from '../booking.model.ts';
import { bookingRepository } from '../booking.repository.ts';
import { changeBooking } from '../change-booking.ts';
import { withoutReasons } from '../erase/without-reasons.ts';
import { forgetTravellers } from '../travellers/forget-travellers.ts';

/** The name that stays on the bookings of a deleted user, so that none shows an empty one. */
export const FORMER_TRAVELLER = 'Former traveller';

/**
 * A paid trip keeps its travellers when their account is deleted, because they are still taken along. Once it
 * is cancelled nobody is, so they are erased as those of other cancelled bookings, with what staff wrote.
 */
export const forgetIfGone = async (
  needs: Pick<Dependencies, 'database' | 'clock' | 'config'>,
  booking: Pick<BookingRecord, '_id' | 'username' | 'bookingStatus'>,
): Promise<void> => {
  if (booking.bookingStatus !== 'cancelled' || booking.username !== FORMER_TRAVELLER) return;
  const changed = await changeBooking(bookingRepository(needs.database), booking._id, withoutReasons);
  if (changed) await forgetTravellers(needs, changed);
};
