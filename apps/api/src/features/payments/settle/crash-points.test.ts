import type { Booking } from '@wayfarer/contracts';
import { expect, test } from 'vitest';
import type { Dependencies } from '../../../dependencies.ts';
import type { Caller } from '../../../http/caller.ts';
import { ProviderFailure } from '../../../integrations/stripe/payment-provider.ts';
import { atStep, crashingAt } from '../../../testing/at-step.ts';
import { startMoneyJourney } from '../../../testing/money-journey.ts';
import { sessionEvent } from '../../../testing/signed-events.ts';
import { testApi } from '../../../testing/start-test-api.ts';
import { cancelBooking } from '../../bookings/index.ts';
import { processWaitingEvents } from '../events/catch-up-on-events.ts';
import { receivePaymentEvent } from '../events/receive-payment-event.ts';
import { startPayment } from '../start/start-payment.ts';
import { reconcile } from './reconcile.ts';
import { settleBooking } from './settle-booking.ts';

const MINUTE = 60_000;

const api = await testApi();
// Every event is lost: only what a test does itself happens.
api.provider.setFaults({ lose_event: {} });
const journey = await startMoneyJourney(api);
const caller: Caller = {
  userId: journey.traveller.userId,
  username: journey.traveller.username,
  role: 'user',
  sessionId: 'none',
};

const noSettling = async () => undefined;
const orderOf = (booking: Booking) => ({ userId: caller.userId, bookingId: booking._id });
const letTimePass = async () => {
  api.clock.moveBy(MINUTE);
  await reconcile(api.dependencies);
};
const refundsFor = async (booking: Booking) => journey.refundsOf((await journey.stored(booking)).attempts[0]?.paymentId);

test.each(['attempt-stored', 'session-opened', 'decision-stored'] as const)(
  'a crash of Pay Now at %s: the next click continues the same attempt, and its payment confirms',
  async (step) => {
    const booking = await journey.book();
    await expect(startPayment(crashingAt(api, step), caller, orderOf(booking))).rejects.toThrow(`Crash at ${step}`);
    const { body } = await journey.payNow(booking).expect(200);
    expect((await journey.stored(booking)).attempts).toHaveLength(1);
    await journey.payCard(body.sessionId);
    await letTimePass();
    expect((await journey.read(booking)).bookingStatus).toBe('confirmed');
  },
);

test.each(['attempt-stored', 'session-opened'] as const)(
  'a cancel in the moment when Pay Now is at %s: no page leaves, and the session is closed',
  async (step) => {
    const booking = await journey.book();
    const meanwhile = atStep(api, step, async () => {
      await cancelBooking(api.dependencies, noSettling, caller, booking._id);
    });
    await expect(startPayment(meanwhile, caller, orderOf(booking))).rejects.toThrow('This booking cannot be paid.');
    await letTimePass();
    const { attempts, commands, bookingStatus } = await journey.stored(booking);
    expect({ bookingStatus, commands, attempts: attempts.map(({ status }) => status) }).toEqual({
      bookingStatus: 'cancelled',
      commands: [],
      attempts: ['expired'],
    });
  },
);

test.each([
  [
    'its page could not be opened',
    async () => api.provider.setFaults({ sticky_server_error: { times: 1, only: 'POST /v1/checkout/sessions' } }),
  ],
  [
    'the provider knows nothing of its page',
    async (booking: Booking) => {
      await journey.openSession(booking);
      const { _id } = await journey.stored(booking);
      const gone = { $set: { 'attempts.0.sessionId': `cs_test_gone_${booking._id}` } };
      await api.dependencies.database.collection('bookings').updateOne({ _id }, gone);
    },
  ],
])(
  'a crash after an attempt was given up because %s: the next click begins another, and its payment confirms',
  async (_, spoil) => {
    const booking = await journey.book();
    await spoil(booking);
    await expect(startPayment(crashingAt(api, 'attempt-failed'), caller, orderOf(booking))).rejects.toThrow('Crash');
    api.provider.setFaults({ lose_event: {} });
    await journey.pay(booking);
    await letTimePass();
    const { attempts, bookingStatus } = await journey.stored(booking);
    expect({ bookingStatus, attempts: attempts.map(({ status }) => status) }).toEqual({
      bookingStatus: 'confirmed',
      attempts: ['failed', 'paid'],
    });
  },
);

test('a crash after a cancel was stored, or after the money was refunded, gives it back exactly once', async () => {
  const [stored, given] = [await journey.bookConfirmed(), await journey.bookConfirmed()];
  await expect(cancelBooking(crashingAt(api, 'cancel-stored'), noSettling, caller, stored._id)).rejects.toThrow('Crash');
  await cancelBooking(api.dependencies, noSettling, caller, given._id);
  await expect(settleBooking(crashingAt(api, 'refund-given'), await journey.stored(given))).rejects.toThrow('Crash');
  await letTimePass();
  for (const booking of [stored, given]) {
    expect(await journey.read(booking)).toMatchObject({ bookingStatus: 'cancelled', refundStatus: 'refunded' });
    expect(await refundsFor(booking)).toEqual([399998]);
  }
});

test('a crash after a session was closed leaves nothing open', async () => {
  const booking = await journey.book();
  await journey.openSession(booking);
  await cancelBooking(api.dependencies, noSettling, caller, booking._id);
  await expect(settleBooking(crashingAt(api, 'session-closed'), await journey.stored(booking))).rejects.toThrow('Crash');
  await letTimePass();
  const { attempts, commands, dueAt } = await journey.stored(booking);
  expect({ status: attempts[0]?.status, commands, dueAt }).toEqual({ status: 'expired', commands: [], dueAt: null });
});

test('a crash after an event was stored, before it was answered, leaves it to the worker', async () => {
  const booking = await journey.book();
  const sessionId = await journey.pay(booking);
  const { id, type } = sessionEvent(sessionId);
  const genuine = { ...api.dependencies.paymentProvider, readEvent: () => ({ id, type, sessionId, paymentId: null }) };
  const crashing = { ...crashingAt(api, 'event-stored'), paymentProvider: genuine };
  await expect(receivePaymentEvent(crashing, Buffer.from('{}'), '')).rejects.toThrow('Crash');
  api.clock.moveBy(MINUTE);
  await processWaitingEvents(api.dependencies);
  expect((await journey.read(booking)).bookingStatus).toBe('confirmed');
});

/** The product with a provider that notes the keys of refunds, and first answers a question with 500. */
const watchingRefunds = ({ failsFirst }: { failsFirst: boolean }) => {
  const { paymentProvider } = api.dependencies;
  const keys: string[] = [];
  let isFailing = failsFirst;
  const watched: Dependencies['paymentProvider'] = {
    ...paymentProvider,
    findSession: (sessionId) => {
      if (!isFailing) return paymentProvider.findSession(sessionId);
      isFailing = false;
      return Promise.reject(new ProviderFailure('failing', 'On purpose.'));
    },
    refund: (order) => {
      keys.push(order.key);
      return paymentProvider.refund(order);
    },
  };
  return { keys, dependencies: { ...api.dependencies, paymentProvider: watched } };
};

test('every try of a refund carries the same key, so that the provider acts once', async () => {
  const booking = await journey.bookConfirmed();
  await cancelBooking(api.dependencies, noSettling, caller, booking._id);
  const due = await journey.stored(booking);
  const { keys, dependencies } = watchingRefunds({ failsFirst: false });
  await Promise.all(Array.from({ length: 5 }, () => settleBooking(dependencies, due)));
  expect(new Set(keys).size).toBe(1);
  expect(await refundsFor(booking)).toEqual([399998]);
});

test('a question that fails before a refund leaves its key as it was, for another worker may be refunding under it', async () => {
  const booking = await journey.bookConfirmed();
  await cancelBooking(api.dependencies, noSettling, caller, booking._id);
  const { keys, dependencies } = watchingRefunds({ failsFirst: true });
  const [attempt] = (await journey.stored(booking)).attempts;
  await settleBooking(dependencies, await journey.stored(booking));
  api.clock.moveBy(MINUTE);
  await settleBooking(dependencies, await journey.stored(booking));
  expect(keys).toEqual([`re:${attempt?.attemptId}-1:399998`]);
});

test('a refund whose key the provider has used up goes on under the next key', async () => {
  const booking = await journey.bookConfirmed();
  await cancelBooking(api.dependencies, noSettling, caller, booking._id);
  const { keys, dependencies } = watchingRefunds({ failsFirst: false });
  const [attempt] = (await journey.stored(booking)).attempts;
  api.provider.setFaults({ lose_event: {}, sticky_server_error: { times: 1, only: '/v1/refunds' } });
  await settleBooking(dependencies, await journey.stored(booking));
  api.clock.moveBy(MINUTE);
  await settleBooking(dependencies, await journey.stored(booking));
  expect(keys).toEqual([`re:${attempt?.attemptId}-1:399998`, `re:${attempt?.attemptId}-1:399998:1`]);
  expect(await refundsFor(booking)).toEqual([399998]);
});
