import { addDays, minorUnitsOf, type NewBooking, personsOf } from '@wayfarer/contracts';
import { movedTo, quoteCases } from '@wayfarer/contracts/testing/quotes';
import supertest from 'supertest';
import { expect, test } from 'vitest';
import { createApp } from '../../../app.ts';
import { type Account, signUp } from '../../../testing/accounts.ts';
import { addTourPackage, priceFormOf, todayOf } from '../../../testing/catalogue.ts';
import { bookingBody, startMoneyJourney } from '../../../testing/money-journey.ts';
import { AFTER_THE_HOLD, leftOf } from '../../../testing/seats.ts';
import { testApi } from '../../../testing/start-test-api.ts';
import { takeSeats } from '../../departures/index.ts';

const api = await testApi();
const journey = await startMoneyJourney(api);
const { admin, traveller } = journey;
const { _id: destination } = journey.tourPackage.destination;
const trip = await addTourPackage(api, admin, { destination, price: '1000', capacity: '1000' });

const addCode = async (fields: object) =>
  (await api.request.post('/api/code').set(admin.bearer).send(fields).expect(201)).body.code;
const usesOf = async (code: string): Promise<number> =>
  (await api.request.get('/api/code').set(admin.bearer).expect(200)).body.find((one: { code: string }) => one.code === code).uses;
const send = (fields: Partial<NewBooking>, by: Account = traveller, request = api.request) =>
  request
    .post('/api/booking')
    .set(by.bearer)
    .send(bookingBody(api, by, trip, fields));
const quote = (fields: object) =>
  api.request
    .post(`/api/package/${trip._id}/quote`)
    .send({ totalPersons: 2, travelDate: bookingBody(api, traveller, trip).travelDate, ...fields });
const two = (code: string, totalAmount: number) => ({ totalPersons: 2, totalAmount, code });

test.each(quoteCases.filter(({ discount }) => discount))('the API quotes and books what $title takes off', async (given) => {
  const { prices, day, party, lines, total, discount, title: _title, ...choice } = movedTo(addDays(todayOf(api), 30), given);
  if (!discount) throw new Error('There is one.');
  const { code, ...off } = discount;
  const amount = 'amount' in off ? { amount: off.amount / 100 } : off;
  const known = await api.request.get('/api/code').set(admin.bearer);
  if (!known.body.some((one: { code: string }) => one.code === code)) await addCode({ code, ...amount });
  const tourPackage = await addTourPackage(api, admin, { destination, ...priceFormOf(prices) });
  const asked = { party, totalPersons: personsOf(party), travelDate: day, ...choice, code: code.toLowerCase() };
  const { body } = await api.request.post(`/api/package/${tourPackage._id}/quote`).send(asked).expect(200);
  const rows = body.lines.map((line: (typeof body.lines)[number]) => [
    line.id,
    line.quantity,
    minorUnitsOf(line.unit),
    minorUnitsOf(line.sum),
  ]);
  expect([rows, minorUnitsOf(body.totalAmount)]).toEqual([lines, total]);
  const order = bookingBody(api, admin, tourPackage, { ...asked, totalAmount: body.totalAmount });
  const { body: made } = await api.request.post('/api/booking').set(admin.bearer).send(order).expect(201);
  expect(made.booking).toMatchObject({
    code: { code, discount: -body.lines.at(-1).sum },
    totalAmount: body.totalAmount,
    lines: body.lines,
  });
});

test('a code that there is not, or that is not for this booking, is refused at its field, and nothing is booked', async () => {
  await addCode({ code: 'LATER', percent: 10, from: addDays(todayOf(api), 1) });
  await addCode({ code: 'DEAR', percent: 10, leastTotal: 2000.01 });
  for (const code of ['NOSUCH', 'LATER', 'DEAR']) {
    const { body } = await send(two(code, 1800)).expect(400);
    expect([body.code, Object.keys(body.details)]).toEqual(['VALIDATION', ['code']]);
    expect((await quote({ code }).expect(400)).body.details).toEqual(body.details);
  }
});

test('50 bookings at once with a code for 10: ten have it, the others are refused and hold no seat', async () => {
  await addCode({ code: 'TEN', percent: 10, most: 10 });
  const before = (await leftOf(api, trip)) ?? 0;
  const answers = await Promise.all(Array.from({ length: 50 }, () => send(two('TEN', 1800), admin)));
  const refused = answers.filter(({ status }) => status !== 201);
  expect([answers.length - refused.length, await usesOf('TEN'), await leftOf(api, trip)]).toEqual([10, 10, before - 20]);
  for (const { status, body } of refused)
    expect([status, body.code, Object.keys(body.details)]).toEqual([409, 'CONFLICT', ['code']]);
});

test('without its condition the same write gives a code to more than it is for', async () => {
  await addCode({ code: 'LOOSE', percent: 10, most: 10 });
  const guards = {
    ...api.dependencies.guards,
    takeSeats: (...[wish, now]: Parameters<typeof takeSeats>) => takeSeats({ ...wish, capacity: null }, now),
  };
  const { app, stop } = createApp({ ...api.dependencies, guards });
  const answers = await Promise.all(Array.from({ length: 50 }, () => send(two('LOOSE', 1800), admin, supertest(app))));
  expect(answers.filter(({ status }) => status === 201).length).toBeGreaterThan(10);
  await stop();
});

test('a use comes back once when its booking is cancelled, or its account deleted', async () => {
  await addCode({ code: 'BACK', percent: 50 });
  const leaver = await signUp(api);
  const { body: first } = await send(two('BACK', 1000)).expect(201);
  await send(two('BACK', 1000), leaver).expect(201);
  await journey.confirm(first.booking);
  expect(await usesOf('BACK')).toBe(2);
  for (const status of [200, 200]) await journey.cancel(first.booking).expect(status);
  await api.request.delete(`/api/auth/${leaver.userId}`).set(admin.bearer).expect(200);
  expect(await usesOf('BACK')).toBe(0);
});

test('a booking that a code makes free is confirmed without the provider, and its seats are kept', async () => {
  await addCode({ code: 'FREE-TRIP', percent: 100 });
  const before = (await leftOf(api, trip)) ?? 0;
  const { body } = await send(two('FREE-TRIP', 0)).expect(201);
  expect(body.booking).toMatchObject({ bookingStatus: 'confirmed', totalAmount: 0, amountPaid: 0, canPay: false });
  expect([await usesOf('FREE-TRIP'), await leftOf(api, trip)]).toEqual([1, before - 2]);
  expect((await journey.payNow(body.booking)).body.code).toBe('NOT_PAYABLE');
  await journey.cancel(body.booking).expect(200);
  expect([await usesOf('FREE-TRIP'), await leftOf(api, trip)]).toEqual([0, before]);
});

// Last, because the clock moves.
test('an unpaid booking loses its code after its hold: Pay Now takes it anew, or tells the price without it', async () => {
  await addCode({ code: 'LAST', percent: 10, most: 1 });
  await addCode({ code: 'ANEW', percent: 10, most: 1 });
  const [lost, kept] = [
    (await send(two('LAST', 1800)).expect(201)).body.booking,
    (await send(two('ANEW', 1800)).expect(201)).body.booking,
  ];
  expect((await send(two('LAST', 1800), admin).expect(409)).body.code).toBe('CONFLICT');
  api.clock.moveBy(AFTER_THE_HOLD);
  expect([await usesOf('LAST'), await usesOf('ANEW')]).toEqual([0, 0]);
  await journey.payNow(kept).expect(201);
  expect(await usesOf('ANEW')).toBe(1);
  await send(two('LAST', 1800), await signUp(api)).expect(201);
  const { body: refused } = await journey.payNow(lost).expect(409);
  expect(refused).toMatchObject({ code: 'PRICE_CHANGED', details: { totalAmount: 2000, lines: [{ id: 'person', sum: 2000 }] } });
  const accept = { userId: traveller.userId, bookingId: lost._id, totalAmount: 2000 };
  const { body: session } = await api.request.post('/api/payment').set(traveller.bearer).send(accept).expect(201);
  const paid = await journey.read(lost);
  expect([paid.totalAmount, paid.code]).toEqual([2000, undefined]);
  await journey.payCard(session.sessionId);
  await journey.checkStatus(session.sessionId).expect(200);
  expect(await journey.read(lost)).toMatchObject({ bookingStatus: 'confirmed', amountPaid: 2000 });
});
