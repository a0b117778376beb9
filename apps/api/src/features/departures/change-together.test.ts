import { addDays, type Schedule, type TourPackage } from '@wayfarer/contracts';
import supertest from 'supertest';
import { expect, onTestFinished, test } from 'vitest';
import { createApp } from '../../app.ts';
import { addTourPackage, packageFields, todayOf } from '../../testing/catalogue.ts';
import { bookingBody, startMoneyJourney } from '../../testing/money-journey.ts';
import { leftOf } from '../../testing/seats.ts';
import { testApi } from '../../testing/start-test-api.ts';
import type { MoneyDependencies } from '../payments/index.ts';
import { seatDayRepository, takeSeats } from './index.ts';

const api = await testApi();
const journey = await startMoneyJourney(api);
const { admin, traveller } = journey;
const day = (ahead: number): string => addDays(todayOf(api), ahead);
const weekly: Schedule = { rules: [{ every: 'week', interval: 1, from: day(10) }], added: [], closed: [] };

const addWeekly = (fields: object = {}): Promise<TourPackage> =>
  addTourPackage(api, admin, {
    destination: journey.tourPackage.destination._id,
    capacity: '12',
    availableTo: day(120),
    schedule: JSON.stringify(weekly),
    ...fields,
  });
/** Another process of the product, on the same database. */
const anotherProcess = (changed: Partial<MoneyDependencies> = {}) => {
  const { app, stop } = createApp({ ...api.dependencies, ...changed });
  onTestFinished(stop);
  return supertest(app);
};
const edit = ({ _id, destination }: TourPackage, fields: object, request = api.request) =>
  request
    .put(`/api/package/${_id}`)
    .set(admin.bearer)
    .field({ ...packageFields(api, destination._id, { capacity: '12', availableTo: day(120) }), ...fields });
const change = ({ _id }: TourPackage, of: string, body: object, request = api.request) =>
  request.put(`/api/departure/${_id}/${of}`).set(admin.bearer).send(body);
const order = (tourPackage: TourPackage, travelDate: string, request = api.request) =>
  request
    .post('/api/booking')
    .set(traveller.bearer)
    .send(bookingBody(api, traveller, tourPackage, { travelDate }));
const show = async ({ _id }: TourPackage, of: string) =>
  (await api.request.get(`/api/departure/${_id}/${of}`).set(admin.bearer).expect(200)).body;

test('of two who edit one schedule the slower is told what it has become, and undoes nothing', async () => {
  const tourPackage = await addWeekly();
  const version = String(tourPackage.version);
  const adding = { schedule: JSON.stringify({ ...weekly, added: [day(11)] }), version };
  const closing = { schedule: JSON.stringify({ ...weekly, closed: [day(17)] }), version };
  const answers = await Promise.all([edit(tourPackage, adding), edit(tourPackage, closing, anotherProcess())]);
  const [faster, slower] = answers.toSorted((one, other) => one.status - other.status);
  expect([faster?.status, slower?.status]).toEqual([200, 409]);
  expect(slower?.body).toMatchObject({ code: 'CONFLICT', details: { current: faster?.body.updatedPackage } });
  const { body } = await api.request.get(`/api/package/${tourPackage._id}`).set(admin.bearer).expect(200);
  expect(body.schedule).toEqual(faster?.body.updatedPackage.schedule);
});

test('of two of whom one closes a departure and the other changes its price, the slower changes neither', async () => {
  const tourPackage = await addWeekly();
  const prices = { person: 1200 };
  await change(tourPackage, day(10), { isClosed: true, version: 0 }).expect(200);
  const { body: late } = await change(tourPackage, day(10), { prices, version: 0 }).expect(409);
  expect(late).toMatchObject({ code: 'CONFLICT', details: { current: { isClosed: true, ownPrices: null, version: 1 } } });
  expect(await show(tourPackage, day(10))).toMatchObject({ isClosed: true, ownPrices: null });
  await change(tourPackage, day(17), { prices, version: 0 }).expect(200);
  const { body: second } = await change(tourPackage, day(17), { isClosed: true, version: 0 }).expect(409);
  expect(second.details.current).toMatchObject({ isClosed: false, ownPrices: prices, version: 1 });
  await order(tourPackage, day(24)).expect(201);
  const both = await Promise.all([
    change(tourPackage, day(24), { isClosed: true, version: 0 }),
    change(tourPackage, day(24), { prices, version: 0 }, anotherProcess()),
  ]);
  expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
  const { isClosed, ownPrices } = await show(tourPackage, day(24));
  expect([isClosed, ownPrices !== null].filter(Boolean)).toHaveLength(1);
});

test('a departure that another process has closed is sold by none, also while the package does not say so yet', async () => {
  const tourPackage = await addWeekly();
  const key = { packageId: tourPackage._id, day: day(10) };
  // What a process that closes it has written when it comes to the package.
  await seatDayRepository(api.dependencies.database).change(key, { closedAt: api.clock.now() }, undefined);
  const { body } = await order(tourPackage, day(10), anotherProcess()).expect(409);
  expect(body).toMatchObject({ code: 'SOLD_OUT', details: { left: 0 } });
  expect(await show(tourPackage, day(10))).toMatchObject({ held: 0, paid: 0 });
});

test('without its condition the same write sells a departure that is closed, which the check above notices', async () => {
  const tourPackage = await addWeekly();
  const key = { packageId: tourPackage._id, day: day(10) };
  await seatDayRepository(api.dependencies.database).change(key, { closedAt: api.clock.now() }, undefined);
  const guards = {
    ...api.dependencies.guards,
    takeSeats: (...[wish, now]: Parameters<typeof takeSeats>) => takeSeats({ ...wish, capacity: null }, now),
  };
  await order(tourPackage, day(10), anotherProcess({ guards })).expect(201);
});

test.each([
  ['a package with a schedule', JSON.stringify(weekly)],
  ['a package that leaves every day', undefined],
])('a window that is shortened on %s names its paid bookings, which stay valid and keep their vouchers', async (_, schedule) => {
  const tourPackage = await addWeekly(schedule === undefined ? { schedule: 'null' } : {});
  const booking = await journey.bookConfirmed({ of: tourPackage, travelDate: day(24) });
  const { body } = await edit(tourPackage, { availableTo: day(23) }).expect(200);
  expect(body.strandedBookings).toEqual([{ day: day(24), bookings: 1, persons: 2 }]);
  expect(await journey.read(booking)).toMatchObject({ bookingStatus: 'confirmed', travelDate: day(24) });
  await api.request.get(`/api/booking/voucher/${booking._id}`).set(traveller.bearer).expect(200);
  expect(await show(tourPackage, day(24))).toMatchObject({ isScheduled: false, paid: 2 });
  await order(tourPackage, day(24)).expect(400);
  await order(tourPackage, day(17)).expect(201);
  expect(await leftOf(api, tourPackage)).toBe(10);
});
