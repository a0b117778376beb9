import { type PaymentProvider, ProviderFailure, type SessionOrder } from '@wayfarer/api/stripe/payment-provider';

const HALF_AN_HOUR = 30 * 60;

const order: SessionOrder = {
  attemptId: '0123456789abcdef01234567',
  bookingId: '89abcdef0123456789abcdef',
  unitPrice: 199_999,
  quantity: 3,
  currency: 'inr',
  title: 'Hampi at walking pace',
  description: '3 persons, travelling on 1 December 2026',
  expiresAt: Math.floor(Date.now() / 1000) + HALF_AN_HOUR + 300,
  successUrl: 'https://travel.example.com/payment-success/{CHECKOUT_SESSION_ID}',
  cancelUrl: 'https://travel.example.com/payment-session/89abcdef0123456789abcdef?unpaid=1',
};

const lately = { from: new Date(Date.now() - HALF_AN_HOUR * 1000), to: new Date() };

/** Makes the first request of a list. */
const begin = async (listed: AsyncIterable<unknown>): Promise<unknown> => {
  for await (const one of listed) return one;
  return null;
};

/** Every call that the API makes to its provider; reading an event makes none. */
const calls: Record<Exclude<keyof PaymentProvider, 'readEvent'>, (provider: PaymentProvider) => Promise<unknown>> = {
  openSession: (provider) => provider.openSession(order),
  findSession: (provider) => provider.findSession('cs_test_0123456789'),
  findSessionOfPayment: (provider) => provider.findSessionOfPayment('pi_0123456789'),
  expireSession: (provider) => provider.expireSession('cs_test_0123456789'),
  refund: (provider) =>
    provider.refund({
      key: `re:${order.attemptId}`,
      refundKey: `${order.attemptId}-1`,
      paymentId: 'pi_0123456789',
      amount: 599_997,
    }),
  listPaidSessions: (provider) => begin(provider.listPaidSessions(lately.from)),
  listEventsSince: (provider) => begin(provider.listEventsSince(lately.from)),
  listBalance: (provider) => begin(provider.listBalance(lately)),
  listPayouts: (provider) => begin(provider.listPayouts(lately)),
  listPaidOut: (provider) => begin(provider.listPaidOut('po_0123456789')),
};

/**
 * Makes the provider's code send each of its requests once. A refusal says nothing here: the requests are
 * what is looked at.
 */
export const makeEveryRequest = async (provider: PaymentProvider): Promise<string[]> => {
  for (const call of Object.values(calls)) {
    try {
      await call(provider);
    } catch (thrown) {
      if (!(thrown instanceof ProviderFailure)) throw thrown;
    }
  }
  return Object.keys(calls);
};
