import Stripe from 'stripe';
import { expect, test, vi } from 'vitest';
import { apiVersion } from '../objects/api-version.ts';
import { startForTest } from '../testing/start-for-test.ts';
import { startWebhookReceiver } from '../testing/start-webhook-receiver.ts';

test('a payment and its refund are reported in signed events that the SDK accepts', async () => {
  const { webhook, received, waitFor } = await startWebhookReceiver();
  const { stripe, createSession, pay, intentOf } = await startForTest({ webhook });
  const { id } = await createSession();
  await pay(id, '4000000000000002');
  await waitFor(1);
  await pay(id);
  await waitFor(3);
  await stripe.refunds.create({ payment_intent: await intentOf(id) }, { idempotencyKey: 'refund:1' });
  await waitFor(5);
  const types = received.map((event) => event.type).sort();
  expect(types).toEqual([
    'charge.refunded',
    'checkout.session.completed',
    'payment_intent.payment_failed',
    'payment_intent.succeeded',
    'refund.created',
  ]);
  const completed = received.find((event) => event.type === 'checkout.session.completed');
  expect(completed?.data.object).toMatchObject({ id, payment_status: 'paid', metadata: { bookingId: 'booking-1' } });
  const refunded = received.find((event) => event.type === 'refund.created');
  expect(refunded?.request).toMatchObject({ idempotency_key: 'refund:1' });
});

test('an expired session is reported too', async () => {
  const { webhook, received, waitFor } = await startWebhookReceiver();
  const { stripe, createSession } = await startForTest({ webhook });
  const { id } = await createSession();
  await stripe.checkout.sessions.expire(id);
  await waitFor(1);
  expect(received).toMatchObject([{ type: 'checkout.session.expired', data: { object: { id } } }]);
});

test('while the webhook secret is rolled, events are signed with both, and whoever knows one of them takes them', async () => {
  const { webhook, received, waitFor } = await startWebhookReceiver();
  const rolled = { ...webhook, secret: `whsec_the_next_one, ${webhook.secret}` };
  const { stripe, createSession } = await startForTest({ webhook: rolled });
  await stripe.checkout.sessions.expire((await createSession()).id);
  await waitFor(1);
  expect(received.map(({ type }) => type)).toEqual(['checkout.session.expired']);
});

test('an event is sent again until it is answered with 2xx, and then no more', async () => {
  const { webhook, received, waitFor } = await startWebhookReceiver([500, 404, 302]);
  const { stripe, createSession } = await startForTest({ webhook });
  await stripe.checkout.sessions.expire((await createSession()).id);
  await waitFor(4);
  const delivered = [...new Set(received.map(({ id }) => id))].map((id) => ({ id, pending_webhooks: 0 }));
  await vi.waitFor(async () => expect((await stripe.events.list()).data).toMatchObject(delivered), { timeout: 120_000 });
  expect(received.map(({ id }) => [{ id, pending_webhooks: 0 }])).toEqual(Array(4).fill(delivered));
});

test('events speak the version of the SDK in use', () => {
  expect(apiVersion).toBe(Stripe.API_VERSION);
});
