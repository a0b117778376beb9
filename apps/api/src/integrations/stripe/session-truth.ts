import type Stripe from 'stripe';
import type { ProviderRefund, SessionTruth } from './payment-provider.ts';

/** Everything that a truth is read from, in one call. */
export const EXPANDED = ['payment_intent.latest_charge.refunds'];

/** The metadata field in which the provider keeps our `refundKey`. */
export const REFUND_KEY_FIELD = 'refund';

const expandedOf = <Thing extends object>(thing: string | Thing | null | undefined): Thing | null =>
  typeof thing === 'object' ? thing : null;
const stateOf = (status: string | null): SessionTruth['state'] => {
  if (status === 'complete' || status === 'expired') return status;
  return 'open';
};
const idOf = (thing: string | { id: string } | null | undefined): string | null =>
  typeof thing === 'string' ? thing : (thing?.id ?? null);

const refundStateOf = (status: string | null): ProviderRefund['state'] => {
  if (status === 'failed' || status === 'canceled') return 'failed';
  return status === 'succeeded' ? 'done' : 'pending';
};

export const providerRefundOf = ({ id, amount, status, metadata }: Stripe.Refund): ProviderRefund => ({
  refundId: id,
  refundKey: metadata?.[REFUND_KEY_FIELD] ?? null,
  amount,
  state: refundStateOf(status),
});

export const chargeOf = ({ payment_intent: intent }: Stripe.Checkout.Session): Stripe.Charge | null =>
  expandedOf(expandedOf(intent)?.latest_charge);

/** The charge of a session whose refunds did not all fit into the answer. */
export const chargeWithMoreRefunds = (session: Stripe.Checkout.Session): string | null => {
  const charge = chargeOf(session);
  return charge?.refunds?.has_more ? charge.id : null;
};

/**
 * Reads a session from Stripe's answer. Once paid, the amount is what was received, not what was asked for.
 */
export const sessionTruthOf = (session: Stripe.Checkout.Session): SessionTruth => {
  const intent = expandedOf(session.payment_intent);
  const charge = chargeOf(session);
  const paid = session.payment_status === 'paid';
  return {
    sessionId: session.id,
    bookingId: session.metadata?.bookingId ?? null,
    attemptId: session.metadata?.attemptId ?? null,
    url: session.url,
    state: stateOf(session.status),
    paid,
    amount: (paid ? intent?.amount_received : null) ?? session.amount_total ?? 0,
    currency: (intent?.currency ?? session.currency ?? '').toLowerCase(),
    paymentId: idOf(session.payment_intent),
    paymentMethod: charge?.payment_method_details?.type ?? null,
    refunds: charge?.refunds?.data.map(providerRefundOf).toReversed() ?? [],
  };
};
