import supertest from 'supertest';
import { afterAll, expect, test } from 'vitest';
import { createApp } from '../../../app.ts';
import { objectIdOf } from '../../../database/object-ids.ts';
import { signUp } from '../../../testing/accounts.ts';
import { limitedOrders } from '../../../testing/limited-orders.ts';
import { AFTER_THE_HOLD, leftOf, limitedTo } from '../../../testing/seats.ts';
import { setBookingCutOff } from '../../../testing/set-booking-cut-off.ts';
import { withSettings } from '../../../testing/with-settings.ts';
import { assertPaced } from './pace-holds.ts';

const { api, journey, traveller, order, cancel, personsWaitingOf } = await limitedOrders();
const another = createApp({ ...api.dependencies, config: { ...api.dependencies.config } });
const other = { request: supertest(another.app) };
afterAll(another.stop);

test('an account has a limited number of unpaid bookings, and is told what to do', async () => {
  for (const day of [1, 2, 3]) await order({ day }).expect(201);
  const { body } = await order({ day: 4, through: other.request }).expect(409);
  expect(body).toMatchObject({ code: 'TOO_MANY_UNPAID', message: 'Pay or cancel one of your 3 unpaid bookings first.' });
});

test('calls of the same moment, to two processes, leave no more persons unpaid than an account may have', async () => {
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      order({ day: index + 1, persons: 20, through: index % 2 ? api.request : other.request }),
    ),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 409]));
  expect(await personsWaitingOf(traveller())).toEqual([20, 20, 20]);
  const refused = answers.filter(({ status }) => status === 409).map(({ body }) => `${body.code}: ${body.message}`);
  expect(refused).toContain('TOO_MANY_UNPAID: You are booking for many persons at once. Please wait a minute, then try again.');
});

test('a booking that is cancelled, paid or over makes room for another; nobody else’s does', async () => {
  const [first, second, third] = [
    await order().expect(201),
    await order({ day: 11 }).expect(201),
    await order({ day: 12 }).expect(201),
  ];
  await order({ by: await signUp(api) }).expect(201);
  await order({ day: 13 }).expect(409);
  await cancel(first.body.booking._id);
  await order({ day: 13 }).expect(201);
  await order({ day: 14 }).expect(409);
  await journey.confirm(second.body.booking, traveller());
  await order({ day: 14 }).expect(201);
  await order({ day: 15 }).expect(409);
  const ofThird = { _id: objectIdOf(third.body.booking._id) };
  await api.dependencies.database.collection('bookings').updateOne(ofThird, { $set: { travelDate: '2020-01-01' } });
  await order({ day: 15 }).expect(201);
  await order({ day: 16 }).expect(409);
});

test('an account leaves seats for at most 60 persons unpaid, in however many bookings', async () => {
  await order({ persons: 50 }).expect(201);
  const { body } = await order({ persons: 11, day: 11 }).expect(409);
  expect(body.message).toBe('Your unpaid bookings already have 50 persons. Pay or cancel one of them first.');
  await order({ persons: 10, day: 11 }).expect(201);
});

test('all accounts behind one address, or the IPv6 networks of one home, share a limit of unpaid bookings', async () => {
  const orderFrom = async (network: number) => order({ by: await signUp(api), from: `2001:db8:ffff:${network}::1` });
  for (const network of [1, 2, 3, 4, 5]) expect((await orderFrom(network)).status).toBe(201);
  const { status, body } = await orderFrom(6);
  expect([status, body.message]).toEqual([409, expect.stringContaining('from your network')]);
  await order({ from: '2001:db8:ffff:100::1' }).expect(201);
});

test('one account holds at most half of a day unpaid by several bookings, 50 calls at once too; one booking may take a whole day', async () => {
  const [small, day] = [await limitedTo(api, journey, 10), 20];
  const orders = () => Promise.all(Array.from({ length: 50 }, () => order({ of: small, day, persons: 2 })));
  const answers = await withSettings(api, { MAX_UNPAID_BOOKINGS: 50 }, orders);
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(2);
  expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
    code: 'TOO_MANY_UNPAID',
    message: 'You already hold 4 unpaid seats for this day. Pay or cancel that booking first.',
  });
  const jeep = await limitedTo(api, journey, 4);
  await order({ by: await signUp(api), of: jeep, persons: 4 }).expect(201);
});

test('what is refused holds no seats and leaves no booking', async () => {
  const small = await limitedTo(api, journey, 40);
  for (const day of [1, 2, 3]) await order({ day }).expect(201);
  const { database } = api.dependencies;
  const before = await database.collection('bookings').countDocuments();
  await Promise.all(Array.from({ length: 10 }, () => order({ of: small }).expect(409)));
  expect(await leftOf(api, small)).toBe(40);
  expect(await database.collection('bookings').countDocuments()).toBe(before);
});

test('seats of one day are held at most five times within 24 hours without paying, by whatever mixture of booking, cancelling and waiting', async () => {
  const small = await limitedTo(api, journey, 4);
  const day = 30;
  for (let times = 0; times < 5; times += 1) {
    const { body } = await order({ of: small, day }).expect(201);
    await cancel(body.booking._id);
    if (times === 2) api.clock.moveBy(AFTER_THE_HOLD);
  }
  const { body } = await order({ of: small, day }).expect(409);
  expect(body.message).toContain('5 times within 24 hours');
  await order({ of: small, day: day + 1 }).expect(201);
  await order({ by: await signUp(api), of: small, day }).expect(201);
});

test('seats of a day are counted for that day of that package alone, and for 24 hours', async () => {
  const others = await limitedTo(api, journey, '');
  await withSettings(api, { MAX_UNPAID_BOOKINGS: 50 }, async () => {
    for (const day of [1, 2, 3, 4, 5, 30, 30, 30, 30, 30]) await order({ day }).expect(201);
    await order({ day: 30 }).expect(409);
    await order({ day: 30, of: others }).expect(201);
    const dayBefore = new Date(api.dependencies.clock().getTime() - 24 * 60 * 60_000);
    await api.dependencies.database
      .collection('bookings')
      .updateMany({ username: traveller().username, bookingStatus: 'pending' }, { $set: { bookingDate: dayBefore } });
    await order({ day: 30 }).expect(201);
  });
});

test('a booking for today counts among the unpaid ones until the day is over', async () => {
  await setBookingCutOff(api, journey.admin, 0);
  for (const day of [0, 1, 2]) await order({ day }).expect(201);
  await order({ day: 3 }).expect(409);
});

test('where limits are switched off, an account leaves as many bookings unpaid as it likes', async () => {
  const orders = () => Promise.all([1, 2, 3, 4].map((day) => order({ day })));
  const answers = await withSettings(api, { RATE_LIMITS: 'off' }, orders);
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
});

test('a booking’s payment page holds its seats anew at most five times', async () => {
  const small = await limitedTo(api, journey, 4);
  const { body } = await order({ of: small }).expect(201);
  await journey.payNow(body.booking, traveller()).expect(201);
  const { _id, attempts } = await journey.stored(body.booking);
  const end = (...statuses: string[]) => {
    const ended = statuses.map((status) => ({ ...attempts[0], status }));
    return api.dependencies.database.collection('bookings').updateOne({ _id }, { $set: { attempts: ended } });
  };
  // A page that never opened has held no seats.
  await end('failed', 'expired', 'expired', 'expired', 'expired');
  await journey.payNow(body.booking, traveller()).expect(201);
  await end('expired', 'expired', 'expired', 'expired', 'expired');
  expect((await journey.payNow(body.booking, traveller()).expect(409)).body.code).toBe('TOO_MANY_UNPAID');
});

test('an admin, who books for others, is not limited, nor are the pages on which they pay', async () => {
  const by = journey.admin;
  for (let day = 1; day <= 4; day += 1) await order({ by, day }).expect(201);
  const { body } = await order({ by, of: await limitedTo(api, journey, 4) }).expect(201);
  await journey.payNow(body.booking, by).expect(201);
  const { _id, attempts } = await journey.stored(body.booking);
  const expired = Array.from({ length: 5 }, () => attempts.map((attempt) => ({ ...attempt, status: 'expired' }))).flat();
  await api.dependencies.database.collection('bookings').updateOne({ _id }, { $set: { attempts: expired } });
  await journey.payNow(body.booking, by).expect(201);
});

test('with a limit of one unpaid booking the traveller is told to pay that one', async () => {
  await withSettings(api, { MAX_UNPAID_BOOKINGS: 1 }, async () => {
    await order().expect(201);
    expect((await order({ day: 11 }).expect(409)).body.message).toBe('Pay or cancel your unpaid booking first.');
  });
});

test('seats of a day are held so often, and no more', () => {
  expect(() => assertPaced(4, { MAX_UNPAID_HOLDS: 5 })).not.toThrow();
  expect(() => assertPaced(5, { MAX_UNPAID_HOLDS: 5 })).toThrow('5 times within 24 hours');
});
