import { isLive } from '@wayfarer/contracts';
import type { BookingRecord } from '../bookings/for-other-features.ts';
import {
  attemptOf,
  type BookingRepository,
  changeBooking,
  type PaymentAttempt,
  withAttempt,
  withoutCommand,
} from '../bookings/for-other-features.ts';

/**
 * Ends an attempt whose session nobody can pay: the provider refused to open it, or does not know it. Should money come through it all the
 * same, it is honoured or given back like any other. Where another hand has opened the session meanwhile, its attempt lives on: given up, it
 * would make room for a second one beside a page that can be paid.
 * @param seen the attempt as it stood when the provider was asked
 */
export const giveUp = (
  bookings: BookingRepository,
  bookingId: BookingRecord['_id'],
  { attemptId, sessionId }: Pick<PaymentAttempt, 'attemptId' | 'sessionId'>,
): Promise<BookingRecord | null> =>
  changeBooking(bookings, bookingId, (booking) => {
    const attempt = attemptOf(booking, attemptId);
    if (!attempt || !isLive(attempt.status) || attempt.sessionId !== sessionId) return null;
    return {
      attempts: withAttempt(booking.attempts, { ...attempt, status: 'failed', url: null, checkAt: null }),
      commands: withoutCommand(booking.commands, { kind: 'expire', attemptId }),
    };
  });
