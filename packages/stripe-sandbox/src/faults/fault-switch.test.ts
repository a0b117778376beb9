import { expect, onTestFinished, test, vi } from 'vitest';
import { sampleSession, sdkFor, startForTest } from '../testing/start-for-test.ts';
import { startWebhookReceiver } from '../testing/start-webhook-receiver.ts';
import { createFaultSwitch } from './fault-switch.ts';

test('an answer can be dropped after its effect; the repeat under the same key finds it done', async () => {
  const { stripe, faults } = await startForTest();
  // The SDK retries once after a closed connection.
  faults.set({ drop_answer: { times: 2 } });
  await expect(stripe.checkout.sessions.create(sampleSession, { idempotencyKey: 'cs:1' })).rejects.toMatchObject({
    type: 'StripeConnectionError',
  });
  const session = await stripe.checkout.sessions.create(sampleSession, { idempotencyKey: 'cs:1' });
  expect(session.lastResponse.headers['idempotent-replayed']).toBe('true');
  expect((await stripe.checkout.sessions.list()).data.map(({ id }) => id)).toEqual([session.id]);
});

test('a 500 before any effect goes away with the next try', async () => {
  const { url, stripe, faults } = await startForTest();
  faults.set({ server_error: { times: 1 } });
  await expect(stripe.checkout.sessions.create(sampleSession, { idempotencyKey: 'cs:1' })).rejects.toMatchObject({
    statusCode: 500,
  });
  expect((await stripe.checkout.sessions.list()).data).toEqual([]);
  faults.set({ server_error: { times: 1 } });
  expect((await sdkFor(url, 2).checkout.sessions.create(sampleSession)).status).toBe('open');
});

test('a sticky 500 is repeated to its key for good', async () => {
  const { stripe, faults } = await startForTest();
  faults.set({ sticky_server_error: { times: 1 } });
  const create = (idempotencyKey: string) => stripe.checkout.sessions.create(sampleSession, { idempotencyKey });
  await expect(create('cs:1')).rejects.toMatchObject({ statusCode: 500 });
  await expect(create('cs:1')).rejects.toMatchObject({ statusCode: 500, headers: { 'idempotent-replayed': 'true' } });
  expect((await create('cs:2')).status).toBe('open');
});

test('too many requests answer 429 with the time to wait', async () => {
  const { stripe, faults } = await startForTest();
  faults.set({ rate_limit: { times: 1, milliseconds: 3_000 } });
  await expect(stripe.checkout.sessions.list()).rejects.toMatchObject({
    type: 'StripeRateLimitError',
    statusCode: 429,
    headers: { 'retry-after': '3' },
  });
  expect((await stripe.checkout.sessions.list()).data).toEqual([]);
});

test('a slow answer outlasts the patience of its caller and still has its effect', async () => {
  const { stripe, faults } = await startForTest();
  faults.set({ slow: { times: 1, milliseconds: 3_000 } });
  const slow = stripe.checkout.sessions.create(sampleSession, { timeout: 1_000, idempotencyKey: 'cs:1' });
  await expect(slow).rejects.toMatchObject({ type: 'StripeConnectionError' });
  await expect.poll(async () => (await stripe.checkout.sessions.list()).data.length, { timeout: 120_000 }).toBe(1);
});

test('events can be lost, doubled, delayed and overtaken', async () => {
  const { webhook, received, waitFor } = await startWebhookReceiver();
  const { stripe, faults, createSession } = await startForTest({ webhook });
  const end = async () => (await stripe.checkout.sessions.expire((await createSession()).id)).id;
  const arrived = () => received.map((event) => (event.data.object as { id: string }).id);

  faults.set({ lose_event: { times: 1 } });
  await end();
  expect((await stripe.events.list()).data).toMatchObject([{ pending_webhooks: 0 }]);
  expect(received).toEqual([]);

  faults.set({ double_event: { times: 1 } });
  const doubled = await end();
  await waitFor(2);
  expect(arrived()).toEqual([doubled, doubled]);

  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  faults.set({ delay_event: { times: 1, milliseconds: 60_000 } });
  const [late, prompt] = [await end(), await end()];
  await waitFor(3);
  expect(arrived().slice(2)).toEqual([prompt]);
  vi.advanceTimersByTime(60_000);
  await waitFor(4);
  expect(arrived().slice(2)).toEqual([prompt, late]);

  faults.set({ reorder_events: { times: 1, milliseconds: 60_000 } });
  const [overtaken, overtaking] = [await end(), await end()];
  await waitFor(6);
  expect(arrived().slice(4)).toEqual([overtaking, overtaken]);
});

test('faults can be read and set over HTTP, and a misspelt one is refused', async () => {
  const { stripe, control } = await startForTest();
  const set = await control('PUT', 'faults', { server_error: { only: '/refunds' } });
  expect(set).toEqual({ server_error: { times: null, probability: 1, milliseconds: 2_000, only: '/refunds' } });
  expect((await stripe.checkout.sessions.list()).data).toEqual([]);
  await expect(stripe.refunds.list()).rejects.toMatchObject({ statusCode: 500 });
  expect(await control('PUT', 'faults', { explode: {} })).toMatchObject({ error: { type: 'invalid_request_error' } });
  expect(await control('GET', 'faults')).toEqual(set);
});

test('a fault applies with the count and the probability that were set', () => {
  let dice = 0.2;
  const faults = createFaultSwitch(() => dice);
  faults.set({ slow: { times: 2, probability: 0.5 } });
  expect(faults.strike('slow', '/v1/refunds')).not.toBeNull();
  dice = 0.5;
  expect(faults.strike('slow', '/v1/refunds')).toBeNull();
  dice = 0;
  expect(faults.strike('slow', '/v1/refunds')).not.toBeNull();
  expect(faults.strike('slow', '/v1/refunds')).toBeNull();
  expect(faults.current()).toEqual({});
});
