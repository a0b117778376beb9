import { expect, test } from 'vitest';
import { newId, objectIdOf } from '../../database/object-ids.ts';
import { signUpAdmin } from '../../testing/accounts.ts';
import { testApi } from '../../testing/start-test-api.ts';
import { takeSeats } from '../departures/index.ts';
import { conditionsOf, discountOf, dropCode, findCode, holdCode, releaseCode, usesOf } from './index.ts';

const api = await testApi();
const admin = await signUpAdmin(api);
const { database } = api.dependencies;

const MINUTE_MS = 60_000;
const NOW = new Date('2026-11-20T12:00:00Z');
const inMinutes = (count: number) => new Date(NOW.getTime() + count * MINUTE_MS);
const newBooking = () => objectIdOf(newId());
const HELD = { outcome: 'held' };
const USED_UP = { outcome: 'used up' };

let codes = 0;
const addCode = async (terms: object) => {
  codes += 1;
  const { body } = await api.request
    .post('/api/code')
    .set(admin.bearer)
    .send({ code: `CODE-${codes}`, percent: 10, ...terms });
  return objectIdOf(body.promotionCode._id);
};

type Held = Parameters<typeof holdCode>;
/** Uses a code until half an hour from now, by an account of its own, unless said otherwise. */
const hold = (
  code: Held[1]['code'],
  wish: Partial<Held[1]> = {},
  { now = NOW, asOf = 'unstored' as Held[2], take = takeSeats } = {},
) =>
  holdCode(
    { database, clock: () => now },
    { code, booking: newBooking(), by: newBooking(), until: inMinutes(30), ...wish },
    asOf,
    take,
  );
const countOf = async (code: Held[1]['code'], now = NOW) => (await usesOf(database, { _id: code }, null, now)).uses;
const outcomesOf = async (calls: readonly ReturnType<typeof hold>[]) => {
  const outcomes = (await Promise.all(calls)).map(({ outcome }) => outcome);
  return Object.fromEntries([...new Set(outcomes)].map((one) => [one, outcomes.filter((other) => other === one).length]));
};
const times = (count: number, call: () => ReturnType<typeof hold>) => outcomesOf(Array.from({ length: count }, call));

test('of 50 bookings at once with a code for ten, ten have it', async () => {
  const code = await addCode({ most: 10 });
  expect(await times(50, () => hold(code))).toEqual({ held: 10, 'used up': 40 });
  expect(await countOf(code)).toBe(10);
});

test('without the condition of the write more than ten of 50 would have it, which this check notices', async () => {
  const code = await addCode({ most: 10 });
  const take: typeof takeSeats = (wish, now) => takeSeats({ ...wish, capacity: null }, now);
  expect(await times(50, () => hold(code, {}, { take }))).toEqual({ held: 50 });
});

test('of ten bookings of one account at once with a code for two of each, two have it, whether paid or not', async () => {
  const code = await addCode({ mostPerTraveller: 2 });
  const by = newBooking();
  expect(await times(10, () => hold(code, { by }))).toEqual({ held: 2, 'used up by you': 8 });
  expect(await times(3, () => hold(code))).toEqual({ held: 3 });
  const paid = await addCode({ mostPerTraveller: 2 });
  expect(await times(10, () => hold(paid, { by, until: null }))).toEqual({ held: 2, 'used up by you': 8 });
  expect(await usesOf(database, { _id: paid }, by, NOW)).toEqual({ uses: 2, usesByTraveller: 2 });
});

test('a booking that asks anew has its use once, keeps it where the code got fewer since, and no hold gets shorter', async () => {
  const code = await addCode({ most: 1, mostPerTraveller: 1 });
  const mine = { booking: newBooking(), by: newBooking() };
  for (const until of [inMinutes(30), inMinutes(40), inMinutes(20)]) expect(await hold(code, { ...mine, until })).toEqual(HELD);
  expect(await countOf(code, inMinutes(39))).toBe(1);
  expect(await hold(code)).toEqual(USED_UP);
  expect(await hold(code, { ...mine, until: null })).toEqual(HELD);
  expect(await hold(code, { ...mine, until: inMinutes(1) })).toEqual(HELD);
  expect(await countOf(code, inMinutes(6000))).toBe(1);
});

test('a hold that is over gives the use back, to others and to the same account', async () => {
  const code = await addCode({ most: 1, mostPerTraveller: 1 });
  const by = newBooking();
  expect(await hold(code, { by })).toEqual(HELD);
  expect(await hold(code, { by })).toEqual({ outcome: 'used up by you' });
  expect(await countOf(code, inMinutes(30))).toBe(0);
  expect(await hold(code, { by, until: null }, { now: inMinutes(30) })).toEqual(HELD);
  expect(await hold(code, {}, { now: inMinutes(31) })).toEqual(USED_UP);
});

test('a cancelled booking gives its use back once, paid or not, and a process that read it earlier cannot take it again', async () => {
  const code = await addCode({ most: 1 });
  const mine = { booking: newBooking(), by: newBooking(), until: null };
  const needs = { database, clock: () => NOW };
  expect(await hold(code, mine)).toEqual(HELD);
  for (let time = 0; time < 2; time += 1) await releaseCode(needs, { code, booking: mine.booking });
  expect(await hold(code, mine, { asOf: 0 })).toEqual({ outcome: 'unsure', releases: 2 });
  expect(await hold(code, {}, { asOf: 'unstored' })).toEqual(HELD);
  await releaseCode(needs, { code, booking: mine.booking });
  expect(await countOf(code)).toBe(1);
  expect(await hold(code, mine, { asOf: 3 })).toEqual(USED_UP);
});

test('the use of a booking that could not be stored is free again at once, and the booking may ask anew', async () => {
  const code = await addCode({ most: 1 });
  const mine = { booking: newBooking(), by: newBooking() };
  expect(await hold(code, mine)).toEqual(HELD);
  await dropCode({ database }, { code, booking: mine.booking });
  expect(await countOf(code)).toBe(0);
  expect(await hold(code, mine)).toEqual(HELD);
});

test('a code that there is not is used up, and nothing is stored for it', async () => {
  const code = newBooking();
  expect(await hold(code)).toEqual(USED_UP);
  await releaseCode({ database, clock: () => NOW }, { code, booking: newBooking() });
  expect(await database.collection('promotioncodes').countDocuments({ _id: code })).toBe(0);
});

test('a code is found however it is typed, without its uses', async () => {
  const code = await addCode({ code: 'MONSOON-10', most: 10 });
  await hold(code);
  expect(await findCode(database, ' monsoon-10 ')).toEqual({
    _id: code,
    code: 'MONSOON-10',
    percent: 10,
    capacity: 10,
    releases: 0,
  });
  expect(await findCode(database, 'MONSOON')).toBeNull();
});

test('the rules read a stored code in minor units: its conditions, and what it takes off', async () => {
  await addCode({ code: 'BY-AMOUNT', percent: undefined, amount: 500.5, leastTotal: 4999.99, most: 10 });
  await addCode({ code: 'BY-PERCENT', percent: 10 });
  const [amount, percent] = [await findCode(database, 'BY-AMOUNT'), await findCode(database, 'BY-PERCENT')];
  expect(amount && discountOf(amount)).toEqual({ code: 'BY-AMOUNT', amount: 50_050 });
  expect(percent && discountOf(percent)).toEqual({ code: 'BY-PERCENT', percent: 10 });
  expect(amount && conditionsOf(amount)).toMatchObject({ leastTotal: 499_999, most: 10 });
  expect(percent && conditionsOf(percent)).toMatchObject({ most: 10_000 });
});
