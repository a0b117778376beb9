import { expect, test } from 'vitest';
import { startForTest } from '../testing/start-for-test.ts';

test('an open session can be ended; it cannot be paid then, nor ended again', async () => {
  const { stripe, createSession, pay } = await startForTest();
  const { id } = await createSession();
  expect(await stripe.checkout.sessions.expire(id)).toMatchObject({ status: 'expired', payment_status: 'unpaid', url: null });
  await expect(stripe.checkout.sessions.expire(id)).rejects.toMatchObject({
    message: expect.stringContaining('status of `expired`'),
  });
  expect(await pay(id)).toEqual({ kind: 'closed', status: 'expired' });
});

test('a paid session cannot be ended', async () => {
  const { stripe, createSession, pay } = await startForTest();
  const { id } = await createSession();
  await pay(id);
  await expect(stripe.checkout.sessions.expire(id)).rejects.toMatchObject({ statusCode: 400, type: 'StripeInvalidRequestError' });
  expect((await stripe.checkout.sessions.retrieve(id)).payment_status).toBe('paid');
});

test('a session expires at its time and reports it once, its pending payment is cancelled', async () => {
  const { stripe, createSession, pay, control } = await startForTest();
  const start = 1_750_000_000;
  await control('POST', 'clock', { now: start });
  const { id } = await createSession({ expires_at: start + 1_800 });
  await pay(id, '4000000000000002');
  await control('POST', 'clock', { now: start + 1_799 });
  expect((await stripe.checkout.sessions.retrieve(id)).status).toBe('open');
  await control('POST', 'clock', { now: start + 1_800 });
  const ended = await stripe.checkout.sessions.retrieve(id, { expand: ['payment_intent'] });
  expect(ended).toMatchObject({ status: 'expired', payment_intent: { status: 'canceled' } });
  const told = await stripe.events.list({ types: ['checkout.session.expired'] });
  expect(told.data.map((event) => event.created)).toEqual([start + 1_800]);
});

test('under a set clock everything bears its time and no event is sent', async () => {
  const { stripe, createSession, pay, control, paymentOf } = await startForTest({
    webhook: { url: 'http://127.0.0.1:9/nobody', secret: 'whsec_x' },
  });
  await control('POST', 'clock', { now: 1_740_000_000 });
  const session = await createSession();
  await pay(session.id);
  expect(session).toMatchObject({ created: 1_740_000_000, expires_at: 1_740_086_400 });
  expect((await paymentOf(session.id)).latest_charge).toMatchObject({ created: 1_740_000_000 });
  expect((await stripe.events.list()).data).toMatchObject([{ pending_webhooks: 0 }, { pending_webhooks: 0 }]);
});
