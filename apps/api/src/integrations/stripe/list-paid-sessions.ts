import type Stripe from 'stripe';
import type { PaidSession, SessionTruth } from './payment-provider.ts';
import { providerFailureOf } from './provider-failure-of.ts';
import { chargeOf, EXPANDED } from './session-truth.ts';

const changedAt = (session: Stripe.Checkout.Session): Date => {
  const charge = chargeOf(session);
  const moments = [session.created, charge?.created ?? 0, ...(charge?.refunds?.data.map(({ created }) => created) ?? [])];
  return new Date(Math.max(...moments) * 1000);
};

/**
 * Every paid session created since an instant, page by page, so that memory does not grow with their number.
 */
export const listPaidSessions = async function* (
  sessions: Stripe['checkout']['sessions'],
  since: Date,
  truthOf: (session: Stripe.Checkout.Session) => Promise<SessionTruth>,
): AsyncGenerator<PaidSession> {
  const created = { gte: Math.floor(since.getTime() / 1000) };
  const expand = EXPANDED.map((path) => `data.${path}`);
  try {
    for await (const session of sessions.list({ created, status: 'complete', limit: 100, expand }))
      if (session.payment_status === 'paid') yield { truth: await truthOf(session), changedAt: changedAt(session) };
  } catch (thrown) {
    throw providerFailureOf(thrown);
  }
};
