import Stripe from 'stripe';
import type { Config } from '../../config.ts';
import { eventReader } from './event-reader.ts';
import { listPaidSessions } from './list-paid-sessions.ts';
import type { PaymentProvider, SessionTruth } from './payment-provider.ts';
import { EVENT_TYPES, providerEventOf } from './provider-event.ts';
import { providerFailureOf } from './provider-failure-of.ts';
import { sessionParametersOf } from './session-parameters.ts';
import { chargeWithMoreRefunds, EXPANDED, providerRefundOf, REFUND_KEY_FIELD, sessionTruthOf } from './session-truth.ts';
import { stripeBalance } from './stripe-balance.ts';
import { createStripeClient } from './stripe-client.ts';

type Settings = Pick<Config, 'STRIPE_SECRET_KEY' | 'STRIPE_API_BASE' | 'STRIPE_WEBHOOK_SECRET'>;

const isMissing = (thrown: unknown): boolean =>
  thrown instanceof Stripe.errors.StripeError && thrown.statusCode === 404 && thrown.code === 'resource_missing';

/** Maps failures to the product's own, and 'no such object' to null. */
const asked = async <Answer>(call: Promise<Answer>): Promise<Answer | null> => {
  try {
    return await call;
  } catch (thrown) {
    if (isMissing(thrown)) return null;
    throw providerFailureOf(thrown);
  }
};

const done = async <Answer>(call: Promise<Answer>): Promise<Answer> => {
  try {
    return await call;
  } catch (thrown) {
    throw providerFailureOf(thrown);
  }
};

/**
 * Stripe, or the stand-in at `STRIPE_API_BASE`, through the official SDK.
 * @param timeout milliseconds until a call counts as unanswered, where they are not the product's own
 */
export const stripeProvider = (settings: Settings, timeout?: number): PaymentProvider => {
  const stripe = createStripeClient(settings, timeout);
  const { sessions } = stripe.checkout;
  /** The answer for a session contains its ten newest refunds; only if there are more, all are fetched. */
  const truthOf = async (session: Stripe.Checkout.Session): Promise<SessionTruth> => {
    const charge = chargeWithMoreRefunds(session);
    if (charge === null) return sessionTruthOf(session);
    const refunds = await done(stripe.refunds.list({ charge, limit: 100 }).autoPagingToArray({ limit: 1000 }));
    return { ...sessionTruthOf(session), refunds: refunds.map(providerRefundOf).toReversed() };
  };
  const findSession: PaymentProvider['findSession'] = async (sessionId) => {
    const session = await asked(sessions.retrieve(sessionId, { expand: EXPANDED }));
    return session && truthOf(session);
  };
  return {
    openSession: async (order) => {
      const parameters = sessionParametersOf(order);
      return sessionTruthOf(await done(sessions.create(parameters, { idempotencyKey: `cs:${order.attemptId}` })));
    },
    findSession,
    findSessionOfPayment: async (paymentId) => {
      const expand = EXPANDED.map((path) => `data.${path}`);
      const found = await asked(sessions.list({ payment_intent: paymentId, limit: 1, expand }));
      const [session] = found?.data ?? [];
      return session ? truthOf(session) : null;
    },
    expireSession: async (sessionId) => {
      try {
        return sessionTruthOf(await sessions.expire(sessionId, { expand: EXPANDED }));
      } catch (thrown) {
        const isOver = thrown instanceof Stripe.errors.StripeInvalidRequestError;
        if (!isOver) throw providerFailureOf(thrown);
        return findSession(sessionId);
      }
    },
    listPaidSessions: (since) => listPaidSessions(sessions, since, truthOf),
    refund: async ({ key, refundKey, paymentId, amount }) => {
      const order = { payment_intent: paymentId, amount, metadata: { [REFUND_KEY_FIELD]: refundKey } };
      return providerRefundOf(await done(stripe.refunds.create(order, { idempotencyKey: key })));
    },
    ...stripeBalance(stripe),
    readEvent: eventReader(stripe, settings.STRIPE_WEBHOOK_SECRET),
    listEventsSince: async function* (since) {
      const created = { gte: Math.floor(since.getTime() / 1000) };
      // Page by page to the end, however long the gap: the newest come first, so a limit would lose the
      // oldest.
      const events = stripe.events.list({ created, types: [...EVENT_TYPES], limit: 100 });
      try {
        for await (const event of events) yield providerEventOf(event);
      } catch (thrown) {
        throw providerFailureOf(thrown);
      }
    },
  };
};
