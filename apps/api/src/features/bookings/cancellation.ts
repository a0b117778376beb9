import { isLive, type MinorUnits } from '@wayfarer/contracts';
import { leftOf, type PaymentAttempt, withCommand, withNewRefund } from '../attempts/index.ts';
import type { BookingChange, MoneyState } from './booking-change.ts';

/** How much of the remaining money a cancellation now refunds. */
export type RefundOfPayment = (kept: MinorUnits) => MinorUnits;

/**
 * What a cancellation refunds of the remaining money: a payment by the policy, money under review in full.
 */
const refundOf = (attempt: PaymentAttempt, refundOfPayment: RefundOfPayment): MinorUnits => {
  const left = leftOf(attempt);
  if (attempt.status === 'needs_review') return left;
  return attempt.status === 'paid' ? Math.min(left, refundOfPayment(left)) : 0;
};

/** The total refund of a cancellation now. */
export const refundOnCancel = (booking: MoneyState, refundOfPayment: RefundOfPayment): MinorUnits =>
  booking.bookingStatus === 'cancelled'
    ? 0
    : booking.attempts.reduce((sum, attempt) => sum + refundOf(attempt, refundOfPayment), 0);

/**
 * Cancels a booking for good. The same write makes open sessions due for closing and money due for refunding.
 * @returns null when it is already cancelled
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
