import { only } from '@wayfarer/contracts/testing/only';
import { Types } from 'mongoose';
import { beforeEach, expect, test } from 'vitest';
import type { SessionOrder } from '../../../integrations/stripe/payment-provider.ts';
import { addTourPackage, todayOf } from '../../../testing/catalogue.ts';
import { DECLINED_CARD, startMoneyJourney } from '../../../testing/money-journey.ts';
import { testApi } from '../../../testing/start-test-api.ts';
import { bookingRepository } from '../../bookings/index.ts';
import { updatePaymentStatus } from '../settle/update-payment-status.ts';
import { newAttemptFor } from './new-attempt.ts';
import { startPayment } from './start-payment.ts';

const api = await testApi();
const journey = await startMoneyJourney(api);
beforeEach(() => api.provider.setFaults({}));

const sessionsFor = async (bookingId: string) => {
  const { data } = (await journey.askProvider('GET', '/v1/checkout/sessions?limit=100')) as {
    data: { client_reference_id: string; metadata: { attemptId: string } }[];
  };
  return data.filter(({ client_reference_id }) => client_reference_id === bookingId);
};

/** A booking whose attempt is stored, as a crash right after that leaves it. */
const bookWithStoredAttempt = async (dependencies = api.dependencies) => {
  const booking = await journey.book();
  const record = await journey.stored(booking);
  const attempt = newAttemptFor(record, dependencies);
  await bookingRepository(api.dependencies.database).change(record, { attempts: [attempt] });
  return { booking, attempt };
};

test('Pay Now answers 201 with the provider’s page, and 200 with the same page from then on (§3.6)', async () => {
  const booking = await journey.book();
  const first = await journey.payNow(booking).expect(201);
  expect(first.body.url).toContain(first.body.sessionId);
  const second = await journey.payNow(booking).expect(200);
  expect(second.body).toEqual(first.body);
});

test('the page asks for exactly the booking’s money and leads back to this site', async () => {
  const booking = await journey.book({ totalPersons: 3 });
  const sessionId = await journey.openSession(booking);
  expect(await journey.askProvider('GET', `/v1/checkout/sessions/${sessionId}`)).toMatchObject({
    amount_total: 599997,
    currency: 'inr',
    success_url: `${api.url}/payment-success/{CHECKOUT_SESSION_ID}`,
    cancel_url: `${api.url}/payment-session/${booking._id}?unpaid=1`,
    client_reference_id: booking._id,
  });
});

test('the page leads back to this site also where the site’s address is given with slashes at its end', async () => {
  const record = await journey.stored(await journey.book());
  const config = { ...api.dependencies.config, PUBLIC_URL: 'https://wayfarer.example//' };
  const { order } = newAttemptFor(record, { ...api.dependencies, config });
  expect(order.successUrl).toBe('https://wayfarer.example/payment-success/{CHECKOUT_SESSION_ID}');
});

const nextYear = Number(todayOf(api).slice(0, 4)) + 1;

test.each([
  { totalPersons: 1, travelDate: `${nextYear}-05-01`, said: `1 person, travelling on 1 May ${nextYear}` },
  { totalPersons: 3, travelDate: `${nextYear}-12-31`, said: `3 persons, travelling on 31 December ${nextYear}` },
])('the page says who travels when: $said', async ({ said, totalPersons, travelDate }) => {
  const tourPackage = await addTourPackage(api, journey.admin, { availableTo: `${nextYear + 1}-01-01` });
  const { body } = await journey.payNow(await journey.book({ of: tourPackage, totalPersons, travelDate })).expect(201);
  expect(await (await fetch(body.url)).text()).toContain(said);
});

test('the page is open for 33 minutes from its order on: it closes before its seats are free', async () => {
  const booking = await journey.book();
  const sessionId = await journey.openSession(booking);
  const [attempt] = (await journey.stored(booking)).attempts;
  const closes = Math.floor(Number(attempt?.createdAt) / 1000) + 33 * 60;
  expect(await journey.askProvider('GET', `/v1/checkout/sessions/${sessionId}`)).toMatchObject({ expires_at: closes });
});

test('after a crash before the call to the provider, the next Pay Now continues the stored attempt', async () => {
  const { booking, attempt } = await bookWithStoredAttempt();
  await journey.payNow(booking).expect(200);
  expect(only(await sessionsFor(booking._id)).metadata.attemptId).toBe(attempt.attemptId);
});

test('after a crash between the call and storing its answer, the next Pay Now finds the same session', async () => {
  const { booking, attempt } = await bookWithStoredAttempt();
  const opened = await api.dependencies.paymentProvider.openSession(attempt.order);
  const { body } = await journey.payNow(booking).expect(200);
  expect(body).toEqual({ sessionId: opened.sessionId, url: opened.url });
  expect(await sessionsFor(booking._id)).toHaveLength(1);
});

test('an answer of the provider that is lost on its way opens no second session', async () => {
  const booking = await journey.book();
  api.provider.setFaults({ drop_answer: { times: 1, only: 'POST /v1/checkout/sessions' } });
  await journey.payNow(booking).expect(201);
  expect(await sessionsFor(booking._id)).toHaveLength(1);
});

test('a provider that keeps failing ends the attempt, the booking still waits, and the traveller can try again', async () => {
  const booking = await journey.book();
  const sessionId = await journey.openSession(booking);
  await journey.askProvider('POST', `/v1/checkout/sessions/${sessionId}/expire`, '');
  await journey.checkStatus(sessionId).expect(409);
  api.provider.setFaults({ sticky_server_error: { times: 1, only: 'POST /v1/checkout/sessions' } });
  expect((await journey.payNow(booking).expect(503)).body.code).toBe('PAYMENT_PROVIDER_UNAVAILABLE');
  expect(await journey.read(booking)).toMatchObject({ bookingStatus: 'pending', canPay: true });
  api.provider.setFaults({});
  await journey.payNow(booking).expect(201);
  expect((await journey.stored(booking)).attempts.map(({ status }) => status)).toEqual(['expired', 'failed', 'pending']);
});

test('a failure that the provider may not repeat leaves the attempt open, and the next Pay Now goes on with it', async () => {
  const booking = await journey.book();
  // As often as the call itself is repeated, and no more: nobody waits here until the provider is well again.
  api.provider.setFaults({ server_error: { times: 3, only: 'POST /v1/checkout/sessions' } });
  expect((await journey.payNow(booking).expect(503)).body.code).toBe('PAYMENT_PROVIDER_UNAVAILABLE');
  expect((await journey.stored(booking)).attempts.map(({ status }) => status)).toEqual(['creating']);
  api.provider.setFaults({});
  await journey.payNow(booking).expect(200);
  expect((await journey.stored(booking)).attempts.map(({ status }) => status)).toEqual(['pending']);
});

test('a page that the provider refuses to open, because a crash left it for too long, makes way for a new one', async () => {
  const hoursAgo = { ...api.dependencies, clock: () => new Date(Date.now() - 5 * 60 * 60_000) };
  const { booking } = await bookWithStoredAttempt(hoursAgo);
  await journey.payNow(booking).expect(201);
  expect((await journey.stored(booking)).attempts.map(({ status }) => status)).toEqual(['failed', 'pending']);
});

test('while the provider has too much to do Pay Now waits a moment, and then has the page', async () => {
  const booking = await journey.book();
  api.provider.setFaults({ rate_limit: { times: 4, milliseconds: 1, only: 'POST /v1/checkout/sessions' } });
  await journey.payNow(booking).expect(200);
  expect((await journey.stored(booking)).attempts.map(({ status }) => status)).toEqual(['pending']);
});

test('a provider that hangs keeps nobody waiting for long, and the same attempt goes on once it speaks', async () => {
  const booking = await journey.book();
  const silence = Promise.withResolvers<void>();
  const { paymentProvider } = api.dependencies;
  const hanging = {
    ...paymentProvider,
    openSession: async (order: SessionOrder) => {
      await silence.promise;
      return paymentProvider.openSession(order);
    },
    findSession: async (id: string) => {
      await silence.promise;
      return paymentProvider.findSession(id);
    },
  };
  const impatient = { ...api.dependencies, providerPatience: 1, paymentProvider: hanging };
  const { userId, username } = journey.traveller;
  const caller = { userId, username, role: 'user', sessionId: 'none' } as const;
  const silent = { code: 'PAYMENT_PROVIDER_UNAVAILABLE' };
  await expect(startPayment(impatient, caller, { userId, bookingId: booking._id })).rejects.toMatchObject(silent);
  const { body } = await journey.payNow(booking).expect(200);
  await expect(updatePaymentStatus(impatient, caller, body.sessionId)).rejects.toMatchObject(silent);
  silence.resolve();
  await journey.payCard(body.sessionId);
  await journey.checkStatus(body.sessionId).expect(200);
  expect((await journey.stored(booking)).attempts.map(({ status }) => status)).toEqual(['paid']);
});

test('a declined card changes nothing here, and a second card pays in the same session', async () => {
  const booking = await journey.book();
  const sessionId = await journey.openSession(booking);
  await journey.payCard(sessionId, DECLINED_CARD);
  expect((await journey.checkStatus(sessionId).expect(409)).body.code).toBe('NOT_PAID');
  expect((await journey.read(booking)).bookingStatus).toBe('pending');
  await journey.payCard(sessionId);
  await journey.checkStatus(sessionId).expect(200);
  expect((await journey.stored(booking)).attempts.map(({ status }) => status)).toEqual(['paid']);
});

test('a session that has expired makes way for a new one', async () => {
  const booking = await journey.book();
  const sessionId = await journey.openSession(booking);
  await journey.askProvider('POST', `/v1/checkout/sessions/${sessionId}/expire`, '');
  const { body } = await journey.payNow(booking).expect(201);
  expect(body.sessionId).not.toBe(sessionId);
  expect((await journey.stored(booking)).attempts.map(({ status }) => status)).toEqual(['expired', 'pending']);
});

test('a booking whose page has expired fifty times is to be made anew', async () => {
  const booking = await journey.book();
  await journey.openSession(booking);
  const { _id, attempts } = await journey.stored(booking);
  const expired = (count: number) => Array.from({ length: count }, () => ({ ...attempts[0], status: 'expired' }));
  const keep = (count: number) =>
    api.dependencies.database.collection('bookings').updateOne({ _id }, { $set: { attempts: expired(count) } });
  await keep(50);
  expect((await journey.payNow(booking).expect(409)).body.message).toBe('There were too many tries. Please book again.');
  await keep(49);
  await journey.payNow(booking).expect(201);
});

test('a paid booking cannot be paid again, even when nothing has told us of the payment yet', async () => {
  api.provider.setFaults({ lose_event: {} });
  const booking = await journey.book();
  await journey.pay(booking);
  expect((await journey.payNow(booking).expect(409)).body.code).toBe('NOT_PAYABLE');
  expect((await journey.read(booking)).bookingStatus).toBe('confirmed');
});

test('a withdrawn package takes no new payment, but an open session that gets paid is honoured', async () => {
  const tourPackage = await addTourPackage(api, journey.admin, { destination: journey.tourPackage.destination._id });
  const [open, other] = [await journey.book({ of: tourPackage }), await journey.book({ of: tourPackage })];
  const sessionId = await journey.openSession(open);
  await api.request.delete(`/api/package/${tourPackage._id}`).set(journey.admin.bearer).expect(200);
  expect((await journey.payNow(other).expect(409)).body.code).toBe('NOT_PAYABLE');
  expect((await journey.read(other)).canPay).toBe(false);
  await journey.payCard(sessionId);
  await journey.checkStatus(sessionId).expect(200);
  expect((await journey.read(open)).bookingStatus).toBe('confirmed');
});

test('a body that names another user than the booking’s is refused', async () => {
  const booking = await journey.book();
  const send = (userId: string) =>
    api.request.post('/api/payment').set(journey.traveller.bearer).send({ userId, bookingId: booking._id });
  await send(String(new Types.ObjectId())).expect(403);
  await send('none').expect(400);
  expect((await journey.stored(booking)).attempts).toEqual([]);
});
