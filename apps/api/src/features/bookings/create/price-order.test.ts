import { addDays, minorUnitsOf, type NewBooking, personsOf, type TourPackage } from '@wayfarer/contracts';
import { movedTo, quoteCases } from '@wayfarer/contracts/testing/quotes';
import { expect, test } from 'vitest';
import type { Account } from '../../../testing/accounts.ts';
import { addTourPackage, priceFormOf, todayOf } from '../../../testing/catalogue.ts';
import { bookingBody, startMoneyJourney } from '../../../testing/money-journey.ts';
import { leftOf } from '../../../testing/seats.ts';
import { testApi } from '../../../testing/start-test-api.ts';

const bike = { id: 'bike', name: 'Bike', price: 250, per: 'piece' as const, most: 2, stock: 2 };
const FAMILY = {
  price: 10_000,
  categories: [
    { id: 'adult', name: 'Adult', minAge: 12 },
    { id: 'child', name: 'Child', minAge: 2, maxAge: 11, price: 5000 },
    { id: 'infant', name: 'Infant', minAge: 0, maxAge: 1, price: 0, seats: 0 as const },
  ],
  single: { price: 1500, required: true },
  extras: [{ id: 'transfer', name: 'Transfer', price: 800, per: 'person' as const }, bike],
};

const api = await testApi();
const journey = await startMoneyJourney(api);
const { admin, traveller } = journey;
const { _id: destination } = journey.tourPackage.destination;
const add = (fields: Parameters<typeof addTourPackage>[2]) => addTourPackage(api, admin, { destination, ...fields });
const family = await add({ ...priceFormOf(FAMILY), capacity: '12' });

const send = (
  fields: Partial<NewBooking>,
  { of = family, by = traveller, key = '' }: { of?: TourPackage; by?: Account; key?: string } = {},
) =>
  api.request
    .post('/api/booking')
    .set({ ...by.bearer, ...(key ? { 'Idempotency-Key': key } : {}) })
    .send(bookingBody(api, by, of, fields));

test.each(quoteCases.filter(({ discount }) => !discount))('the API quotes and books what $title cost', async (given) => {
  const { title: _title, prices, day, party, lines, total, ...choice } = movedTo(addDays(todayOf(api), 30), given);
  const tourPackage = await add(priceFormOf(prices));
  const asked = { party, totalPersons: personsOf(party), travelDate: day, ...choice };
  const { body: quote } = await api.request.post(`/api/package/${tourPackage._id}/quote`).send(asked).expect(200);
  const rows = (of: typeof quote.lines) =>
    of.map((line: (typeof quote.lines)[number]) => [line.id, line.quantity, minorUnitsOf(line.unit), minorUnitsOf(line.sum)]);
  expect([rows(quote.lines), minorUnitsOf(quote.totalAmount)]).toEqual([lines, total]);
  const { body } = await send({ ...asked, totalAmount: quote.totalAmount }, { of: tourPackage, by: admin }).expect(201);
  expect([minorUnitsOf(body.booking.totalAmount), minorUnitsOf(body.booking.unitPrice)]).toEqual([total, lines[0]?.[2]]);
  const isPlain = Object.keys(prices).length === 1;
  expect(isPlain ? body.booking.lines : rows(body.booking.lines)).toEqual(isPlain ? undefined : lines);
});

test('five fields mean persons of the first category', async () => {
  const { body } = await send({ totalPersons: 2, totalAmount: 20_000 }).expect(201);
  expect(body.booking).toMatchObject({ unitPrice: 10_000, party: { adult: 2 }, totalPersons: 2 });
  await journey.cancel(body.booking).expect(200);
});

test('an infant on a lap counts as a person, and takes no seat', async () => {
  const before = await leftOf(api, family);
  const party = { adult: 2, child: 1, infant: 1 };
  const { body } = await send({ party, totalPersons: 4, totalAmount: 25_000 }).expect(201);
  expect([body.booking.totalPersons, await leftOf(api, family)]).toEqual([4, (before ?? 0) - 3]);
  await journey.confirm(body.booking);
  expect(await leftOf(api, family)).toBe((before ?? 0) - 3);
});

test.each<[string, Partial<NewBooking> | Record<string, unknown>, string]>([
  ['a party that does not add up', { party: { adult: 2 }, totalPersons: 3 }, 'party'],
  ['a count of -1', { party: { adult: 3, child: -1 } }, 'party'],
  ['a count of 1.5', { party: { adult: 1.5 } }, 'party'],
  ['a count as text', { party: { adult: '2' } }, 'party'],
  ['51 of a category', { party: { adult: 51 } }, 'party'],
  ['a category that there is not', { party: { adult: 1, dog: 1 } }, 'party'],
  ['a child alone', { party: { child: 2 } }, 'party'],
  ['an extra that there is not', { extras: { boat: 1 } }, 'extras.boat'],
  ['3 of an extra with at most 2', { extras: { bike: 3 } }, 'extras.bike'],
  ['an extra below zero', { extras: { bike: -1 } }, 'extras.bike'],
  ['none of an extra', { extras: { bike: 0 } }, 'extras.bike'],
  ['more single rooms than persons', { singleRooms: 3 }, 'singleRooms'],
  ['a code of 200 characters', { code: 'A'.repeat(200) }, 'code'],
  ['a code with an emoji', { code: 'SUMMER🙂' }, 'code'],
  ['a field that bookings do not have', { discount: 100 }, 'discount'],
])('%s is refused with a sentence at its field, and nothing is booked', async (_, fields, field) => {
  const bookings = api.dependencies.database.collection('bookings');
  const before = await bookings.countDocuments();
  const { body } = await send(fields as Partial<NewBooking>).expect(400);
  expect([body.code, Object.keys(body.details)]).toEqual(['VALIDATION', [field]]);
  expect(await bookings.countDocuments()).toBe(before);
});

test('nobody of a category that is younger than the trip allows is quoted or booked, and the sentence stands at its number', async () => {
  const of = await add({ ...priceFormOf(FAMILY), facts: JSON.stringify({ minAge: 14 }) });
  const order = { party: { adult: 1, child: 1 }, totalPersons: 2, travelDate: addDays(todayOf(api), 10) };
  const details = { 'party.child': 'Everybody must be 14 or older.' };
  const quoted = await api.request.post(`/api/package/${of._id}/quote`).send(order).expect(400);
  const booked = await send({ ...order, totalAmount: 15_000 }, { of }).expect(400);
  expect([quoted.body.details, booked.body.details]).toEqual([details, details]);
  await send({ party: { adult: 2 }, totalPersons: 2, totalAmount: 20_000 }, { of }).expect(201);
});

test('another total is refused with the right one and its lines', async () => {
  const { body } = await send({ totalPersons: 1, totalAmount: 10_000 }).expect(409);
  expect(body).toMatchObject({
    code: 'PRICE_CHANGED',
    details: {
      totalAmount: 11_500,
      unitPrice: 10_000,
      lines: [
        { id: 'adult', sum: 10_000 },
        { id: 'single', sum: 1500 },
      ],
    },
  });
});

test('another party, or another extra, under the same key is another order', async () => {
  const one = { totalPersons: 2, totalAmount: 20_000, extras: undefined };
  const { body } = await send(one, { key: 'party' }).expect(201);
  await send({ ...one, party: { adult: 2 } }, { key: 'party' }).expect(409);
  const { body: refused } = await send({ ...one, extras: { bike: 1 } }, { key: 'party' }).expect(409);
  expect(refused.code).toBe('IDEMPOTENCY_KEY_REUSED');
  expect((await send(one, { key: 'party' }).expect(201)).body.booking._id).toBe(body.booking._id);
  await journey.cancel(body.booking).expect(200);
});

test('a departure with prices of its own charges these, and what was booked before keeps its price', async () => {
  const { travelDate } = bookingBody(api, traveller, family);
  const { body: before } = await send({ totalPersons: 2, totalAmount: 20_000 }).expect(201);
  const change = (prices: unknown) =>
    api.request.put(`/api/departure/${family._id}/${travelDate}`).set(admin.bearer).send({ prices });
  expect((await change({ dog: 5 }).expect(400)).body.details).toEqual({ 'prices.dog': "There is no category 'dog'." });
  await change({ adult: 0 }).expect(400);
  const { body } = await change({ adult: 12_000 }).expect(200);
  expect(body.departure).toMatchObject({ ownPrices: { adult: 12_000 }, prices: { adult: 12_000, child: 5000, infant: 0 } });
  await send({ totalPersons: 2, totalAmount: 20_000 }).expect(409);
  const { body: after } = await send({ totalPersons: 2, totalAmount: 24_000 }, { by: admin }).expect(201);
  expect((await journey.read(before.booking)).totalAmount).toBe(20_000);
  await change(null).expect(200);
  await journey.cancel(before.booking).expect(200);
  await journey.cancel(after.booking, admin).expect(200);
});

test('20 at once for 3 seats and an extra of stock 2 get at most these, and each has both or neither', async () => {
  const scarce = await add({ ...priceFormOf({ price: 100, extras: [bike] }), capacity: '3' });
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => send({ totalPersons: 1, totalAmount: 350, extras: { bike: 1 } }, { of: scarce, by: admin })),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(2);
  const refused = answers.find(({ status }) => status !== 201);
  expect(refused?.body).toMatchObject({ code: 'SOLD_OUT', details: { left: 0, extra: 'bike' } });
  expect(await leftOf(api, scarce)).toBe(1);
  await send({ totalPersons: 1, totalAmount: 100 }, { of: scarce, by: admin }).expect(201);
  await send({ totalPersons: 1, totalAmount: 100 }, { of: scarce, by: admin }).expect(409);
});
