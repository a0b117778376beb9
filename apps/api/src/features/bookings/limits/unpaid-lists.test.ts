import { addDays, type Booking } from '@wayfarer/contracts';
import supertest from 'supertest';
import { expect, test } from 'vitest';
import { createApp } from '../../../app.ts';
import { newId, objectIdOf } from '../../../database/object-ids.ts';
import { signUp } from '../../../testing/accounts.ts';
import { atStep } from '../../../testing/at-step.ts';
import { todayOf } from '../../../testing/catalogue.ts';
import { commandsDuring, examinedBy } from '../../../testing/examined.ts';
import { limitedOrders } from '../../../testing/limited-orders.ts';
import { AFTER_THE_HOLD, leftOf, limitedTo } from '../../../testing/seats.ts';
import { unpaidBookingRepository } from './unpaid-booking.repository.ts';

const { api, journey, traveller, anAddress, order, cancel, lists, listOf, waitingOf, listsWith } = await limitedOrders();

test('nothing is kept of whom a booking counted for once it is cancelled or paid', async () => {
  for (const end of [(booking: Booking) => cancel(booking._id), (booking: Booking) => journey.confirm(booking, traveller())]) {
    const { body } = await order().expect(201);
    expect((await journey.stored(body.booking)).unpaidLists?.toSorted()).toEqual((await listsWith(body.booking)).toSorted());
    expect(await listsWith(body.booking)).toHaveLength(2);
    const before = await lists().countDocuments();
    await end(body.booking);
    expect(await journey.stored(body.booking)).not.toHaveProperty('unpaidLists');
    expect(await lists().countDocuments()).toBe(before - 2);
  }
});

test('a list of unpaid bookings is erased by the database when its last travel day is over everywhere', async () => {
  const day = 20;
  await order({ day }).expect(201);
  await order({ day: 10 }).expect(201);
  expect(await listOf(traveller())).toMatchObject({ expiresAt: new Date(addDays(todayOf(api), day + 2)) });
  expect(await lists().indexes()).toContainEqual(expect.objectContaining({ key: { expiresAt: 1 }, expireAfterSeconds: 0 }));
});

test('bookings of the same moment are counted each for its own account, package and day alone', async () => {
  const others = await limitedTo(api, journey, '');
  const [one, another] = [await signUp(api), await signUp(api)];
  const { _id: packageId } = journey.tourPackage;
  const travelDate = addDays(todayOf(api), 10);
  for (const times of [1, 2]) await order({ by: one, day: 9 + times }).expect(201);
  await order({ by: another }).expect(201);
  await order({ by: one, of: others }).expect(201);
  const { attemptsOfDay } = unpaidBookingRepository(api.dependencies.database);
  const since = new Date(api.clock.now().getTime() - 60 * 60_000);
  const day = { account: one.userId, packageId, travelDate, since };
  const apart = [
    { travelDate: addDays(todayOf(api), 11) },
    { account: another.userId },
    { packageId: others._id },
    { since: api.clock.now() },
  ];
  const found = await Promise.all([day, ...apart.map((other) => ({ ...day, ...other }))].map(attemptsOfDay));
  expect(found).toEqual([[0], [0], [0], [0], []]);
});

test('an order sent twice at once is one booking, whose seats and entries stay its own, and both calls answer it', async () => {
  const of = await limitedTo(api, journey, 4);
  const send = (through = api.request) => order({ of, through }).set('Idempotency-Key', 'twice').expect(201);
  let faster = '';
  const meanwhile = atStep(api, 'seats-held', async () => {
    faster = (await send()).body.booking._id;
  });
  const slow = createApp(meanwhile);
  const { body } = await send(supertest(slow.app));
  await slow.stop();
  expect(body.booking).toMatchObject({ _id: faster, bookingStatus: 'pending' });
  expect(await leftOf(api, of)).toBe(3);
  expect(await listsWith(body.booking)).toEqual((await journey.stored(body.booking)).unpaidLists);
  await order({ day: 11 }).expect(201);
  await order({ day: 12 }).expect(201);
  await order({ day: 13 }).expect(409);
});

test('sent twice at once, the last booking that an account may leave unpaid is made, and both calls answer it', async () => {
  for (const day of [11, 12]) await order({ day }).expect(201);
  const [one, other_] = await Promise.all([1, 2].map(() => order().set('Idempotency-Key', 'last').expect(201)));
  expect(other_?.body).toEqual(one?.body);
  await order({ day: 13 }).expect(409);
});

test('sent at once from a network that may make no more bookings, a booking that is made still counts', async () => {
  const full = anAddress();
  for (let times = 0; times < 5; times += 1) await order({ by: await signUp(api), from: full }).expect(201);
  const of = await limitedTo(api, journey, 4);
  const send = (from: string, through = api.request) => order({ of, from, through }).set('Idempotency-Key', 'twice');
  const meanwhile = atStep(api, 'seats-held', async () => {
    await send(full).expect(409);
  });
  const slow = createApp(meanwhile);
  const { body } = await send(anAddress(), supertest(slow.app)).expect(201);
  await slow.stop();
  expect(await waitingOf(traveller())).toMatchObject([{ booking: objectIdOf(body.booking._id) }]);
});

test('a booking that is refused because its day is sold out does not count', async () => {
  const of = await limitedTo(api, journey, 1);
  await order({ of, persons: 2 }).expect(409);
  expect(await waitingOf(traveller())).toEqual([]);
});

test('bookings that a crash left among the unpaid ones make room when it is needed: paid, cancelled, or never stored', async () => {
  const [paid, cancelled] = [await order().expect(201), await order({ day: 11 }).expect(201)];
  const waiting = await waitingOf(traveller());
  await journey.confirm(paid.body.booking, traveller());
  await cancel(cancelled.body.booking._id);
  const neverStored = { booking: objectIdOf(newId()), call: objectIdOf(newId()), persons: 1, travelDate: todayOf(api) };
  const left = [...waiting, { ...neverStored, addedAt: api.clock.now() }];
  await lists().insertOne({
    _id: `account ${traveller().userId}`,
    waiting: left,
    persons: 3,
    expiresAt: new Date(addDays(todayOf(api), 2)),
  });
  for (const day of [13, 14]) await order({ day }).expect(201);
  // The third may still be about to be stored.
  await order({ day: 15 }).expect(409);
  api.clock.moveBy(AFTER_THE_HOLD);
  await order({ day: 15 }).expect(201);
  await order({ day: 16 }).expect(409);
});

test('the limits cost one read and two writes more, by index alone, and what is kept of an address is not the address', async () => {
  const from = '2001:db8:abcd::7';
  await order({ by: await signUp(api), from }).expect(201);
  const commands = await commandsDuring(api, () => order({ from }).expect(201));
  expect(commands.filter((command) => command === 'bookings find')).toHaveLength(1);
  expect(commands).toHaveLength(7);
  expect(commands.filter((command) => command === 'unpaidlists update')).toHaveLength(2);
  // Unpaid bookings of others are not read.
  const [one, other_] = [await signUp(api), await signUp(api)];
  const several = () => Promise.all([one, other_].map((by) => order({ by }).expect(201)));
  const examined = await examinedBy(api.dependencies.database, several);
  expect(examined.plans.filter((plan) => plan.includes('COLLSCAN'))).toEqual([]);
  expect(examined.mostOfOne).toBeLessThan(10);
  const stored = await api.dependencies.database
    .collection('bookings')
    .findOne({ userId: { $exists: true } }, { sort: { _id: -1 } });
  expect(JSON.stringify([stored, await lists().find().toArray()])).not.toContain('2001');
});
