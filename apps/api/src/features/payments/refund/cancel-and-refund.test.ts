import { beforeEach, expect, test } from 'vitest';
import type { Caller } from '../../../http/caller.ts';
import { signUp } from '../../../testing/accounts.ts';
import { eventually, type MoneyJourney, startMoneyJourney } from '../../../testing/money-journey.ts';
import { testApi } from '../../../testing/start-test-api.ts';
import { bookingRepository, cancelBooking, cancellationOf, changeBooking, refundAll } from '../../bookings/index.ts';
import { reconcile } from '../settle/reconcile.ts';
import { settle } from '../settle/settle.ts';
import { settleAtOnce } from '../settle/settle-at-once.ts';
import { newAttemptFor } from '../start/new-attempt.ts';

const MINUTE = 60_000;

const api = await testApi();
const journey = await startMoneyJourney(api);
beforeEach(() => api.provider.setFaults({}));

type BookingHere = Awaited<ReturnType<MoneyJourney['book']>>;

const refundsFor = async (booking: BookingHere) => {
  const { attempts } = await journey.stored(booking);
  return Promise.all(attempts.map(({ paymentId }) => journey.refundsOf(paymentId)));
};
/** A cancel whose process dies right after the write. */
const cancelAndCrash = async (booking: BookingHere) => {
  const { _id } = await journey.stored(booking);
  const bookings = bookingRepository(api.dependencies.database);
  await changeBooking(bookings, _id, (current) => cancellationOf(current, refundAll, api.clock.now()));
};

const caller: Caller = {
  userId: journey.traveller.userId,
  username: journey.traveller.username,
  role: 'user',
  sessionId: 'none',
};

test('a cancel closes the open session, so that nobody can pay it any more', async () => {
  const booking = await journey.book();
  const sessionId = await journey.openSession(booking);
  await journey.cancel(booking).expect(200);
  expect(await journey.askProvider('GET', `/v1/checkout/sessions/${sessionId}`)).toMatchObject({ status: 'expired' });
  const { attempts, commands, dueAt } = await journey.stored(booking);
  expect(attempts.map(({ status }) => status)).toEqual(['expired']);
  expect({ commands, dueAt }).toEqual({ commands: [], dueAt: null });
});

test('a session that was paid in the moment of the cancel is refunded in full, and the booking stays cancelled', async () => {
  api.provider.setFaults({ lose_event: {} });
  const booking = await journey.book();
  await journey.pay(booking);
  await journey.cancel(booking).expect(200);
  await reconcile(api.dependencies);
  expect(await journey.read(booking)).toMatchObject({ bookingStatus: 'cancelled', amountPaid: 3999.98, amountRefunded: 3999.98 });
  expect(await refundsFor(booking)).toEqual([[399998]]);
});

test('a cancel is answered though the provider is silent, and its refund is made once the provider speaks', async () => {
  const booking = await journey.book();
  await journey.confirm(booking);
  const silence = Promise.withResolvers<void>();
  const { paymentProvider } = api.dependencies;
  const findSession = async (id: string) => {
    await silence.promise;
    return paymentProvider.findSession(id);
  };
  const impatient = { ...api.dependencies, providerPatience: 1, paymentProvider: { ...paymentProvider, findSession } };
  const answer = await cancelBooking(impatient, settleAtOnce(impatient), caller, booking._id);
  expect(answer.booking).toMatchObject({ bookingStatus: 'cancelled', refundStatus: 'pending' });
  silence.resolve();
  await eventually(async () => (await journey.read(booking)).refundStatus === 'refunded');
  expect(await refundsFor(booking)).toEqual([[399998]]);
});

test('a cancel whose refund fails for an unforeseen reason is answered, and its refund is made later', async () => {
  const booking = await journey.bookConfirmed();
  const findSession = () => Promise.reject(new Error('Unforeseen.'));
  const failing = { ...api.dependencies, paymentProvider: { ...api.dependencies.paymentProvider, findSession } };
  const answer = await cancelBooking(failing, settleAtOnce(failing), caller, booking._id);
  expect(answer.booking).toMatchObject({ bookingStatus: 'cancelled', refundStatus: 'pending' });
  await reconcile(api.dependencies);
  expect(await refundsFor(booking)).toEqual([[399998]]);
});

test('a cancel while the session is being opened lets no page out, and the session is closed', async () => {
  const booking = await journey.book();
  const record = await journey.stored(booking);
  const attempt = newAttemptFor(record, api.dependencies);
  await bookingRepository(api.dependencies.database).change(record, { attempts: [attempt] });
  const { sessionId } = await api.dependencies.paymentProvider.openSession(attempt.order);
  await journey.cancel(booking).expect(200);
  expect((await journey.payNow(booking).expect(409)).body.code).toBe('NOT_PAYABLE');
  expect(await journey.askProvider('GET', `/v1/checkout/sessions/${sessionId}`)).toMatchObject({ status: 'expired' });
});

test('a crash right after the cancel was stored leaves the refund to the reconciler, which makes it once', async () => {
  const booking = await journey.book();
  await journey.confirm(booking);
  await cancelAndCrash(booking);
  expect(await journey.read(booking)).toMatchObject({ bookingStatus: 'cancelled', refundStatus: 'pending' });
  await Promise.all([reconcile(api.dependencies), reconcile(api.dependencies)]);
  expect(await journey.read(booking)).toMatchObject({ amountRefunded: 3999.98, refundStatus: 'refunded' });
  expect(await refundsFor(booking)).toEqual([[399998]]);
});

test.each([
  ['the answer is lost after the effect', { drop_answer: { only: '/v1/refunds' } }],
  ['the provider repeats its failure under the key', { sticky_server_error: { times: 1, only: '/v1/refunds' } }],
  ['the provider answers nothing but failures', { server_error: {} }],
])('a refund is made exactly once when %s', async (_, faults) => {
  const booking = await journey.book();
  await journey.confirm(booking);
  api.provider.setFaults(faults);
  const { body } = await journey.cancel(booking).expect(200);
  expect(body.booking.bookingStatus).toBe('cancelled');
  api.provider.setFaults({});
  api.clock.moveBy(MINUTE);
  await reconcile(api.dependencies);
  expect(await journey.read(booking)).toMatchObject({ amountRefunded: 3999.98, refundStatus: 'refunded' });
  expect(await refundsFor(booking)).toEqual([[399998]]);
});

test('a refund in the provider’s own dashboard cancels the booking', async () => {
  const booking = await journey.book();
  await journey.confirm(booking);
  const [attempt] = (await journey.stored(booking)).attempts;
  await journey.askProvider('POST', '/v1/refunds', `payment_intent=${attempt?.paymentId}`);
  await eventually(async () => (await journey.read(booking)).bookingStatus === 'cancelled');
  expect(await journey.read(booking)).toMatchObject({ amountRefunded: 3999.98, refundStatus: 'refunded', canPay: false });
});

test('a part refunded in the dashboard is seen, and a cancel refunds exactly the rest', async () => {
  const booking = await journey.book();
  const sessionId = await journey.confirm(booking);
  const [attempt] = (await journey.stored(booking)).attempts;
  await journey.askProvider('POST', '/v1/refunds', `payment_intent=${attempt?.paymentId}&amount=99998`);
  await settle(api.dependencies, sessionId);
  expect(await journey.read(booking)).toMatchObject({ bookingStatus: 'confirmed', amountRefunded: 999.98, refundOnCancel: 3000 });
  await journey.cancel(booking).expect(200);
  expect(await refundsFor(booking)).toEqual([expect.arrayContaining([99998, 300000])]);
});

test('a deleted user’s waiting bookings are cancelled, money under review goes back, and the paid ones stay without the person’s name', async () => {
  const leaver = await signUp(api);
  const [waiting, paid] = [await journey.book({ by: leaver }), await journey.book({ by: leaver })];
  const open = await journey.openSession(waiting, leaver);
  // Paid in another currency than it asks for, so that a person has to look at it.
  const held = await journey.book({ by: leaver });
  const heldSession = await journey.openSession(held, leaver);
  const { _id } = await journey.stored(held);
  await api.dependencies.database.collection('bookings').updateOne({ _id }, { $set: { currency: 'usd' } });
  await journey.payCard(heldSession);
  await journey.checkStatus(heldSession, leaver).expect(200);
  await journey.confirm(paid, leaver);
  await api.request.delete(`/api/auth/${leaver.userId}`).set(journey.admin.bearer).expect(200);
  const user = { _id: leaver.userId, username: 'Former traveller' };
  expect(await journey.read(waiting, journey.admin)).toMatchObject({ bookingStatus: 'cancelled', user });
  expect(await journey.read(paid, journey.admin)).toMatchObject({ bookingStatus: 'confirmed', amountRefunded: 0, user });
  expect(JSON.stringify(await journey.stored(paid))).not.toContain(leaver.username);
  const found = await api.request.get('/api/booking?search=former').set(journey.admin.bearer).expect(200);
  expect(found.body).toHaveLength(3);
  // Bookings point at the record of the one, so it stays without the person's data; nothing points at that of
  // the other.
  const guest = await signUp(api);
  await api.request.delete(`/api/auth/${guest.userId}`).set(journey.admin.bearer).expect(200);
  const users = api.dependencies.database.collection('users');
  expect(await users.countDocuments({ username: 'Former traveller' })).toBe(1);
  expect(await refundsFor(held)).toEqual([[399998]]);
  const session = await journey.askProvider('GET', `/v1/checkout/sessions/${open}`);
  expect(session).toMatchObject({ status: 'expired' });
});
