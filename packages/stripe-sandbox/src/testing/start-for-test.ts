import Stripe from 'stripe';
import { onTestFinished } from 'vitest';
import type { SandboxOptions } from '../sandbox-options.ts';
import { type RunningSandbox, startStripeSandbox } from '../start-stripe-sandbox.ts';

export const secretKey = 'sk_test_forTheTests';
export const webhookSecret = 'whsec_forTheTests';

export type TestedSandbox = {
  stripe: Stripe;
  /** POST or PUT of JSON to the sandbox's own calls. */
  control(method: 'GET' | 'POST' | 'PUT', path: string, body?: unknown): Promise<unknown>;
  pay(session: string, card?: string, authentication?: 'complete' | 'fail'): Promise<unknown>;
  /** The payment of a session, with its last charge and the charge's refunds. */
  paymentOf(session: string): Promise<Stripe.PaymentIntent>;
  /** Its id. */
  intentOf(session: string): Promise<string>;
  createSession(changes?: Partial<Stripe.Checkout.SessionCreateParams>): Promise<Stripe.Checkout.Session>;
} & RunningSandbox;

/** A sandbox on a free port with the real SDK pointed at it; closed when the test is over. */
export const startForTest = async (changes: Partial<SandboxOptions> = {}): Promise<TestedSandbox> => {
  const sandbox = await startStripeSandbox({
    port: 0,
    secretKeys: [secretKey],
    webhook: null,
    stateFile: null,
    sellerName: 'Wayfarer',
    ...changes,
  });
  onTestFinished(() => sandbox.close());
  const stripe = sdkFor(sandbox.url);
  const control: TestedSandbox['control'] = async (method, path, body) => {
    const headers = { authorization: `Bearer ${secretKey}`, 'content-type': 'application/json' };
    const answer = await fetch(`${sandbox.url}/_sandbox/${path}`, {
      method,
      headers,
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    return answer.json();
  };
  const paymentOf: TestedSandbox['paymentOf'] = async (session) => {
    const expand = ['payment_intent.latest_charge.refunds'];
    return (await stripe.checkout.sessions.retrieve(session, { expand })).payment_intent as Stripe.PaymentIntent;
  };
  return {
    ...sandbox,
    stripe,
    control,
    pay: (session, card = '4242424242424242', authentication) => control('POST', 'pay', { session, card, authentication }),
    paymentOf,
    intentOf: async (session) => (await paymentOf(session)).id,
    createSession: (more = {}) => stripe.checkout.sessions.create({ ...sampleSession, ...more }),
  };
};

/** Without the SDK's retries, so that a test sees each answer. */
export const sdkFor = (url: string, maxNetworkRetries = 0): Stripe => {
  const { hostname, port } = new URL(url);
  return new Stripe(secretKey, { host: hostname, port, protocol: 'http', maxNetworkRetries, telemetry: false });
};

export const sampleSession = {
  mode: 'payment',
  line_items: [
    {
      quantity: 2,
      price_data: { currency: 'inr', unit_amount: 4_599_900, product_data: { name: 'Hidden Kyoto', description: '7 days' } },
    },
  ],
  success_url: 'http://localhost:9/payment/success?session_id={CHECKOUT_SESSION_ID}',
  cancel_url: 'http://localhost:9/payment/cancelled',
  client_reference_id: 'booking-1',
  metadata: { bookingId: 'booking-1' },
  payment_intent_data: { metadata: { bookingId: 'booking-1' } },
} satisfies Stripe.Checkout.SessionCreateParams;
