import { withAttempt } from '../../attempts/index.ts';
import { type BookingRecord, bookingRepository, changeBooking, keepHoldsOf } from '../../bookings/index.ts';
import type { SettleNeeds } from '../settle/settle.ts';

/**
 * Keeps the seats and the code of a booking for good that was paid by hand. They were held when it was confirmed, and it
 * is due until this is done, so that a crash in between loses neither. May be repeated.
 */
export const keepByHand = async (needs: SettleNeeds, booking: BookingRecord, attemptId: string): Promise<void> => {
  if (booking.bookingStatus === 'confirmed' && booking.holdsSeats) await keepHoldsOf(needs, booking);
  await changeBooking(bookingRepository(needs.database), booking._id, ({ attempts }) => {
    const attempt = attempts.find((one) => one.attemptId === attemptId);
    return attempt?.checkAt ? { attempts: withAttempt(attempts, { ...attempt, checkAt: null }) } : null;
  });
  await needs.reached?.('booking-checked');
};
