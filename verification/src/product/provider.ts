import { REFUND_KEY_FIELD } from '@wayfarer/api/stripe/session-truth';
import { type FaultName, faultNames, startStripeSandbox } from '@wayfarer/stripe-sandbox';
import Stripe from 'stripe';
import { apiEnvironment } from '../bench/frame/process-environment.ts';
import type { SessionOnRecord } from '../invariants/money-invariants.ts';

const { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET } = apiEnvironment('');

/** Not the library's `autoPagingToArray`, which ends after 10,000. */
const everyOf = async <Thing>(list: AsyncIterable<Thing>): Promise<Thing[]> => {
  const all: Thing[] = [];
  for await (const one of list) all.push(one);
  return all;
};

type Payment = string | Stripe.PaymentIntent | null | undefined;
const expanded = (payment: Payment): Stripe.PaymentIntent | null => (typeof payment === 'object' ? payment : null);
const idOf = (payment: Payment): string | undefined => (typeof payment === 'string' ? payment : payment?.id);

const stateOf = (status: string | null): SessionOnRecord['state'] =>
  status === 'complete' || status === 'expired' ? status : 'open';

const onRecord = (session: Stripe.Checkout.Session, refunds: readonly Stripe.Refund[]): SessionOnRecord => {
  const payment = expanded(session.payment_intent);
  const paid = session.payment_status === 'paid';
  return {
    sessionId: session.id,
    bookingId: session.metadata?.bookingId ?? '',
    attemptId: session.metadata?.attemptId ?? '',
    state: stateOf(session.status),
    paid,
    paymentId: payment?.id ?? null,
    amount: (paid && payment ? payment.amount_received : session.amount_total) ?? 0,
    currency: session.currency ?? '',
    refunds: refunds.map(({ id, amount, metadata, status }) => ({
      refundId: id,
      // A refund that neither the dashboard nor a key of the product explains was not due.
      refundKey: metadata?.by === 'dashboard' ? null : (metadata?.[REFUND_KEY_FIELD] ?? ''),
      amount,
      state: status === 'failed' || status === 'canceled' ? 'failed' : 'done',
    })),
  };
};

/**
 * Starts the stand-in for Stripe in this process. It sends its events to the address, and counts how often
 * each fault occurred.
 */
export const startProvider = async (webhookUrl: string) => {
  const { url, faults, close } = await startStripeSandbox({
    port: 0,
    secretKeys: [STRIPE_SECRET_KEY],
    webhook: { url: webhookUrl, secret: STRIPE_WEBHOOK_SECRET },
    stateFile: null,
    sellerName: 'Wayfarer',
  });
  const strikes = new Map<FaultName, number>(faultNames.map((name) => [name, 0]));
  const { strike } = faults;
  faults.strike = (name, target) => {
    const struck = strike(name, target);
    if (struck) strikes.set(name, (strikes.get(name) ?? 0) + 1);
    return struck;
  };
  const { hostname: host, port } = new URL(url);
  const stripe = new Stripe(STRIPE_SECRET_KEY, { host, port, protocol: 'http', maxNetworkRetries: 0, telemetry: false });
  /** One of its own calls. A page that is closed cannot be paid, which is an answer too. */
  const control = async (path: string, body: object): Promise<void> => {
    const headers = { authorization: `Bearer ${STRIPE_SECRET_KEY}`, 'content-type': 'application/json' };
    await fetch(`${url}/_sandbox/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  };
  return {
    url,
    setFaults: faults.set,
    strikes: () => [...strikes],
    /** Pays on the hosted page. */
    pay: (session: string, card: string): Promise<void> => control('pay', { session, card }),
    /** The cardholder disputes the payment. */
    dispute: (payment: string | undefined): Promise<void> => control('dispute', { payment_intent: payment }),
    moveClock: (seconds: number): Promise<void> => control('clock', { now: Math.floor(Date.now() / 1000) + seconds }),
    /** Refunds a payment in the provider's dashboard; does nothing when a fault hits that call. */
    refundInDashboard: async (sessionId: string): Promise<void> => {
      try {
        const { payment_intent: payment } = await stripe.checkout.sessions.retrieve(sessionId);
        const id = idOf(payment);
        if (id) await stripe.refunds.create({ payment_intent: id, metadata: { by: 'dashboard' } });
      } catch (thrown) {
        if (!(thrown instanceof Stripe.errors.StripeError)) throw thrown;
      }
    },
    /** Every session ever created. */
    listSessions: async (): Promise<SessionOnRecord[]> => {
      const sessions = stripe.checkout.sessions.list({ limit: 100, expand: ['data.payment_intent'] });
      const refunds = await everyOf(stripe.refunds.list({ limit: 100 }));
      const byPayment = Map.groupBy(refunds, ({ payment_intent: payment }) => idOf(payment));
      return (await everyOf(sessions)).map((session) => onRecord(session, byPayment.get(idOf(session.payment_intent)) ?? []));
    },
    close,
  };
};
export type Provider = Awaited<ReturnType<typeof startProvider>>;
