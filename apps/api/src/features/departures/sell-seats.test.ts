import { addDays, type Booking, type CalendarDate, type TourPackage } from '@wayfarer/contracts';
import { expect, test } from 'vitest';
import { type Account, signUp } from '../../testing/accounts.ts';
import { packageFields, todayOf } from '../../testing/catalogue.ts';
import { bookingBody, startMoneyJourney } from '../../testing/money-journey.ts';
import { AFTER_THE_HOLD, leftOf, limitedTo, seatsOf } from '../../testing/seats.ts';
import { testApi } from '../../testing/start-test-api.ts';

const MINUTE = 60_000;

const api = await testApi();
const journey = await startMoneyJourney(api);
/** As it was at the beginning, also when a test's clock passes midnight. */
const today: CalendarDate = todayOf(api);

const order = (tourPackage: TourPackage, totalPersons: number, by: Account = journey.traveller, days = 10) =>
  api.request
    .post('/api/booking')
    .set(by.bearer)
    .send(bookingBody(api, by, tourPackage, { totalPersons, travelDate: addDays(today, days) }));
const edit = (tourPackage: TourPackage, capacity: string) =>
  api.request
    .put(`/api/package/${tourPackage._id}`)
    .set(journey.admin.bearer)
    .field(packageFields(api, tourPackage.destination._id, { capacity }))
    .expect(200);

test('200 travellers at once for 10 seats: exactly 10 are sold, everybody else is told that none is left', async () => {
  const tourPackage = await limitedTo(api, journey, 10);
  const travellers = await Promise.all(Array.from({ length: 20 }, () => signUp(api)));
  const answers = await Promise.all(
    Array.from({ length: 200 }, (_, index) => order(tourPackage, 1, travellers[index % 20] ?? journey.traveller)),
  );
  const refused = answers.filter(({ status }) => status === 409).map(({ body }) => [body.code, body.details]);
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(10);
  expect(refused).toEqual(Array.from({ length: 190 }, () => ['SOLD_OUT', { left: 0 }]));
  expect(await leftOf(api, tourPackage)).toBe(0);
});

test('a party that is larger than what is left is refused with what is left, and takes none of it', async () => {
  const tourPackage = await limitedTo(api, journey, 5);
  await order(tourPackage, 3).expect(201);
  const { body } = await order(tourPackage, 3).expect(409);
  expect(body).toMatchObject({ code: 'SOLD_OUT', details: { left: 2 }, message: 'Only 2 seats are left on this day.' });
  await order(tourPackage, 2).expect(201);
});

test('a day does not grow by bookings that are cancelled', async () => {
  const tourPackage = await limitedTo(api, journey, 4);
  for (let turn = 0; turn < 5; turn += 1) {
    const { body } = await order(tourPackage, 4).expect(201);
    expect(await leftOf(api, tourPackage)).toBe(0);
    await journey.cancel(body.booking).expect(200);
  }
  const days = api.dependencies.database.collection<{ _id: string }>('seatdays');
  const _id = `${tourPackage._id} ${addDays(today, 10)}`;
  expect(await days.findOne({ _id })).toEqual({ _id, holds: [], releases: 5 });
});

test('days are counted separately; only those with taken seats are listed, never from a cache', async () => {
  const tourPackage = await limitedTo(api, journey, 4);
  await order(tourPackage, 3, journey.traveller, 12).expect(201);
  await order(tourPackage, 1, journey.traveller, 11).expect(201);
  expect(await seatsOf(api, tourPackage)).toEqual({
    capacity: 4,
    days: [
      { travelDate: addDays(today, 11), left: 3, paid: 0, held: 1 },
      { travelDate: addDays(today, 12), left: 1, paid: 0, held: 3 },
    ],
  });
  const window = `from=${todayOf(api)}&to=${todayOf(api)}`;
  const { headers } = await api.request.get(`/api/package/${tourPackage._id}/seats?${window}`).expect(200);
  expect(headers['cache-control']).toBe('no-store');
});

test('a package without a capacity sells as many seats as travellers like, and counts none', async () => {
  await order(journey.tourPackage, 50).expect(201);
  expect(journey.tourPackage.capacity).toBeNull();
  expect(await seatsOf(api, journey.tourPackage)).toEqual({ capacity: null, days: [] });
  const ofPackage = { _id: { $regex: `^${journey.tourPackage._id}` as never } };
  expect(await api.dependencies.database.collection('seatdays').countDocuments(ofPackage)).toBe(0);
});

test('a booking that is not paid holds its seats for 35 minutes and says until when; then others may have them', async () => {
  const tourPackage = await limitedTo(api, journey, 2);
  const { body } = await order(tourPackage, 2).expect(201);
  const booking: Booking = body.booking;
  const heldFor = Date.parse(booking.seatsHeldUntil ?? '') - Date.parse(booking.bookingDate);
  expect(Math.round(heldFor / MINUTE)).toBe(35);
  api.clock.moveBy(34 * MINUTE);
  await order(tourPackage, 1).expect(409);
  api.clock.moveBy(2 * MINUTE);
  expect((await seatsOf(api, tourPackage)).days).toEqual([]);
  await order(tourPackage, 1).expect(201);
});

test('a capacity is a whole number from 1 to 10,000, or none; an edit that does not name it keeps it', async () => {
  const { admin, tourPackage } = journey;
  for (const capacity of ['0', '-1', '1.5', 'many', '10001'])
    await api.request
      .post('/api/package/add')
      .set(admin.bearer)
      .field(packageFields(api, tourPackage.destination._id, { capacity }))
      .expect(400);
  const limited = await limitedTo(api, journey, 10000);
  const fields = packageFields(api, tourPackage.destination._id);
  const kept = await api.request.put(`/api/package/${limited._id}`).set(admin.bearer).field(fields).expect(200);
  expect(kept.body.updatedPackage.capacity).toBe(10_000);
  expect((await edit(limited, '')).body.updatedPackage.capacity).toBeNull();
});

test('a package that gets a capacity counts the seats of the bookings that it has, even where they are more', async () => {
  const tourPackage = await limitedTo(api, journey, '');
  const paid = await journey.bookConfirmed({ of: tourPackage, travelDate: addDays(today, 10), totalPersons: 3 });
  await journey.book({ of: tourPackage, travelDate: addDays(today, 10), totalPersons: 4 });
  const forgotten = await journey.book({ of: tourPackage, travelDate: addDays(today, 10), totalPersons: 5 });
  await journey.cancel(forgotten).expect(200);
  await edit(tourPackage, '8');
  expect(await leftOf(api, tourPackage)).toBe(1);
  await edit(tourPackage, '2');
  expect(await seatsOf(api, tourPackage)).toEqual({
    capacity: 2,
    days: [{ travelDate: addDays(today, 10), left: 0, paid: 3, held: 4 }],
  });
  api.clock.moveBy(AFTER_THE_HOLD);
  await edit(tourPackage, '8');
  expect(await leftOf(api, tourPackage)).toBe(5);
  await journey.cancel(paid).expect(200);
  expect((await seatsOf(api, tourPackage)).days).toEqual([]);
});

test('a request for more than 400 days, or for none, is refused', async () => {
  const ask = (from: string, to: string) =>
    api.request.get(`/api/package/${journey.tourPackage._id}/seats?from=${from}&to=${to}`).expect(400);
  await ask('2027-01-02', '2027-01-01');
  await ask('2027-01-01', '2028-02-05');
});
