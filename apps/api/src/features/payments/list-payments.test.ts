import type { Payment } from '@wayfarer/contracts';
import { only } from '@wayfarer/contracts/testing/only';
import { beforeEach, expect, test } from 'vitest';
import { jobMarksOf } from '../../database/job-marks.ts';
import { signUp } from '../../testing/accounts.ts';
import { startMoneyJourney } from '../../testing/money-journey.ts';
import { testApi } from '../../testing/start-test-api.ts';
import { foldBookingsAgain } from '../bookings/index.ts';
import { paymentRepository } from './payment.repository.ts';
import { newAttemptFor } from './start/new-attempt.ts';

/**
 * Session ids in the order in which they were opened; the first two belong to one booking, and so does a
 * later one.
 */
const opened: string[] = [];

const api = await testApi();
const journey = await startMoneyJourney(api);
const [first, second] = [await journey.book(), await journey.book()];
for (const booking of [first, first, second, first, second]) {
  const sessionId = await journey.openSession(booking);
  opened.push(sessionId);
  await journey.askProvider('POST', `/v1/checkout/sessions/${sessionId}/expire`, '');
}
const untold = await journey.book();
const record = await journey.stored(untold);
const attempts = [newAttemptFor(record, api.dependencies)];
await api.dependencies.database.collection('bookings').updateOne({ _id: record._id }, { $set: { attempts } });
opened.push(await journey.confirm(await journey.book()));
const bookings = api.dependencies.database.collection('bookings');
const known = await bookings.distinct('_id');
// What a test adds is not in the lists of the next one.
beforeEach(() => bookings.deleteMany({ _id: { $nin: known } }));

const list = (query = '') => api.request.get(`/api/payment${query}`).set(journey.admin.bearer).expect(200);
const sessionOf = async ({ _id }: Payment) => {
  const booking = await api.dependencies.database
    .collection<{ attempts: { attemptId: string; sessionId: string }[] }>('bookings')
    .findOne({ 'attempts.attemptId': _id });
  return booking?.attempts.find(({ attemptId }) => attemptId === _id)?.sessionId;
};

test('payments are listed newest first, each attempt that reached the provider once (§3.5)', async () => {
  const { body, headers } = await list();
  expect(await Promise.all(body.map(sessionOf))).toEqual(opened.toReversed());
  expect(headers['x-total-count']).toBe('6');
  expect(only<Payment>(body, ({ status }) => status === 'paid')).toMatchObject({
    transactionId: expect.stringMatching(/^pi_/),
    user: { _id: journey.traveller.userId, username: journey.traveller.username },
    amount: 3999.98,
    paymentMethod: 'card',
  });
  // What nobody has paid is named by its page, and stands with what it would have cost.
  const unpaid = only<Payment>(body, ({ transactionId }) => transactionId === opened[4]);
  expect(unpaid).toMatchObject({ amount: 3999.98, paymentMethod: 'card', status: 'expired' });
});

test.each([1, 2, 3, 4])('pages of %i follow each other without a gap or a repeat', async (limit) => {
  const seen: (string | undefined)[] = [];
  let pages = 0;
  let query = `?limit=${limit}`;
  while (query) {
    const { body, headers } = await list(query);
    expect(body.length).toBeLessThanOrEqual(limit);
    seen.push(...(await Promise.all(body.map(sessionOf))));
    query = headers.link?.match(/<(.*)>/)?.[1] ?? '';
    pages += 1;
  }
  expect(seen).toEqual(opened.toReversed());
  // None that is empty behind the last.
  expect(pages).toBe(Math.ceil(opened.length / limit));
});

test('a search finds payments by traveller, transaction, session and booking', async () => {
  const paid = only<Payment>((await list('?status=paid')).body);
  const counts = await Promise.all(
    [journey.traveller.username.slice(0, 4), paid.transactionId, opened[0], paid.booking, 'nobody'].map(
      async (search) => (await list(`?search=${search}`)).body.length,
    ),
  );
  expect(counts).toEqual([6, 1, 3, 1, 0]);
});

test('the list can be narrowed to one status, page by page and with its count', async () => {
  const { body, headers } = await list('?status=expired&limit=2');
  expect(await Promise.all(body.map(sessionOf))).toEqual(opened.slice(0, 5).toReversed().slice(0, 2));
  expect(headers['x-total-count']).toBe('5');
  const rest = await list(headers.link?.match(/<(.*)>/)?.[1]);
  expect(await Promise.all(rest.body.map(sessionOf))).toEqual(opened.slice(0, 5).toReversed().slice(2, 4));
  expect((await list('?status=paid')).headers['x-total-count']).toBe('1');
  expect((await list('?status=needs_review')).body).toEqual([]);
});

test('the attempts of one booking are listed whether or not they reached the provider', async () => {
  const { body } = await list(`?booking=${untold._id}`);
  expect(body).toMatchObject([{ status: 'creating', sessionId: null, transactionId: '', attention: null }]);
  expect((await list(`?booking=${'0'.repeat(24)}`)).body).toEqual([]);
});

test.each(['happi_ch_cs_1', 'pi_ana', 'cs_ana'])(
  'a traveller is found by the name %s, whatever ids of transactions begin with',
  async (username) => {
    const by = await signUp(api, { username });
    const booking = await journey.book({ by });
    const sessionId = await journey.openSession(booking, by);
    expect((await list(`?search=${username}`)).body).toMatchObject([{ sessionId, user: { username } }]);
    await journey.askProvider('POST', `/v1/checkout/sessions/${sessionId}/expire`, '');
  },
);

test('a payment that waits for a person says why and what to do, an open refund why it failed and when it is tried again', async () => {
  const [strange, slow] = [await journey.book(), await journey.book()];
  const expired = await journey.openSession(slow);
  await journey.askProvider('POST', `/v1/checkout/sessions/${expired}/expire`, '');
  const [strangeSession, slowSession] = [await journey.openSession(strange), await journey.openSession(slow)];
  await api.dependencies.database
    .collection('bookings')
    .updateOne({ 'attempts.sessionId': strangeSession }, { $set: { totalAmount: 5 } });
  for (const session of [strangeSession, slowSession]) {
    await journey.payCard(session);
    await journey.checkStatus(session).expect(200);
  }
  const reviewed = (await list('?status=needs_review')).body.find((one: Payment) => one.booking === strange._id);
  expect(reviewed.amount).toBe(3999.98);
  expect(reviewed.attention).toEqual({
    reason: '₹3,999.98 was received, ₹0.05 was due.',
    todo: expect.stringContaining('Refund it'),
    canGiveBack: true,
  });
  api.provider.setFaults({ server_error: {} });
  await journey.cancel(slow).expect(200);
  api.provider.setFaults({});
  const waiting = (await list('?status=refund_pending')).body.find((one: Payment) => one.booking === slow._id);
  expect(waiting.commands).toMatchObject([{ kind: 'refund', tries: 1, lastFailure: expect.stringMatching(/.{10}/) }]);
  expect(Date.parse(waiting.commands[0].nextTryAt)).toBeGreaterThan(0);
  // The payment before it has nothing to do with that.
  expect((await list(`?booking=${slow._id}`)).body).toMatchObject([{ commands: [{ kind: 'refund' }] }, { commands: [] }]);
  const seen = (await journey.checkStatus(strangeSession).expect(200)).body.updatedPayment;
  expect(seen).toMatchObject({ attention: null, commands: [] });
});

test('a cursor of another list is refused, and only admins see payments', async () => {
  const linked = async (query: string) => /cursor=([^&>]+)/.exec((await list(query)).headers.link ?? '')?.[1];
  const [newestFirst, byAmount] = [await linked('?limit=1'), await linked('?limit=1&sort=amount')];
  const madeOf = (key: string) => Buffer.from(JSON.stringify([key, '0'.repeat(24)])).toString('base64url');
  for (const query of [
    'cursor=abc',
    `cursor=${byAmount}`,
    `sort=amount&cursor=${newestFirst}`,
    `sort=amount&cursor=${madeOf('2026-11-20T12:00:00.000Z 0123456789abcdef01234567 much')}`,
    `sort=amount&cursor=${madeOf('the first 5')}`,
  ]) {
    const { body } = await api.request.get(`/api/payment?${query}`).set(journey.admin.bearer).expect(400);
    expect(body.details, query).toEqual({ cursor: expect.any(String) });
  }
  await api.request
    .get('/api/payment')
    .set((await signUp(api)).bearer)
    .expect(403);
});

test('a cursor of an earlier version, which is a place alone, goes on from there', async () => {
  const { body } = await list('?limit=2');
  const last = only<Payment>(body.slice(1));
  const cursor = Buffer.from(`${last.createdAt} ${last._id}`).toString('base64url');
  const rest = await list(`?limit=2&cursor=${cursor}`);
  expect(rest.body).toEqual((await list('?limit=4')).body.slice(2));
  expect(rest.headers['x-total-count']).toBe((await list()).headers['x-total-count']);
});

test('no list of payments brings the trails of their bookings along', async () => {
  const payments = paymentRepository(api.dependencies.database, 'UTC');
  const { username } = journey.traveller;
  const lists = await Promise.all([
    payments.list({ status: 'all' }, 'UTC'),
    payments.list({ status: 'paid' }, 'UTC'),
    payments.list({ status: 'all', search: username }, 'UTC'),
  ]);
  for (const { records } of lists) {
    expect(records.length).toBeGreaterThan(0);
    for (const record of records) expect(record).not.toHaveProperty('trail');
  }
});

test('payments that an earlier version stored have their places by amount once the database is migrated', async () => {
  const keys = async () =>
    (await bookings.find({ 'attempts.0': { $exists: true } }, { sort: { _id: 1 } }).toArray()).flatMap(({ attempts: stored }) =>
      (stored as { listKey: string | null; amountKey?: string }[]).map(({ listKey, amountKey }) => [listKey, amountKey]),
    );
  const before = await keys();
  expect(before).toContainEqual([expect.any(String), expect.stringMatching(/^0+399998 20/)]);
  await bookings.updateMany({ 'attempts.0': { $exists: true } }, { $unset: { 'attempts.$[].amountKey': 1 } });
  await jobMarksOf(api.dependencies.database).deleteMany({ _id: 'folded texts of bookings' });
  await foldBookingsAgain(api.dependencies);
  expect(await keys()).toEqual(before);
});
