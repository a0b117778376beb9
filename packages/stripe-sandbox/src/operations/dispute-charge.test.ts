import type Stripe from 'stripe';
import supertest from 'supertest';
import { expect, test } from 'vitest';
import { startForTest } from '../testing/start-for-test.ts';
import { startWebhookReceiver } from '../testing/start-webhook-receiver.ts';

test('a paid charge can be disputed once, and the merchant is notified', async () => {
  const { webhook, received, waitFor } = await startWebhookReceiver();
  const { createSession, pay, paymentOf, intentOf, control } = await startForTest({ webhook });
  const { id } = await createSession();
  expect(await control('POST', 'dispute', { payment_intent: 'pi_none' })).toMatchObject({ error: { code: 'resource_missing' } });
  await pay(id);
  const payment_intent = await intentOf(id);
  expect(await control('POST', 'dispute', { payment_intent })).toMatchObject({ object: 'dispute', payment_intent });
  await waitFor(3);
  expect(received.map((event) => event.type)).toContain('charge.dispute.created');
  expect((await paymentOf(id)).latest_charge).toMatchObject({ disputed: true });
  expect(await control('POST', 'dispute', { payment_intent })).toHaveProperty('error');
});

test('the test card for it, offered on the page, pays and is disputed at once; a disputed charge cannot be refunded', async () => {
  const { url, stripe, createSession, paymentOf } = await startForTest();
  const session = await createSession();
  const page = new URL(session.url ?? '').pathname;
  expect((await supertest(url).get(page)).text).toContain('Pays, then is disputed');
  const card = { email: 'me@example.com', number: '4000000000000259', expiry: '12 / 40', cvc: '123', name: 'Asha Rao' };
  await supertest(url).post(page).type('form').send(card).expect(303);
  const { id: payment_intent, latest_charge: charge } = await paymentOf(session.id);
  expect(charge).toMatchObject({ paid: true, disputed: true });
  expect((await stripe.events.list({ types: ['charge.dispute.created'] })).data).toHaveLength(1);
  await expect(stripe.refunds.create({ payment_intent })).rejects.toMatchObject({ code: 'charge_disputed', statusCode: 400 });
});

test.each(['won', 'lost'] as const)(
  'the merchant is told that a dispute was %s; only a won charge can be refunded again',
  async (status) => {
    const { stripe, createSession, pay, intentOf, control } = await startForTest();
    const { id } = await createSession();
    await pay(id);
    const payment_intent = await intentOf(id);
    expect(await control('POST', 'dispute/close', { payment_intent, status })).toHaveProperty('error');
    await control('POST', 'dispute', { payment_intent });
    expect(await control('POST', 'dispute/close', { payment_intent, status })).toMatchObject({ object: 'dispute', status });
    expect((await stripe.events.list({ types: ['charge.dispute.closed'] })).data).toHaveLength(1);
    const outcome = await stripe.refunds.create({ payment_intent }).then(
      () => 'refunded',
      ({ code }: Stripe.errors.StripeError) => code,
    );
    expect(outcome).toBe(status === 'won' ? 'refunded' : 'charge_disputed');
  },
);
