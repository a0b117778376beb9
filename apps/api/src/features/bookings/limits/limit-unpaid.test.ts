import { addDays, type Booking, type TourPackage } from '@wayfarer/contracts';
import supertest from 'supertest';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createApp } from '../../../app.ts';
import { newId, objectIdOf } from '../../../database/object-ids.ts';
import { type Account, signUp } from '../../../testing/accounts.ts';
import { atStep } from '../../../testing/at-step.ts';
import { todayOf } from '../../../testing/catalogue.ts';
import { commandsDuring, examinedBy } from '../../../testing/examined.ts';
import { bookingBody, type MoneyJourney, startMoneyJourney } from '../../../testing/money-journey.ts';
import { AFTER_THE_HOLD, leftOf, limitedTo } from '../../../testing/seats.ts';
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts';
import { assertPaced } from './pace-holds.ts';
import type { UnpaidListRecord } from './unpaid-list.model.ts';

let api: TestApi;
let journey: MoneyJourney;
let traveller: Account;
const other = { request: supertest(''), stop: async () => {} };
beforeAll(async () => {
  api = await startTestApi({ TRUST_PROXY: '1', MOST_UNPAID_BOOKINGS: '3', MOST_UNPAID_BOOKINGS_OF_ADDRESS: '5' });
  journey = await startMoneyJourney(api);
  // Calls are not limited here, what they leave unpaid is.
  Object.assign(api.dependencies.config, { RATE_LIMITS: 'on' });
  const { app, stop } = createApp({ ...api.dependencies, config: { ...api.dependencies.config } });
  Object.assign(other, { request: supertest(app), stop });
});
beforeEach(async () => {
  traveller = await signUp(api);
});
afterAll(async () => {
  await other.stop();
  await api.stop();
});

let addresses = 0;
/** An address that is used only here. */
const anAddress = (): string => {
  addresses += 1;
  return `2001:db8:${addresses.toString(16)}::1`;
};

/** Runs something under other settings, and restores them. */
const under = async <Answer>(settings: object, run: () => Promise<Answer>): Promise<Answer> => {
  const { config } = api.dependencies;
  const before = { ...config };
  Object.assign(config, settings);
  return run().finally(() => Object.assign(config, before));
};

type Order = { by?: Account; of?: TourPackage; day?: number; persons?: number; from?: string; through?: typeof api.request };
const order = ({ by = traveller, of = journey.tourPackage, day = 10, persons = 1, from, through = api.request }: Order = {}) =>
  through
    .post('/api/booking')
    .set(by.bearer)
    .set('X-Forwarded-For', from ?? anAddress())
    .send(bookingBody(api, by, of, { totalPersons: persons, travelDate: addDays(todayOf(api), day) }));
const lists = () => api.dependencies.database.collection<UnpaidListRecord>('unpaidlists');
const waitingOf = async ({ userId }: Account) => (await lists().findOne({ _id: `account ${userId}` }))?.waiting ?? [];
/** All lists that a booking is in. */
const listsWith = async ({ _id }: { _id: string }): Promise<string[]> => {
  const found = await lists()
    .find({ 'waiting.booking': objectIdOf(_id) })
    .toArray();
  return found.map(({ _id: name }) => name);
};
const cancel = (id: string, by = traveller) =>
  api.request.put(`/api/booking/cancel/${id}`).set(by.bearer).send({ status: 'cancelled' }).expect(200);

test('an account has a limited number of unpaid bookings, also with 50 calls at once to two processes, and is told what to do', async () => {
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, index) => order({ day: index + 1, through: index % 2 ? api.request : other.request })),
  );
  const refused = answers.filter(({ status }) => status === 409);
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
  expect(refused).toHaveLength(47);
  expect(new Set(refused.map(({ body }) => `${body.code}: ${body.message}`))).toEqual(
    new Set(['TOO_MANY_UNPAID: Pay or cancel one of your 3 unpaid bookings first.']),
  );
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
  const fourth = await order({ day: 13 }).expect(201);
  await order({ day: 14 }).expect(409);
  await journey.confirm(second.body.booking, traveller);
  await order({ day: 14 }).expect(201);
  await order({ day: 15 }).expect(409);
  const ofThird = { 'waiting.booking': objectIdOf(third.body.booking._id) };
  await lists().updateMany(ofThird, { $set: { 'waiting.$.travelDate': '2020-01-01' } });
  await order({ day: 15 }).expect(201);
  await order({ day: 16 }).expect(409);
  expect(await waitingOf(traveller)).toHaveLength(3);
  expect(await journey.read(fourth.body.booking, traveller)).toMatchObject({ bookingStatus: 'pending' });
});

test('nothing is kept of whom a booking counted for once it is cancelled or paid', async () => {
  for (const end of [(booking: Booking) => cancel(booking._id), (booking: Booking) => journey.confirm(booking, traveller)]) {
    const { body } = await order().expect(201);
    expect((await journey.stored(body.booking)).unpaidLists).toEqual(await listsWith(body.booking));
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
  const { expiresAt } = (await lists().findOne({ _id: `account ${traveller.userId}` })) ?? {};
  expect(expiresAt).toEqual(new Date(addDays(todayOf(api), day + 2)));
  expect(await lists().indexes()).toContainEqual(expect.objectContaining({ key: { expiresAt: 1 }, expireAfterSeconds: 0 }));
});

test('an account leaves seats for at most 60 persons unpaid, in however many bookings', async () => {
  await order({ persons: 50 }).expect(201);
  const { body } = await order({ persons: 11, day: 11 }).expect(409);
  expect(body.message).toBe('Your unpaid bookings already have 50 persons. Pay or cancel one of them first.');
  await order({ persons: 10, day: 11 }).expect(201);
});

test('all accounts behind one address, or the IPv6 networks of one home, share a limit of unpaid bookings', async () => {
  const accounts = await Promise.all(Array.from({ length: 6 }, () => signUp(api)));
  const answers = await Promise.all(accounts.map((by, index) => order({ by, from: `2001:db8:ffff:${index + 1}::1` })));
  expect(answers.map(({ status }) => status).toSorted((one, another) => one - another)).toEqual([201, 201, 201, 201, 201, 409]);
  expect(answers.find(({ status }) => status === 409)?.body.message).toContain('from your network');
  await order({ from: '2001:db8:ffff:100::1' }).expect(201);
});

test('one account holds at most half of a day unpaid by several bookings, 50 calls at once too; one booking may take a whole day', async () => {
  const [small, day] = [await limitedTo(api, journey, 10), 20];
  const orders = () => Promise.all(Array.from({ length: 50 }, () => order({ of: small, day, persons: 2 })));
  const answers = await under({ MOST_UNPAID_BOOKINGS: 50 }, orders);
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
  await under({ MOST_UNPAID_BOOKINGS: 50 }, async () => {
    for (const day of [1, 2, 3, 4, 5, 30, 30, 30, 30, 30]) await order({ day }).expect(201);
    await order({ day: 30 }).expect(409);
    await order({ day: 30, of: others }).expect(201);
    const dayBefore = new Date(api.dependencies.clock().getTime() - 24 * 60 * 60_000);
    await api.dependencies.database
      .collection('bookings')
      .updateMany({ username: traveller.username, bookingStatus: 'pending' }, { $set: { bookingDate: dayBefore } });
    await order({ day: 30 }).expect(201);
  });
});

test('a booking for today counts among the unpaid ones until the day is over', async () => {
  for (const day of [0, 1, 2]) await order({ day }).expect(201);
  await order({ day: 3 }).expect(409);
});

test('an order sent twice at once is one booking, whose seats and places stay its own, and both calls answer it', async () => {
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
  expect(await waitingOf(traveller)).toMatchObject([{ booking: objectIdOf(body.booking._id) }]);
});

test('bookings that a crash left among the unpaid ones make room when it is needed: paid, cancelled, or never stored', async () => {
  const [paid, cancelled] = [await order().expect(201), await order({ day: 11 }).expect(201)];
  const waiting = await waitingOf(traveller);
  await journey.confirm(paid.body.booking, traveller);
  await cancel(cancelled.body.booking._id);
  const neverStored = { booking: objectIdOf(newId()), call: objectIdOf(newId()), persons: 1, travelDate: todayOf(api) };
  const left = [...waiting, { ...neverStored, addedAt: api.clock.now() }];
  await lists().insertOne({
    _id: `account ${traveller.userId}`,
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

test('where limits are switched off, an account leaves as many bookings unpaid as it likes', async () => {
  const orders = () => Promise.all([1, 2, 3, 4].map((day) => order({ day })));
  const answers = await under({ RATE_LIMITS: 'off' }, orders);
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
});

test('a booking’s payment page holds its seats anew at most five times', async () => {
  const small = await limitedTo(api, journey, 4);
  const { body } = await order({ of: small }).expect(201);
  await journey.payNow(body.booking, traveller).expect(201);
  const { _id, attempts } = await journey.stored(body.booking);
  const end = (...statuses: string[]) => {
    const ended = statuses.map((status) => ({ ...attempts[0], status }));
    return api.dependencies.database.collection('bookings').updateOne({ _id }, { $set: { attempts: ended } });
  };
  // A page that never opened has held no seats.
  await end('failed', 'expired', 'expired', 'expired', 'expired');
  await journey.payNow(body.booking, traveller).expect(201);
  await end('expired', 'expired', 'expired', 'expired', 'expired');
  expect((await journey.payNow(body.booking, traveller).expect(409)).body.code).toBe('TOO_MANY_UNPAID');
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

test('the limits cost one read and two writes more, by index alone, and what is kept of an address is not the address', async () => {
  const from = '2001:db8:abcd::7';
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

test('with a limit of one unpaid booking the traveller is told to pay that one', async () => {
  await under({ MOST_UNPAID_BOOKINGS: 1 }, async () => {
    await order().expect(201);
    expect((await order({ day: 11 }).expect(409)).body.message).toBe('Pay or cancel your unpaid booking first.');
  });
});

test('seats of a day are held so often, and no more', () => {
  expect(() => assertPaced(4, { MOST_UNPAID_HOLDS: 5 })).not.toThrow();
  expect(() => assertPaced(5, { MOST_UNPAID_HOLDS: 5 })).toThrow('5 times within 24 hours');
});
