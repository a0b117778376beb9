import { isLive } from '@wayfarer/contracts';
import type { BookingRecord } from '../bookings/for-other-features.ts';
import { attemptOf, type BookingRepository, changeBooking, withAttempt, withoutCommand } from '../bookings/for-other-features.ts';

/**
 * Ends an attempt whose session nobody can pay: the provider refused to open it, or does not know it. Should money come through it all the
 * same, it is honoured or given back like any other.
 */
export const giveUp = (
  bookings: BookingRepository,
  bookingId: BookingRecord['_id'],
  attemptId: string,
): Promise<BookingRecord | null> =>
  changeBooking(bookings, bookingId, (booking) => {
    const attempt = attemptOf(booking, attemptId);
    if (!attempt || !isLive(attempt.status)) return null;
    return {
      attempts: withAttempt(booking.attempts, { ...attempt, status: 'failed', url: null, checkAt: null }),
      commands: withoutCommand(booking.commands, { kind: 'expire', attemptId }),
    };
  });
