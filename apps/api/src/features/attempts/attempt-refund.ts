import { hasReceivedMoney, type MinorUnits } from '@wayfarer/contracts';
import type { AttemptRefund } from './attempt-refund.model.ts';
import type { OpenCommand, PaymentAttempt } from './payment-attempt.model.ts';

/** Requested, but not known to be at the provider: a command will make it. */
export const isWaiting = ({ state, refundId }: AttemptRefund): boolean => state === 'pending' && refundId === null;

const isLive = ({ state }: AttemptRefund): boolean => state === 'pending' || state === 'done';
const sumOf = (refunds: readonly AttemptRefund[]): MinorUnits => refunds.reduce((sum, { amount }) => sum + amount, 0);

/** What of these went back, or is about to. */
export const sumDueOf = (refunds: readonly AttemptRefund[]): MinorUnits => sumOf(refunds.filter(isLive));

/** The attempt with these refunds and the sums derived from them. */
export const withRefunds = (attempt: PaymentAttempt, refunds: AttemptRefund[]): PaymentAttempt => ({
  ...attempt,
  refunds,
  refundDue: sumDueOf(refunds),
  amountRefunded: sumOf(refunds.filter((refund) => isLive(refund) && !isWaiting(refund))),
});

/**
 * Whether the bank decides on a payment, or has taken it back: its money is not with us, so nothing of it can
 * be refunded.
 */
export const isAtBank = ({ disputedAt, isDisputeLost }: Pick<PaymentAttempt, 'disputedAt' | 'isDisputeLost'>): boolean =>
  Boolean(disputedAt) || isDisputeLost === true;

/**
 * The part of a payment that can be refunded: neither refunded, nor about to be, nor disputed. Never below 0,
 * even where other refunds have used the amount of one that failed.
 */
export const leftOf = (attempt: PaymentAttempt): MinorUnits =>
  hasReceivedMoney(attempt.status) && !isAtBank(attempt) ? Math.max(0, attempt.amountReceived - attempt.refundDue) : 0;

const withoutReferences = ({ byHand, ...attempt }: PaymentAttempt): PaymentAttempt => ({
  ...attempt,
  ...(byHand ? { byHand: { ...byHand, reference: null } } : {}),
  refunds: attempt.refunds.map((refund) =>
    refund.givenBack ? { ...refund, givenBack: { ...refund.givenBack, reference: null } } : refund,
  ),
});

/**
 * The attempts without what staff wrote: reasons of refunds, if an instant is given only those from before
 * it; without one the references of payments by hand, too.
 */
export const withoutReasons = (attempts: readonly PaymentAttempt[], before?: Date): PaymentAttempt[] =>
  attempts.map((found) => {
    const attempt = before ? found : withoutReferences(found);
    const isMeant = ({ reason, requestedAt }: AttemptRefund): boolean => reason !== null && (!before || requestedAt < before);
    if (!attempt.refunds.some(isMeant)) return attempt;
    return { ...attempt, refunds: attempt.refunds.map((refund) => (isMeant(refund) ? { ...refund, reason: null } : refund)) };
  });

/** What of a payment was never there, because it was entered by mistake. */
export const reversedOf = ({ refunds }: Pick<PaymentAttempt, 'refunds'>): MinorUnits =>
  sumOf(refunds.filter(({ isReversal }) => isReversal));

/** The keys of refunds that a change moved into a state. */
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

/**
 * The attempt with one more refund, and the command that makes it; null for money that was taken by hand,
 * which a person gives back. Both belong in the same write.
 */
export const withNewRefund = (
  attempt: PaymentAttempt,
  request: RefundRequest,
  at: Date,
): { attempt: PaymentAttempt; command: Pick<OpenCommand, 'kind' | 'attemptId' | 'refundKey'> | null } => {
  const { attemptId, refunds, byHand } = attempt;
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
  const command = byHand ? null : ({ kind: 'refund', attemptId, refundKey } as const);
  return { attempt: withRefunds(attempt, [...refunds, refund]), command };
};
