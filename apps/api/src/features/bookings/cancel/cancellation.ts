import { isLive, type MinorUnits } from '@wayfarer/contracts';
import { leftOf, withNewRefund } from '../attempts/attempt-refund.ts';
import type { PaymentAttempt } from '../attempts/payment-attempt.model.ts';
import { type BookingChange, type MoneyState, withCommand } from '../booking-change.ts';

/** How much of the money that is still here a cancel at this moment refunds. */
export type RefundOfPayment = (kept: MinorUnits) => MinorUnits;

/** What a cancel refunds of the money that is still here: of a payment by the rule, of money under review everything. */
const refundOf = (attempt: PaymentAttempt, refundOfPayment: RefundOfPayment): MinorUnits => {
  const left = leftOf(attempt);
  if (attempt.status === 'needs_review') return left;
  return attempt.status === 'paid' ? Math.min(left, refundOfPayment(left)) : 0;
};

/** What a cancel at this moment would refund in all. */
export const refundOnCancel = (booking: MoneyState, refundOfPayment: RefundOfPayment): MinorUnits =>
  booking.bookingStatus === 'cancelled'
    ? 0
    : booking.attempts.reduce((sum, attempt) => sum + refundOf(attempt, refundOfPayment), 0);

/**
 * Cancels a booking for good. In the same write sessions that are still open become due for closing, and money for refunding.
 * @returns null when it is cancelled already
 */
export const cancellationOf = (booking: MoneyState, refundOfPayment: RefundOfPayment, at: Date): BookingChange | null => {
  if (booking.bookingStatus === 'cancelled') return null;
  let { commands } = booking;
  const attempts = booking.attempts.map((attempt): PaymentAttempt => {
    const { attemptId } = attempt;
    if (isLive(attempt.status)) commands = withCommand(commands, { kind: 'expire', attemptId }, at);
    const amount = refundOf(attempt, refundOfPayment);
    if (amount === 0) return attempt;
    const asked = withNewRefund(attempt, { origin: 'cancel', amount }, at);
    commands = withCommand(commands, asked.command, at);
    return { ...asked.attempt, status: 'refund_pending' };
  });
  return { bookingStatus: 'cancelled', attempts, commands };
};
