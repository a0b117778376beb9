import { beforeEach, expect, test } from 'vitest';
import { atStep } from '../../../testing/at-step.ts';
import { type MoneyJourney, startMoneyJourney } from '../../../testing/money-journey.ts';
import { testApi } from '../../../testing/start-test-api.ts';
import { type BookingRecord, bookingRepository, cancelBooking } from '../../bookings/index.ts';
import { newAttemptFor } from '../start/new-attempt.ts';
import { failAttempt } from './fail-attempt.ts';
import { postpone } from './postpone.ts';
import { reconcile } from './reconcile.ts';
import { settleBooking } from './settle-booking.ts';
import { updatePaymentStatus } from './update-payment-status.ts';

const MINUTE = 60_000;
const WORKERS = 4;

const api = await testApi();
const journey = await startMoneyJourney(api);
beforeEach(async () => {
  // Every event is lost, and nothing is left of the test before: whatever is due is the test's own.
  api.provider.setFaults({ lose_event: {} });
  await api.dependencies.database.collection('bookings').updateMany({}, { $set: { dueAt: null } });
});

type BookingHere = Awaited<ReturnType<MoneyJourney['book']>>;

const cancelWithoutSettling = async (booking: BookingHere): Promise<BookingRecord> => {
  const { userId, username } = journey.traveller;
  const caller = { userId, username, role: 'user', sessionId: 'none' } as const;
  await cancelBooking(api.dependencies, async () => undefined, caller, booking._id);
  return journey.stored(booking);
};

/** A booking whose attempt is stored, and whose session was not asked for yet. */
const bookUnopened = async (): Promise<BookingHere> => {
  const booking = await journey.book();
  const record = await journey.stored(booking);
  const attempts = [newAttemptFor(record, api.dependencies)];
  await bookingRepository(api.dependencies.database).change(record, { attempts });
  return booking;
};

const AWAY = { lose_event: {}, server_error: {} };
const BUSY = { lose_event: {}, rate_limit: {} };

test.each([
  { silence: AWAY, looks: WORKERS, says: 'asks it about one booking each, and leaves the rest' },
  { silence: BUSY, looks: 2 * WORKERS, says: 'goes on with the next booking where it only has too much to do' },
])('while the provider does not answer a worker $says: payments', async ({ silence, looks }) => {
  for (let booking = 0; booking < 2 * WORKERS; booking += 1) await journey.openSession(await journey.book());
  api.clock.moveBy(MINUTE);
  api.provider.setFaults(silence);
  expect(await reconcile(api.dependencies)).toBe(looks);
  // Once it is back, a worker goes from one payment to the next.
  api.provider.setFaults({ lose_event: {} });
  api.clock.moveBy(MINUTE);
  expect(await reconcile(api.dependencies)).toBe(2 * WORKERS);
});

test.each([
  { silence: AWAY, looks: WORKERS, says: 'tries one refund each, and leaves the rest' },
  { silence: BUSY, looks: 2 * WORKERS, says: 'goes on with the next one where it only has too much to do' },
])('while the provider does not answer a worker $says: refunds', async ({ silence, looks }) => {
  for (let booking = 0; booking < 2 * WORKERS; booking += 1) await cancelWithoutSettling(await journey.bookConfirmed());
  api.clock.moveBy(MINUTE);
  api.provider.setFaults(silence);
  expect(await reconcile(api.dependencies)).toBe(looks);
  // Once it is back, a worker goes from one refund to the next.
  api.provider.setFaults({ lose_event: {} });
  api.clock.moveBy(MINUTE);
  expect(await reconcile(api.dependencies)).toBe(2 * WORKERS);
});

test('a refund that is put off leaves the others of its booking as they are', () => {
  const [at, dueAt] = [new Date(1_800_000_001_000), new Date(1_800_000_000_000)];
  const [one, other] = ['one', 'other'].map(
    (refundKey) => ({ kind: 'refund', attemptId: 'a', refundKey, dueAt, tries: 0, refusals: 0 }) as const,
  );
  if (!one || !other) throw new Error('There are two.');
  const putOff = { ...one, dueAt: new Date(at.getTime() + 1000), tries: 1, refusals: 1 };
  expect(postpone([one, other], one, true, at)).toEqual([putOff, other]);
});

test('a refund is tried again after 1 s, then after twice as long each time, and every 30 s in the end', async () => {
  const booking = await journey.bookConfirmed();
  await cancelWithoutSettling(booking);
  api.provider.setFaults(AWAY);
  const pauses: number[] = [];
  for (let tries = 0; tries < 7; tries += 1) {
    await settleBooking(api.dependencies, await journey.stored(booking));
    const { commands, lastFailure } = await journey.stored(booking);
    pauses.push(((commands[0]?.dueAt.getTime() ?? 0) - (lastFailure?.at.getTime() ?? 0)) / 1000);
    api.clock.moveBy(MINUTE);
  }
  expect(pauses).toEqual([1, 2, 4, 8, 16, 30, 30]);
});

test('a payment that could not be looked at is looked at again after the usual pause', async () => {
  const booking = await journey.book();
  await journey.openSession(booking);
  api.clock.moveBy(MINUTE);
  api.provider.setFaults(AWAY);
  const now = api.clock.now().getTime();
  await settleBooking(api.dependencies, await journey.stored(booking));
  const { attempts } = await journey.stored(booking);
  expect(attempts[0]?.checkAt?.getTime()).toBeGreaterThanOrEqual(now + 45_000);
});

test('an unforeseen failure while a payment is looked at does not count as an answer', async () => {
  const booking = await journey.book();
  await journey.openSession(booking);
  api.clock.moveBy(MINUTE);
  const findSession = () => Promise.reject(new Error('Unforeseen.'));
  const failing = { ...api.dependencies, paymentProvider: { ...api.dependencies.paymentProvider, findSession } };
  await expect(settleBooking(failing, await journey.stored(booking))).rejects.toThrow('Unforeseen.');
});

test('a refund of a payment that the provider does not know stays open, and says so', async () => {
  const booking = await journey.bookConfirmed();
  const cancelled = await cancelWithoutSettling(booking);
  const unknown = { 'attempts.0.sessionId': 'cs_test_lostattheprovider' };
  await api.dependencies.database.collection('bookings').updateOne({ _id: cancelled._id }, { $set: unknown });
  const now = api.clock.now();
  const atOnce = { ...api.dependencies, clock: () => now };
  await settleBooking(atOnce, await journey.stored(booking));
  // It is not tried before its time.
  await settleBooking(atOnce, await journey.stored(booking));
  expect(await journey.stored(booking)).toMatchObject({
    commands: [{ kind: 'refund', tries: 1 }],
    lastFailure: { sentence: 'The provider does not know the payment that is to be refunded.' },
  });
});

test('a worker that comes late to a refund neither gives it again nor leaves a failure behind', async () => {
  const booking = await journey.bookConfirmed();
  const seen = await cancelWithoutSettling(booking);
  await settleBooking(api.dependencies, seen);
  let refunds = 0;
  const { paymentProvider } = api.dependencies;
  const watched: typeof paymentProvider = {
    ...paymentProvider,
    refund: (order) => {
      refunds += 1;
      return paymentProvider.refund(order);
    },
  };
  await settleBooking({ ...api.dependencies, paymentProvider: watched }, seen);
  api.provider.setFaults(AWAY);
  await settleBooking(api.dependencies, seen);
  expect(refunds).toBe(0);
  expect(await journey.stored(booking)).toMatchObject({ commands: [], lastFailure: null });
});

test('a booking that one worker has taken is taken by no other before its lease is over', async () => {
  const booking = await journey.book();
  await journey.openSession(booking);
  api.clock.moveBy(MINUTE);
  let others = Number.NaN;
  const slow = atStep(api, 'booking-taken', async () => {
    others = await reconcile(api.dependencies);
  });
  expect(await reconcile(slow)).toBe(1);
  expect(others).toBe(0);
});

test('a cancel of a payment whose session the provider refuses to open leaves nothing open', async () => {
  const booking = await bookUnopened();
  await cancelWithoutSettling(booking);
  api.provider.setFaults({ lose_event: {}, sticky_server_error: { times: 1 } });
  for (let tries = 0; tries < 3; tries += 1) {
    await settleBooking(api.dependencies, await journey.stored(booking));
    api.clock.moveBy(MINUTE);
  }
  const { attempts, commands } = await journey.stored(booking);
  expect(attempts.map(({ status }) => status)).toEqual(['failed']);
  expect(commands).toEqual([]);
});

test('a refusal to open a session ends neither an attempt that another call has opened, nor one that has ended, nor an unknown one', async () => {
  const opened = await journey.book();
  await journey.openSession(opened);
  const before = await journey.stored(opened);
  const [attempt] = before.attempts;
  await failAttempt(api.dependencies, before._id, { attemptId: attempt?.attemptId ?? '', sessionId: null });
  await failAttempt(api.dependencies, before._id, { attemptId: 'unknown', sessionId: null });
  expect(await journey.stored(opened)).toEqual(before);
  await journey.askProvider('POST', `/v1/checkout/sessions/${attempt?.sessionId}/expire`, '');
  api.clock.moveBy(MINUTE);
  await reconcile(api.dependencies);
  const ended = await journey.stored(opened);
  await failAttempt(api.dependencies, before._id, { attemptId: attempt?.attemptId ?? '', sessionId: attempt?.sessionId ?? null });
  expect(await journey.stored(opened)).toEqual(ended);
  expect(ended.attempts.map(({ status }) => status)).toEqual(['expired']);
});

test('what a cancel leaves to do is due at that very moment; what is not done then is put off, and is no failure', async () => {
  const booking = await journey.book();
  await journey.openSession(booking);
  const now = api.clock.now();
  const { paymentProvider } = api.dependencies;
  // The provider says that the page is still open.
  const staysOpen: typeof paymentProvider = { ...paymentProvider, expireSession: (id) => paymentProvider.findSession(id) };
  const atOnce = { ...api.dependencies, paymentProvider: staysOpen, clock: () => now };
  const { userId, username } = journey.traveller;
  await cancelBooking(atOnce, async () => undefined, { userId, username, role: 'user', sessionId: 'none' }, booking._id);
  await settleBooking(atOnce, await journey.stored(booking));
  const { commands, lastFailure } = await journey.stored(booking);
  expect(commands).toMatchObject([{ kind: 'expire', tries: 1, refusals: 0, dueAt: new Date(now.getTime() + 1000) }]);
  expect(lastFailure).toBeNull();
});

test('of a booking that is paid the provider is asked nothing more', async () => {
  const booking = await journey.bookConfirmed();
  api.clock.moveBy(MINUTE);
  api.provider.setFaults(AWAY);
  expect(await settleBooking(api.dependencies, await journey.stored(booking))).toBe(true);
});

test('an unforeseen failure on the success page is not told as one of the provider', async () => {
  const { userId, username } = journey.traveller;
  const sessionId = await journey.openSession(await journey.book());
  const findSession = () => Promise.reject(new Error('Unforeseen.'));
  const failing = { ...api.dependencies, paymentProvider: { ...api.dependencies.paymentProvider, findSession } };
  const told = updatePaymentStatus(failing, { userId, username, role: 'user', sessionId: 'none' }, sessionId);
  await expect(told).rejects.toThrow('Unforeseen.');
});
