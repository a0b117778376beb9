import { expect, test } from 'vitest';
import { startForTest } from '../testing/start-for-test.ts';

test('lists come newest first, page by page', async () => {
  const { stripe, createSession } = await startForTest();
  const ids: string[] = [];
  for (let count = 0; count < 5; count += 1) ids.unshift((await createSession()).id);
  const first = await stripe.checkout.sessions.list({ limit: 2 });
  expect(first.data.map(({ id }) => id)).toEqual(ids.slice(0, 2));
  expect(first.has_more).toBe(true);
  const last = await stripe.checkout.sessions.list({ limit: 3, starting_after: ids[1] ?? '' });
  expect(last.data.map(({ id }) => id)).toEqual(ids.slice(2));
  expect(last.has_more).toBe(false);
  const walked = await stripe.checkout.sessions.list({ limit: 2 }).autoPagingToArray({ limit: 100 });
  expect(walked.map(({ id }) => id)).toEqual(ids);
});

test('lists can be narrowed by time and by payment', async () => {
  const { stripe, createSession, pay, control, intentOf } = await startForTest();
  await control('POST', 'clock', { now: 1_740_000_000 });
  const old = await createSession();
  await pay(old.id);
  await control('POST', 'clock', { now: 1_740_000_100 });
  const young = await createSession();
  const since = await stripe.checkout.sessions.list({ created: { gte: 1_740_000_100 } });
  expect(since.data.map(({ id }) => id)).toEqual([young.id]);
  const expand = ['data.payment_intent.latest_charge'];
  const found = await stripe.checkout.sessions.list({ payment_intent: await intentOf(old.id), expand });
  expect(found.data).toMatchObject([{ id: old.id, payment_intent: { latest_charge: { paid: true } } }]);
});

test.each(['0', '101', 'many'])('a page of %s is refused', async (limit) => {
  const { stripe } = await startForTest();
  await expect(stripe.checkout.sessions.list({ limit: Number(limit) })).rejects.toMatchObject({ param: 'limit' });
});
