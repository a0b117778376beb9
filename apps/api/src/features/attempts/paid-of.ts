import type { MinorUnits } from '@wayfarer/contracts';
import { sumDueOf } from './attempt-refund.ts';
import type { PaymentAttempt } from './payment-attempt.model.ts';

/** Whether it pays a part of the price: neither under review nor refunded as a whole. */
export const isPaid = ({ status }: Pick<PaymentAttempt, 'status'>): boolean => status === 'paid';

/** The payments that a change made paid. */
export const becamePaid = (before: readonly PaymentAttempt[], after: readonly PaymentAttempt[]): PaymentAttempt[] => {
  const wasPaid = new Set(before.filter(isPaid).map(({ attemptId }) => attemptId));
  return after.filter((attempt) => isPaid(attempt) && !wasPaid.has(attempt.attemptId));
};

/** What went back of a payment because a change made the trip cheaper. */
export const returnedByChange = ({ refunds }: Pick<PaymentAttempt, 'refunds'>): MinorUnits =>
  refunds.filter(({ origin, state }) => origin === 'change' && state !== 'failed').reduce((sum, { amount }) => sum + amount, 0);

/**
 * Of a payment that goes back: what had been given back as a favour before a cheaper change took the last of
 * it, whatever became of that; 0 where no change did.
 */
const favourBeforeChange = ({ amountReceived, refunds }: PaymentAttempt): MinorUnits => {
  const until = refunds.slice(0, refunds.findLastIndex(({ origin }) => origin === 'change') + 1);
  const byChanges = until.filter(({ origin }) => origin === 'change').reduce((sum, { askedAmount }) => sum + askedAmount, 0);
  const isLast = byChanges + sumDueOf(until.filter(({ origin }) => origin !== 'change')) >= amountReceived;
  return isLast ? Math.max(0, amountReceived - byChanges) : 0;
};

/** What of a payment was given back as a favour, and stays paid. */
export const favourIn = (attempt: PaymentAttempt): MinorUnits =>
  isPaid(attempt) ? attempt.refundDue - returnedByChange(attempt) : favourBeforeChange(attempt);

/**
 * What of the price is paid. What was given back of a payment as a favour stays paid, and what a cheaper
 * change gave back does not; of a payment that was refunded as a whole nothing is, unless a change took the
 * last of it.
 */
export const paidOf = ({ attempts }: { readonly attempts: readonly PaymentAttempt[] }): MinorUnits =>
  attempts.reduce(
    (sum, attempt) => sum + (isPaid(attempt) ? attempt.amountReceived - returnedByChange(attempt) : favourIn(attempt)),
    0,
  );
