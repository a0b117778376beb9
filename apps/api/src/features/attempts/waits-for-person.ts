import type { AttemptRefund } from './attempt-refund.model.ts';
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

/** Whether only a person can complete an attempt. */
export const waitsForPerson = (attempt: PaymentAttempt): boolean =>
  attempt.listKey !== null &&
  (Boolean(attempt.disputedAt) || attempt.status === 'needs_review' || unansweredFailureIn(attempt) !== null);

/** When the oldest attempt that waits for a person was made; null while none waits. */
export const waitsSinceOf = (attempts: readonly PaymentAttempt[]): Date | null =>
  attempts
    .filter(waitsForPerson)
    .reduce<Date | null>((oldest, { createdAt }) => (oldest && oldest <= createdAt ? oldest : createdAt), null);
