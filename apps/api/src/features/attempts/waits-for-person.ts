import { type MinorUnits, type WaitsFor, waitsFor } from '@wayfarer/contracts';
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

/** All that a person has to give back by hand of it. */
export const sumDueByHandIn = ({ byHand, refunds }: Pick<PaymentAttempt, 'byHand' | 'refunds'>): MinorUnits =>
  byHand ? refunds.filter(isWaiting).reduce((sum, { amount }) => sum + amount, 0) : 0;

const signs: Readonly<Record<WaitsFor, (attempt: PaymentAttempt) => boolean>> = {
  'give-back': (attempt) => dueByHandIn(attempt) !== null,
  review: ({ status }) => status === 'needs_review',
  'failed-refund': (attempt) => unansweredFailureIn(attempt) !== null,
  dispute: ({ disputedAt }) => Boolean(disputedAt),
};

/** What only a person can do about an attempt. */
export const waitsForOf = (attempt: PaymentAttempt): WaitsFor[] =>
  attempt.listKey === null ? [] : waitsFor.filter((what) => signs[what](attempt));

/** Whether only a person can complete an attempt. */
export const waitsForPerson = (attempt: PaymentAttempt): boolean => waitsForOf(attempt).length > 0;

/** When the oldest attempt that waits for a person was made; null while none waits. */
export const waitsSinceOf = (attempts: readonly PaymentAttempt[]): Date | null =>
  attempts
    .filter(waitsForPerson)
    .reduce<Date | null>((oldest, { createdAt }) => (oldest && oldest <= createdAt ? oldest : createdAt), null);
