import { beforeEach, expect, test } from 'vitest';
import { type MoneyJourney, startMoneyJourney } from '../../../testing/money-journey.ts';
import { testApi } from '../../../testing/start-test-api.ts';
import { bookingRepository } from '../../bookings/index.ts';
import { catchUpOnEvents, processWaitingEvents } from '../events/catch-up-on-events.ts';
import { newAttemptFor } from '../start/new-attempt.ts';
import { reconcile } from './reconcile.ts';

const MINUTE = 60_000;

const api = await testApi();
const journey = await startMoneyJourney(api);
// Every event is lost: whatever is settled here is settled without them.
beforeEach(() => api.provider.setFaults({ lose_event: {} }));

type BookingHere = Awaited<ReturnType<MoneyJourney['book']>>;
const statusesOf = async (booking: BookingHere) => (await journey.stored(booking)).attempts.map(({ status }) => status);
const letTimePass = async (): Promise<void> => {
  api.clock.moveBy(MINUTE);
  await reconcile(api.dependencies);
};

test('a payment whose event was lost confirms its booking within a minute', async () => {
  const booking = await journey.book();
  await journey.pay(booking);
  expect((await journey.read(booking)).bookingStatus).toBe('pending');
  await letTimePass();
  expect((await journey.read(booking)).bookingStatus).toBe('confirmed');
  expect((await journey.stored(booking)).dueAt).toBeNull();
});

test('an attempt whose process died before or after the call ends like any other', async () => {
  const opened = async (callIsMade: boolean): Promise<BookingHere> => {
    const booking = await journey.book();
    const record = await journey.stored(booking);
    const attempt = newAttemptFor(record, api.dependencies);
    await bookingRepository(api.dependencies.database).change(record, { attempts: [attempt] });
    if (callIsMade) await api.dependencies.paymentProvider.openSession(attempt.order);
    return booking;
  };
  const [before, after] = [await opened(false), await opened(true)];
  // For a moment the process may be at it still.
  expect(await reconcile(api.dependencies)).toBe(0);
  await letTimePass();
  expect([await statusesOf(before), await statusesOf(after)]).toEqual([['pending'], ['pending']]);
  const [attempt] = (await journey.stored(after)).attempts;
  await journey.payCard(attempt?.sessionId ?? '');
  await letTimePass();
  expect((await journey.read(after)).bookingStatus).toBe('confirmed');
});

test('a session that nobody paid ends with its time, and nothing of the booking stays open', async () => {
  const booking = await journey.book();
  const sessionId = await journey.openSession(booking);
  await letTimePass();
  expect(await statusesOf(booking)).toEqual(['pending']);
  await journey.askProvider('POST', `/v1/checkout/sessions/${sessionId}/expire`, '');
  await letTimePass();
  expect(await statusesOf(booking)).toEqual(['expired']);
  expect(await journey.read(booking)).toMatchObject({ bookingStatus: 'pending', canPay: true });
  expect((await journey.stored(booking)).dueAt).toBeNull();
});

test('while the provider is silent nothing is lost, and everything is made good once it is back', async () => {
  const bookings = [await journey.book(), await journey.book(), await journey.book()];
  for (const booking of bookings) await journey.pay(booking);
  api.provider.setFaults({ lose_event: {}, server_error: {} });
  await letTimePass();
  for (const booking of bookings) expect(await statusesOf(booking)).toEqual(['pending']);
  api.provider.setFaults({ lose_event: {} });
  await letTimePass();
  for (const booking of bookings) expect((await journey.read(booking)).bookingStatus).toBe('confirmed');
});

test('a booking is leased by one worker at a time, and is due again when that worker dies', async () => {
  const booking = await journey.book();
  await journey.pay(booking);
  api.clock.moveBy(MINUTE);
  const repository = bookingRepository(api.dependencies.database);
  const now = api.clock.now();
  const taken = await Promise.all(Array.from({ length: 5 }, () => repository.takeDue(now, new Date(now.getTime() + MINUTE))));
  expect(taken.filter((record) => String(record?._id) === booking._id)).toHaveLength(1);
  expect(await reconcile(api.dependencies)).toBe(0);
  api.clock.moveBy(MINUTE);
  await reconcile(api.dependencies);
  expect((await journey.read(booking)).bookingStatus).toBe('confirmed');
});

test('a refund in the provider’s dashboard whose event was lost is found in the provider’s own list of events', async () => {
  const booking = await journey.bookConfirmed();
  const [attempt] = (await journey.stored(booking)).attempts;
  await journey.askProvider('POST', '/v1/refunds', `payment_intent=${attempt?.paymentId}`);
  await catchUpOnEvents(api.dependencies);
  await processWaitingEvents(api.dependencies);
  expect(await journey.read(booking)).toMatchObject({ bookingStatus: 'cancelled', refundStatus: 'refunded' });
});

test('a session that the provider no longer knows does not hold its booking for ever', async () => {
  const booking = await journey.book();
  const expired = await journey.openSession(booking);
  await journey.askProvider('POST', `/v1/checkout/sessions/${expired}/expire`, '');
  await journey.openSession(booking);
  const { _id } = await journey.stored(booking);
  const lost = { 'attempts.1.sessionId': 'cs_test_lostattheprovider' };
  await api.dependencies.database.collection('bookings').updateOne({ _id }, { $set: lost });
  await letTimePass();
  expect(await statusesOf(booking)).toEqual(['expired', 'failed']);
  await journey.payNow(booking).expect(201);
});
