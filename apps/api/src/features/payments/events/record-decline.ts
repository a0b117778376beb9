import { attemptOf, withAttempt } from '../../attempts/index.ts';
import { type BookingRecord, bookingRepository, changeBooking } from '../../bookings/index.ts';
import type { SettleNeeds } from '../settle/settle.ts';
import type { PaymentEventRecord } from './payment-event.model.ts';

/** The most declines that an attempt keeps: a document must not grow without bound. */
const MAX_DECLINES = 20;

/**
 * Records that a traveller's card was declined for an attempt, and why. No money moves, and the traveller may
 * continue with another card. Safe to repeat, and in any order.
 * @returns the booking, or null when the attempt is not one of ours
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
      if (!attempt || known.length >= MAX_DECLINES || known.some((decline) => decline.eventId === eventId)) return null;
      const declines = [...known, { eventId, at: createdAt ?? receivedAt, reason }];
      return { attempts: withAttempt(booking.attempts, { ...attempt, declines }) };
    },
    found,
  );
};
