import { attemptOf, type PaymentAttempt, withAttempt, withoutCommand } from '../../attempts/index.ts';
import { type BookingRecord, bookingRepository, changeBooking } from '../../bookings/index.ts';
import type { MoneyDependencies } from '../money-guards.ts';

/**
 * Ends an attempt whose session nobody can pay: the provider refused to open it, or does not know it. Should
 * money arrive through it all the same, it is honoured or refunded like any other. Where another caller has
 * opened the session meanwhile, its attempt stays live: ended, it would allow a second one beside a page that
 * can be paid.
 * @param seen the attempt as it was when the provider was asked
 */
export const failAttempt = async (
  needs: Pick<MoneyDependencies, 'database' | 'reached' | 'guards'>,
  bookingId: BookingRecord['_id'],
  seen: Pick<PaymentAttempt, 'attemptId' | 'sessionId'>,
): Promise<BookingRecord | null> => {
  const givenUp = await changeBooking(bookingRepository(needs.database), bookingId, (booking) => {
    const attempt = attemptOf(booking, seen.attemptId);
    if (!attempt || !needs.guards.isStillAsSeen(attempt, seen)) return null;
    return {
      attempts: withAttempt(booking.attempts, { ...attempt, status: 'failed', url: null, checkAt: null }),
      commands: withoutCommand(booking.commands, { kind: 'expire', attemptId: seen.attemptId }),
    };
  });
  await needs.reached?.('attempt-failed');
  return givenUp;
};
