import { addDays, type Booking } from '@wayfarer/contracts';
import supertest from 'supertest';
import { expect, test } from 'vitest';
import { createApp } from '../../../app.ts';
import { signUp } from '../../../testing/accounts.ts';
import { atStep } from '../../../testing/at-step.ts';
import { todayOf } from '../../../testing/catalogue.ts';
import { commandsDuring, examinedBy } from '../../../testing/examined.ts';
import { limitedOrders } from '../../../testing/limited-orders.ts';
import { leftOf, limitedTo } from '../../../testing/seats.ts';
import { unpaidBookingRepository } from './unpaid-booking.repository.ts';

const { api, journey, traveller, order, cancel } = await limitedOrders();
// Work triggered by the provider's events is not part of what a call costs.
api.provider.setFaults({ lose_event: {} });

test('nothing is kept of whom a booking counted for once it is cancelled or paid', async () => {
  for (const end of [(booking: Booking) => cancel(booking._id), (booking: Booking) => journey.confirm(booking, traveller())]) {
    const { body } = await order().expect(201);
    expect((await journey.stored(body.booking)).unpaidOf).toHaveLength(2);
    await end(body.booking);
    expect(await journey.stored(body.booking)).not.toHaveProperty('unpaidOf');
  }
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

test('an order sent twice at once is one booking, whose seats stay its own, and both calls answer it', async () => {
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

test('the limits cost two reads and one write more, by index alone, and what is kept of an address is not the address', async () => {
  const from = '2001:db8:abcd::7';
  await order({ by: await signUp(api), from }).expect(201);
  const commands = await commandsDuring(api, () => order({ from }).expect(201));
  expect(commands.filter((command) => command === 'bookings find')).toHaveLength(2);
  expect(commands.filter((command) => command.startsWith('ratelimits '))).toHaveLength(1);
  expect(commands).toHaveLength(13);
  // Unpaid bookings of others are not read.
  const [one, other_] = [await signUp(api), await signUp(api)];
  const several = () => Promise.all([one, other_].map((by) => order({ by }).expect(201)));
  const examined = await examinedBy(api.dependencies.database, several);
  expect(examined.plans.filter((plan) => plan.includes('COLLSCAN'))).toEqual([]);
  expect(examined.mostOfOne).toBeLessThan(10);
  const stored = await api.dependencies.database.collection('bookings').find().toArray();
  expect(JSON.stringify(stored)).not.toContain('2001:');
});
