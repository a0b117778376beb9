import { expect, test } from 'vitest';
import { sampleSession, startForTest } from '../testing/start-for-test.ts';

const sessionsIn = async (stripe: Awaited<ReturnType<typeof startForTest>>['stripe']) =>
  (await stripe.checkout.sessions.list()).data;

test('the same key with the same parameters gets the stored answer, marked as a replay', async () => {
  const { stripe } = await startForTest();
  const first = await stripe.checkout.sessions.create(sampleSession, { idempotencyKey: 'cs:1' });
  const second = await stripe.checkout.sessions.create(sampleSession, { idempotencyKey: 'cs:1' });
  expect(second.id).toBe(first.id);
  expect(first.lastResponse.headers['idempotent-replayed']).toBeUndefined();
  expect(second.lastResponse.headers['idempotent-replayed']).toBe('true');
  expect(await sessionsIn(stripe)).toHaveLength(1);
});

test('two parallel calls with one key make one session', async () => {
  const { stripe } = await startForTest();
  const create = () => stripe.checkout.sessions.create(sampleSession, { idempotencyKey: 'cs:1' });
  const [one, other] = await Promise.all([create(), create()]);
  expect(one.id).toBe(other.id);
  expect(await sessionsIn(stripe)).toHaveLength(1);
});

test('a key that is still at work answers 409', async () => {
  const { stripe, faults } = await startForTest();
  faults.set({ slow: { times: 1, milliseconds: 300 } });
  const create = () => stripe.checkout.sessions.create(sampleSession, { idempotencyKey: 'cs:1' });
  const answers = await Promise.allSettled([create(), create()]);
  const refused = answers.filter((answer) => answer.status === 'rejected');
  expect(refused).toHaveLength(1);
  expect(refused[0]?.reason).toMatchObject({ statusCode: 409, code: 'idempotency_key_in_use' });
  expect(await sessionsIn(stripe)).toHaveLength(1);
});

test('the same key with other parameters is refused and changes nothing', async () => {
  const { stripe } = await startForTest();
  await stripe.checkout.sessions.create(sampleSession, { idempotencyKey: 'cs:1' });
  const other = stripe.checkout.sessions.create({ ...sampleSession, client_reference_id: 'other' }, { idempotencyKey: 'cs:1' });
  await expect(other).rejects.toMatchObject({ type: 'StripeIdempotencyError', statusCode: 400 });
  expect(await sessionsIn(stripe)).toHaveLength(1);
});

test('an error that came from the work itself is replayed under its key, even when the work would succeed now', async () => {
  const { stripe, createSession, pay, intentOf } = await startForTest();
  const session = await createSession();
  await pay(session.id, '4000000000000002');
  const intent = await intentOf(session.id);
  const refund = () => stripe.refunds.create({ payment_intent: intent }, { idempotencyKey: 'refund:1' });
  await expect(refund()).rejects.toMatchObject({ code: 'payment_intent_unexpected_state' });
  await pay(session.id);
  await expect(refund()).rejects.toMatchObject({
    code: 'payment_intent_unexpected_state',
    headers: { 'idempotent-replayed': 'true' },
  });
});

test('an error in the parameters leaves the key free', async () => {
  const { stripe } = await startForTest();
  const wrong = { ...sampleSession, success_url: 'nowhere' };
  await expect(stripe.checkout.sessions.create(wrong, { idempotencyKey: 'cs:1' })).rejects.toMatchObject({ code: 'url_invalid' });
  const session = await stripe.checkout.sessions.create(sampleSession, { idempotencyKey: 'cs:1' });
  expect(session.status).toBe('open');
});
