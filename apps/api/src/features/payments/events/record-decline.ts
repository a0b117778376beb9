import { attemptOf, type BookingRecord, bookingRepository, changeBooking, withAttempt } from '../../bookings/index.ts';
import type { SettleNeeds } from '../settle/settle.ts';
import type { PaymentEventRecord } from './payment-event.model.ts';

/** Declines that one attempt keeps: a document must not grow for ever. */
const MOST_DECLINES = 20;

/**
 * Records at an attempt that the traveller's card was declined, and why. No money moves by it, and the traveller may go on with another card. Safe
 * to repeat, and in any order.
 * @returns the booking, or null when the attempt is none of ours
 */
export const recordDecline = async (
  needs: SettleNeeds,
  { _id: eventId, createdAt, receivedAt }: PaymentEventRecord,
  { attemptId, reason }: NonNullable<PaymentEventRecord['decline']>,
): Promise<BookingRecord | null> => {
  const bookings = bookingRepository(needs.database);
  const found = await bookings.findByAttempt(attemptId);
  if (!found) return null;
  return changeBooking(
    bookings,
    found._id,
    (booking) => {
      const attempt = attemptOf(booking, attemptId);
      const known = attempt?.declines ?? [];
      if (!attempt || known.length >= MOST_DECLINES || known.some((decline) => decline.eventId === eventId)) return null;
      const declines = [...known, { eventId, at: createdAt ?? receivedAt, reason }];
      return { attempts: withAttempt(booking.attempts, { ...attempt, declines }) };
    },
    found,
  );
};
