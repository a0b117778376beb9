import { canRefundBecome, type MinorUnits } from '@wayfarer/contracts';
import type { ProviderRefund, SessionTruth } from '../../../integrations/stripe/payment-provider.ts';
import { type AttemptRefund, isWaiting, type PaymentAttempt, withRefunds } from '../../attempts/index.ts';

const isAbout =
  (given: ProviderRefund) =>
  ({ refundKey, refundId }: AttemptRefund): boolean =>
    refundKey === given.refundKey || refundId === given.refundId;

/** A refund updated to what the provider says of it. Older states change nothing. */
const updated = (refund: AttemptRefund, given: ProviderRefund, at: Date): AttemptRefund => {
  const isNews = canRefundBecome(refund.state, given.state);
  if (!isNews && refund.refundId !== null) return refund;
  const state = isNews ? given.state : refund.state;
  const doneAt = refund.doneAt ?? (given.state === 'done' ? at : null);
  return { ...refund, state, doneAt, refundId: given.refundId, amount: given.amount };
};

/** A refund made outside the product, in the provider's dashboard. */
const madeElsewhere = ({ refundId, amount, state }: ProviderRefund, at: Date): AttemptRefund => ({
  refundKey: refundId,
  requestKey: null,
  origin: 'provider',
  amount,
  askedAmount: amount,
  reason: null,
  askedBy: null,
  requestedAt: at,
  state,
  refundId,
  doneAt: state === 'done' ? at : null,
});

/**
 * Pending refunds cannot exceed what is left: the same money was refunded in another way, and the provider
 * refuses the rest.
 */
const limitedToRest = (refunds: readonly AttemptRefund[], amountReceived: MinorUnits): AttemptRefund[] => {
  const given = refunds.filter((refund) => refund.state === 'done' || (refund.state === 'pending' && !isWaiting(refund)));
  let left = given.reduce((rest, { amount }) => rest - amount, amountReceived);
  return refunds.map((refund) => {
    if (!isWaiting(refund)) return refund;
    const amount = Math.max(0, Math.min(refund.amount, left));
    left -= amount;
    if (amount === refund.amount) return refund;
    return amount > 0 ? { ...refund, amount } : { ...refund, state: 'dropped' };
  });
};

/**
 * An attempt with the provider's state of its refunds. Each is recognised by the `refundKey` that was sent
 * with it, so none is mistaken for another one of the same amount, and none that the provider has is lost.
 * @returns the same attempt when nothing changed
 */
export const applyProviderRefunds = (attempt: PaymentAttempt, truth: SessionTruth, at: Date): PaymentAttempt => {
  const known = attempt.refunds.map((refund) => {
    const given = truth.refunds.find((candidate) => isAbout(candidate)(refund));
    return given ? updated(refund, given, at) : refund;
  });
  const unknown = truth.refunds.filter((given) => !attempt.refunds.some(isAbout(given)));
  const merged = [...known, ...unknown.map((given) => madeElsewhere(given, at))];
  const refunds = limitedToRest(merged, attempt.amountReceived);
  const isNews = refunds.length !== attempt.refunds.length || refunds.some((refund, index) => refund !== attempt.refunds[index]);
  return isNews ? withRefunds(attempt, refunds) : attempt;
};
