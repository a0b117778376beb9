import { feesIn, type MinorUnits, type MoneyWithUs, type RefundOrigin } from '@wayfarer/contracts';
import {
  closingPages,
  favourIn,
  isPaid,
  leftOf,
  type PaymentAttempt,
  paidOf,
  withCommand,
  withNewRefund,
} from '../attempts/index.ts';
import type { BookingChange, MoneyState } from './booking-change.ts';

/** How much of the money of a booking's payments a cancellation now refunds. */
export type RefundRule = (money: MoneyWithUs) => MinorUnits;

/** What the agency's cancel gives back. */
export const refundAll: RefundRule = ({ withUs }) => withUs;

/** What was given back as a favour; what was too much with us after a change was none. */
export const favourOf = (booking: MoneyState): MinorUnits => {
  const returned = booking.attempts.reduce((sum, attempt) => sum + favourIn(attempt), 0);
  return Math.max(0, returned - Math.max(0, paidOf(booking) - booking.totalAmount));
};

/** The money of a booking, as cancellations and changes count it. */
export const moneyOf = (booking: MoneyState): MoneyWithUs => {
  const { attempts, totalAmount, plan, choice, keptDeposit = 0, policyCeiling } = booking;
  const fees = feesIn(choice?.lines ?? []);
  return {
    withUs: attempts.filter(isPaid).reduce((sum, attempt) => sum + leftOf(attempt), 0),
    price: totalAmount - fees - favourOf(booking),
    fees,
    keptDeposit: Math.max(keptDeposit, plan && !plan.isRefundable ? plan.deposit : 0),
    ceiling: policyCeiling,
  };
};

const byTime = (one: PaymentAttempt, other: PaymentAttempt): number => Number(other.paidAt) - Number(one.paidAt);

/** How an amount goes back of what is paid: the latest payment first. */
const spreadOf = ({ attempts }: Pick<MoneyState, 'attempts'>, amount: MinorUnits): ReadonlyMap<string, MinorUnits> => {
  let rest = amount;
  const parts = attempts
    .filter(isPaid)
    .toSorted(byTime)
    .map((attempt) => {
      const part = Math.min(leftOf(attempt), rest);
      rest -= part;
      return [attempt.attemptId, part] as const;
    });
  return new Map(parts);
};

/**
 * What a cancellation refunds of each payment: money under review in full, and of the others what the rule
 * says of all of them together.
 */
const refundsOf = (booking: MoneyState, rule: RefundRule): ReadonlyMap<string, MinorUnits> => {
  const money = moneyOf(booking);
  const underReview = booking.attempts.filter(({ status }) => status === 'needs_review');
  return new Map([
    ...spreadOf(booking, Math.min(money.withUs, rule(money))),
    ...underReview.map((attempt) => [attempt.attemptId, leftOf(attempt)] as const),
  ]);
};

/** The total refund of a cancellation now. */
export const refundOnCancel = (booking: MoneyState, rule: RefundRule): MinorUnits =>
  booking.bookingStatus === 'cancelled' ? 0 : [...refundsOf(booking, rule).values()].reduce((sum, amount) => sum + amount, 0);

type Asking = Pick<MoneyState, 'attempts' | 'commands'>;

const asking = ({ attempts, commands }: Asking, refunds: ReadonlyMap<string, MinorUnits>, origin: RefundOrigin, at: Date) => {
  let open = commands;
  const asked = attempts.map((attempt): PaymentAttempt => {
    const amount = refunds.get(attempt.attemptId) ?? 0;
    if (amount === 0) return attempt;
    const { attempt: after, command } = withNewRefund(attempt, { origin, amount }, at);
    open = withCommand(open, command, at);
    // Of a booking that goes ahead, a payment of which something is left stays paid.
    return origin === 'change' && leftOf(after) > 0 ? after : { ...after, status: 'refund_pending' };
  });
  return { attempts: asked, commands: open };
};

/** The payments of a booking with an amount due to go back, the latest first. Pure. */
export const withRefund = (booking: Asking, amount: MinorUnits, origin: RefundOrigin, at: Date): Asking =>
  asking(booking, spreadOf(booking, amount), origin, at);

/**
 * Cancels a booking for good. The same write makes open sessions due for closing and money due for refunding.
 * @returns null when it is already cancelled
 */
export const cancellationOf = (booking: MoneyState, rule: RefundRule, at: Date): BookingChange | null => {
  if (booking.bookingStatus === 'cancelled') return null;
  const commands = closingPages(booking, at);
  return { bookingStatus: 'cancelled', ...asking({ ...booking, commands }, refundsOf(booking, rule), 'cancel', at) };
};
