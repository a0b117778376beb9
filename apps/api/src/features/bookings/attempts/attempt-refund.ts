import { hasReceivedMoney, type MinorUnits } from '@wayfarer/contracts';
import type { AttemptRefund } from './attempt-refund.model.ts';
import type { OpenCommand, PaymentAttempt } from './payment-attempt.model.ts';

/** Asked for, and the provider is not known to have it: a command sees to it. */
export const isWaiting = ({ state, refundId }: AttemptRefund): boolean => state === 'pending' && refundId === null;

const isLive = ({ state }: AttemptRefund): boolean => state === 'pending' || state === 'done';
const sumOf = (refunds: readonly AttemptRefund[]): MinorUnits => refunds.reduce((sum, { amount }) => sum + amount, 0);

/** The attempt with these refunds, and with the sums that follow from them. */
export const withRefunds = (attempt: PaymentAttempt, refunds: AttemptRefund[]): PaymentAttempt => ({
  ...attempt,
  refunds,
  refundDue: sumOf(refunds.filter(isLive)),
  amountRefunded: sumOf(refunds.filter((refund) => isLive(refund) && !isWaiting(refund))),
});

/** What of a payment is neither refunded nor about to be. Never below 0, not even until a failure makes room that others used already. */
export const leftOf = ({ status, amountReceived, refundDue }: PaymentAttempt): MinorUnits =>
  hasReceivedMoney(status) ? Math.max(0, amountReceived - refundDue) : 0;

/** The attempts without what admins wrote about their refunds; only those of before an instant, where one is given. */
export const withoutReasons = (attempts: readonly PaymentAttempt[], before?: Date): PaymentAttempt[] =>
  attempts.map((attempt) => {
    const isMeant = ({ reason, requestedAt }: AttemptRefund): boolean => reason !== null && (!before || requestedAt < before);
    if (!attempt.refunds.some(isMeant)) return attempt;
    return { ...attempt, refunds: attempt.refunds.map((refund) => (isMeant(refund) ? { ...refund, reason: null } : refund)) };
  });

/** The keys of refunds that a change brought into a state. */
export const refundsThatBecame = (
  wanted: AttemptRefund['state'],
  before: readonly PaymentAttempt[],
  after: readonly PaymentAttempt[],
): string[] => {
  const keysOf = (attempts: readonly PaymentAttempt[]): string[] =>
    attempts.flatMap(({ refunds }) => refunds.filter(({ state }) => state === wanted).map(({ refundKey }) => refundKey));
  const known = new Set(keysOf(before));
  return keysOf(after).filter((key) => !known.has(key));
};

type RefundRequest = Pick<AttemptRefund, 'origin' | 'amount'> & Partial<Pick<AttemptRefund, 'requestKey' | 'reason' | 'askedBy'>>;

/** The attempt with one more refund, and the command that makes it. Both belong into the same write. */
export const withNewRefund = (
  attempt: PaymentAttempt,
  request: RefundRequest,
  at: Date,
): { attempt: PaymentAttempt; command: Pick<OpenCommand, 'kind' | 'attemptId' | 'refundKey'> } => {
  const { attemptId, refunds } = attempt;
  const refundKey = `${attemptId}-${refunds.length + 1}`;
  const refund: AttemptRefund = {
    requestKey: null,
    reason: null,
    askedBy: null,
    ...request,
    refundKey,
    askedAmount: request.amount,
    requestedAt: at,
    state: 'pending',
    refundId: null,
    doneAt: null,
  };
  return { attempt: withRefunds(attempt, [...refunds, refund]), command: { kind: 'refund', attemptId, refundKey } };
};
