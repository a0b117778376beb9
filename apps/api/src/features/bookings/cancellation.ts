import { isLive, type MinorUnits, type MoneyWithUs } from '@wayfarer/contracts';
import { isPaid, leftOf, type PaymentAttempt, withCommand, withNewRefund } from '../attempts/index.ts';
import type { BookingChange, MoneyState } from './booking-change.ts';

/** How much of the money of a booking's payments a cancellation now refunds. */
export type RefundRule = (money: MoneyWithUs) => MinorUnits;

/** What the agency's cancel gives back. */
export const refundAll: RefundRule = ({ withUs }) => withUs;

const moneyOf = ({ attempts, totalAmount, plan }: MoneyState): MoneyWithUs => {
  const paid = attempts.filter(isPaid);
  return {
    withUs: paid.reduce((sum, attempt) => sum + leftOf(attempt), 0),
    price: totalAmount - paid.reduce((sum, { refundDue }) => sum + refundDue, 0),
    keptDeposit: plan && !plan.isRefundable ? plan.deposit : 0,
  };
};

const byTime = (one: PaymentAttempt, other: PaymentAttempt): number => Number(other.paidAt) - Number(one.paidAt);

/**
 * What a cancellation refunds of each payment: money under review in full, and of the others what the rule
 * says of all of them together, the latest first.
 */
const refundsOf = (booking: MoneyState, rule: RefundRule): ReadonlyMap<string, MinorUnits> => {
  const money = moneyOf(booking);
  let rest = Math.min(money.withUs, rule(money));
  const ofPaid = booking.attempts
    .filter(isPaid)
    .toSorted(byTime)
    .map((attempt) => {
      const amount = Math.min(leftOf(attempt), rest);
      rest -= amount;
      return [attempt.attemptId, amount] as const;
    });
  const underReview = booking.attempts.filter(({ status }) => status === 'needs_review');
  return new Map([...ofPaid, ...underReview.map((attempt) => [attempt.attemptId, leftOf(attempt)] as const)]);
};

/** The total refund of a cancellation now. */
export const refundOnCancel = (booking: MoneyState, rule: RefundRule): MinorUnits =>
  booking.bookingStatus === 'cancelled' ? 0 : [...refundsOf(booking, rule).values()].reduce((sum, amount) => sum + amount, 0);

/**
 * Cancels a booking for good. The same write makes open sessions due for closing and money due for refunding.
 * @returns null when it is already cancelled
 */
export const cancellationOf = (booking: MoneyState, rule: RefundRule, at: Date): BookingChange | null => {
  if (booking.bookingStatus === 'cancelled') return null;
  const refunds = refundsOf(booking, rule);
  let { commands } = booking;
  const attempts = booking.attempts.map((attempt): PaymentAttempt => {
    const { attemptId } = attempt;
    if (isLive(attempt.status)) commands = withCommand(commands, { kind: 'expire', attemptId }, at);
    const amount = refunds.get(attemptId) ?? 0;
    if (amount === 0) return attempt;
    const asked = withNewRefund(attempt, { origin: 'cancel', amount }, at);
    commands = withCommand(commands, asked.command, at);
    return { ...asked.attempt, status: 'refund_pending' };
  });
  return { bookingStatus: 'cancelled', attempts, commands };
};
