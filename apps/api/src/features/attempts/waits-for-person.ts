import type { AttemptRefund } from './attempt-refund.model.ts';
import { isWaiting } from './attempt-refund.ts';
import type { PaymentAttempt } from './payment-attempt.model.ts';

/** The newest refund that the bank sent back, unless as much was given again since. */
export const unansweredFailureIn = ({ refunds }: Pick<PaymentAttempt, 'refunds'>): AttemptRefund | null => {
  const place = refunds.findLastIndex(({ state }) => state === 'failed');
  const failed = refunds[place];
  if (!failed) return null;
  return refunds.slice(place).some(({ state, amount }) => (state === 'done' || state === 'pending') && amount >= failed.amount)
    ? null
    : failed;
};

/** The oldest refund that a person has to give back by hand. */
export const dueByHandIn = ({ byHand, refunds }: Pick<PaymentAttempt, 'byHand' | 'refunds'>): AttemptRefund | null =>
  (byHand && refunds.find(isWaiting)) ?? null;

/** Whether only a person can complete an attempt. */
export const waitsForPerson = (attempt: PaymentAttempt): boolean =>
  attempt.listKey !== null &&
  (Boolean(attempt.disputedAt) ||
    attempt.status === 'needs_review' ||
    unansweredFailureIn(attempt) !== null ||
    dueByHandIn(attempt) !== null);

/** When the oldest attempt that waits for a person was made; null while none waits. */
export const waitsSinceOf = (attempts: readonly PaymentAttempt[]): Date | null =>
  attempts
    .filter(waitsForPerson)
    .reduce<Date | null>((oldest, { createdAt }) => (oldest && oldest <= createdAt ? oldest : createdAt), null);
