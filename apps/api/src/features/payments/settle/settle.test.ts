import { beforeEach, expect, test } from 'vitest';
import { newId } from '../../../database/object-ids.ts';
import { stripeProvider } from '../../../integrations/stripe/stripe-provider.ts';
import { signUp } from '../../../testing/accounts.ts';
import { eventually, type MoneyJourney, startMoneyJourney } from '../../../testing/money-journey.ts';
import { sessionEvent } from '../../../testing/signed-events.ts';
import { NEXT_STRIPE_SECRET_KEY, testApi } from '../../../testing/start-test-api.ts';
import { bookingRepository } from '../../bookings/index.ts';
import { newAttemptFor } from '../start/new-attempt.ts';
import { settle } from './settle.ts';

const api = await testApi();
const journey = await startMoneyJourney(api);
beforeEach(() => api.provider.setFaults({}));

const bookings = () => api.dependencies.database.collection('bookings');
const statusOf = async (booking: Parameters<MoneyJourney['read']>[0]) => (await journey.read(booking)).bookingStatus;

test('a payment confirms the booking by the provider’s event alone (§4.8)', async () => {
  const booking = await journey.book();
  await journey.pay(booking);
  await eventually(async () => (await statusOf(booking)) === 'confirmed');
  expect(await journey.read(booking)).toMatchObject({ amountPaid: 3999.98, amountRefunded: 0, canPay: false, canCancel: true });
});

test('a payment through a session whose id was lost in a crash confirms its booking by the event alone; one of another product is nobody’s', async () => {
  const { database, paymentProvider } = api.dependencies;
  const booking = await journey.book();
  const record = await journey.stored(booking);
  const attempt = newAttemptFor(record, api.dependencies);
  await bookingRepository(database).change(record, { attempts: [attempt] });
  const opened = await paymentProvider.openSession(attempt.order);
  await journey.payCard(opened.sessionId);
  await eventually(async () => (await statusOf(booking)) === 'confirmed');
  api.provider.setFaults({ lose_event: {} });
  for (const bookingId of ['not-an-id', 'b'.repeat(24)]) {
    const foreign = await paymentProvider.openSession({ ...attempt.order, attemptId: newId(), bookingId });
    await journey.payCard(foreign.sessionId);
    expect(await settle(api.dependencies, foreign.sessionId)).toBeNull();
  }
  // Nor is one that names a booking of ours, and an attempt that is not its own.
  const waiting = await journey.stored(await journey.book());
  const unopened = newAttemptFor(waiting, api.dependencies);
  await bookingRepository(database).change(waiting, { attempts: [unopened] });
  const foreign = await paymentProvider.openSession({ ...unopened.order, attemptId: newId() });
  expect(await settle(api.dependencies, foreign.sessionId)).toBeNull();
});

test('what was paid under one key of the provider is settled under the next, while both are valid', async () => {
  api.provider.setFaults({ lose_event: {} });
  const booking = await journey.book();
  const sessionId = await journey.pay(booking);
  const next = stripeProvider({ ...api.dependencies.config, STRIPE_SECRET_KEY: NEXT_STRIPE_SECRET_KEY }, 30 * 60_000);
  await settle({ ...api.dependencies, paymentProvider: next }, sessionId);
  expect(await statusOf(booking)).toBe('confirmed');
});

test('the success page confirms the booking when every event is lost, and may be reloaded (§7)', async () => {
  api.provider.setFaults({ lose_event: {} });
  const booking = await journey.book();
  const expired = await journey.openSession(booking);
  await journey.askProvider('POST', `/v1/checkout/sessions/${expired}/expire`, '');
  const sessionId = await journey.openSession(booking);
  expect((await journey.checkStatus(sessionId).expect(409)).body.code).toBe('NOT_PAID');
  await journey.payCard(sessionId);
  const { body } = await journey.checkStatus(sessionId).expect(200);
  expect(body.updatedPayment).toMatchObject({ booking: booking._id, amount: 3999.98, status: 'paid', paymentMethod: 'card' });
  const { version } = await journey.stored(booking);
  expect((await journey.checkStatus(sessionId).expect(200)).body).toEqual(body);
  expect((await journey.stored(booking)).version).toBe(version);
});

test('a reload of the success page of a paid booking works while the provider is silent; an open one is told so', async () => {
  const [paid, open] = [await journey.book(), await journey.book()];
  const [paidSession, openSession] = [await journey.confirm(paid), await journey.openSession(open)];
  api.provider.setFaults({ server_error: {} });
  await journey.checkStatus(paidSession).expect(200);
  expect((await journey.checkStatus(openSession).expect(503)).body.code).toBe('PAYMENT_PROVIDER_UNAVAILABLE');
});

test('only the owner or an admin may ask how a payment stands', async () => {
  const sessionId = await journey.openSession(await journey.book());
  await journey.payCard(sessionId);
  await journey.checkStatus(sessionId, await signUp(api)).expect(403);
  await journey.checkStatus(sessionId, journey.admin).expect(200);
  await journey.checkStatus('cs_test_0123456789').expect(404);
});

test('the browser’s word is not taken: a success page that was never paid confirms nothing', async () => {
  const booking = await journey.book();
  const sessionId = await journey.openSession(booking);
  await journey.checkStatus(sessionId).send({ status: 'paid' }).expect(409);
  expect(await statusOf(booking)).toBe('pending');
});

test.each([
  ['amount', { totalAmount: 399997 }],
  ['currency', { currency: 'usd' }],
])(
  'a payment whose %s does not match never confirms; it waits for a person, and nothing else can be paid',
  async (_, otherwise) => {
    const booking = await journey.book();
    const sessionId = await journey.openSession(booking);
    const { _id } = await journey.stored(booking);
    await bookings().updateOne({ _id }, { $set: otherwise });
    await journey.payCard(sessionId);
    expect((await journey.checkStatus(sessionId).expect(200)).body.updatedPayment.status).toBe('needs_review');
    expect(await journey.read(booking)).toMatchObject({ bookingStatus: 'pending', canPay: false });
    expect((await journey.payNow(booking).expect(409)).body.code).toBe('NOT_PAYABLE');
    const { body } = await journey.cancel(booking).expect(200);
    expect(body.booking).toMatchObject({ bookingStatus: 'cancelled', amountPaid: 3999.98, amountRefunded: 3999.98 });
  },
);

test('a payment that comes in every way at once is counted once', async () => {
  const booking = await journey.book();
  const sessionId = await journey.pay(booking);
  await Promise.all([
    ...Array.from({ length: 5 }, () => settle(api.dependencies, sessionId)),
    ...Array.from({ length: 5 }, () => journey.checkStatus(sessionId)),
    ...Array.from({ length: 5 }, () => journey.deliver(sessionEvent(sessionId))),
  ]);
  const { attempts, amountReceived, bookingStatus } = await journey.stored(booking);
  expect(attempts.map(({ status }) => status)).toEqual(['paid']);
  expect({ amountReceived, bookingStatus }).toEqual({ amountReceived: 399998, bookingStatus: 'confirmed' });
});
