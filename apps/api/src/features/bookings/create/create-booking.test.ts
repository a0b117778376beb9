import { addDays, type NewBooking } from '@wayfarer/contracts';
import supertest from 'supertest';
import { expect, test } from 'vitest';
import { createApp } from '../../../app.ts';
import { objectIdOf } from '../../../database/object-ids.ts';
import { signUp } from '../../../testing/accounts.ts';
import { atStep } from '../../../testing/at-step.ts';
import { addTourPackage, todayOf } from '../../../testing/catalogue.ts';
import { bookingBody, startMoneyJourney } from '../../../testing/money-journey.ts';
import { leftOf, limitedTo } from '../../../testing/seats.ts';
import { testApi } from '../../../testing/start-test-api.ts';
import { reconcile } from '../../payments/index.ts';

const api = await testApi();
const journey = await startMoneyJourney(api);

const send = (body: object, by = journey.traveller) => api.request.post('/api/booking').set(by.bearer).send(body);
const valid = (fields: Partial<NewBooking> = {}) => bookingBody(api, journey.traveller, journey.tourPackage, fields);
const countBookings = () => api.dependencies.database.collection('bookings').countDocuments();

test('a booking holds what was booked, by whom, and a total to the paisa (§3.3)', async () => {
  const { body } = await send(valid({ totalPersons: 3 })).expect(201);
  expect(body.booking).toMatchObject({
    user: { _id: journey.traveller.userId, username: journey.traveller.username },
    package: { _id: journey.tourPackage._id, title: 'Hampi at walking pace', destination: { name: 'Hampi', country: 'India' } },
    totalPersons: 3,
    unitPrice: 1999.99,
    totalAmount: 5999.97,
    bookingStatus: 'pending',
    amountPaid: 0,
    canPay: true,
    canCancel: true,
  });
  expect(await journey.read(body.booking)).toEqual(body.booking);
});

test.each<[string, object, string]>([
  ['0 persons', { totalPersons: 0 }, 'totalPersons'],
  ['1.5 persons', { totalPersons: 1.5 }, 'totalPersons'],
  ['51 persons', { totalPersons: 51 }, 'totalPersons'],
  ['persons as text', { totalPersons: '2' }, 'totalPersons'],
  ['a condition where a number belongs', { totalAmount: { $ne: null } }, 'totalAmount'],
  ['a condition where an id belongs', { packageId: { $ne: null } }, 'packageId'],
  ['an id that is none', { packageId: 'abc' }, 'packageId'],
  ['a day that is not in the calendar', { travelDate: '2027-02-30' }, 'travelDate'],
  ['an instant in place of a day', { travelDate: '2027-02-03T00:00:00Z' }, 'travelDate'],
])('%s is refused at its field, and nothing is stored (§5.5)', async (_, wrong, field) => {
  const before = await countBookings();
  const { body } = await send({ ...valid(), ...wrong }).expect(400);
  expect(body.code).toBe('VALIDATION');
  expect(Object.keys(body.details)).toEqual([field]);
  expect(await countBookings()).toBe(before);
});

test('the travel day is tomorrow or later while bookings close at the end of the day before, and inside the window with both ends', async () => {
  const today = todayOf(api);
  const window = { availableFrom: addDays(today, -5), availableTo: addDays(today, 5) };
  const tourPackage = await addTourPackage(api, journey.admin, { destination: journey.tourPackage.destination._id, ...window });
  const bookOn = (travelDate: string) => send(bookingBody(api, journey.traveller, tourPackage, { travelDate }));
  await bookOn(addDays(today, 1)).expect(201);
  const tooLate = (await bookOn(today).expect(409)).body;
  expect(tooLate).toMatchObject({ code: 'PACKAGE_NOT_BOOKABLE', message: expect.stringContaining('closed at the end of') });
  await send(bookingBody(api, journey.traveller, tourPackage, { travelDate: today }), journey.admin).expect(201);
  await bookOn(window.availableTo).expect(201);
  const refusalOn = async (day: string) => (await bookOn(day).expect(400)).body.details;
  const over = { travelDate: 'This day is in the past.' };
  expect(await refusalOn(addDays(today, -1))).toEqual(over);
  expect(await refusalOn(window.availableFrom)).toEqual(over);
  const behind = { travelDate: `This package runs from ${window.availableFrom} to ${window.availableTo}.` };
  expect(await refusalOn(addDays(window.availableTo, 1))).toEqual(behind);
  // A day before the window is not in the past.
  const fields = { availableFrom: addDays(today, 1), availableTo: addDays(today, 5) };
  const later = await addTourPackage(api, journey.admin, { destination: journey.tourPackage.destination._id, ...fields });
  const { body } = await send(bookingBody(api, journey.traveller, later, { travelDate: today })).expect(400);
  expect(body.details.travelDate).toContain('This package runs from');
});

test('a total that is not the server’s own is refused with the right figure, and nothing is stored (§9.7, 9.8)', async () => {
  const before = await countBookings();
  for (const totalAmount of [1, 0, 5999.96, 5999.974, 5999.966]) {
    const { body } = await send(valid({ totalPersons: 3, totalAmount })).expect(409);
    expect(body).toMatchObject({ code: 'PRICE_CHANGED', details: { totalAmount: 5999.97, unitPrice: 1999.99 } });
  }
  expect(await countBookings()).toBe(before);
});

test('a total that was added up in floating point is the same total', async () => {
  const { body } = await send(valid({ totalPersons: 3, totalAmount: 5999.970000001 })).expect(201);
  expect(body.booking.totalAmount).toBe(5999.97);
});

test('a total that the provider takes in no one payment is refused at the persons, and nothing is stored', async () => {
  const dear = await addTourPackage(api, journey.admin, { destination: journey.tourPackage.destination._id, price: '5000000' });
  await send(bookingBody(api, journey.traveller, dear, { totalPersons: 1 })).expect(201);
  const { destination } = journey.tourPackage;
  const dearest = await addTourPackage(api, journey.admin, { destination: destination._id, price: '9999999.99' });
  await send(bookingBody(api, journey.traveller, dearest, { totalPersons: 1 })).expect(201);
  const before = await countBookings();
  const { body } = await send(bookingBody(api, journey.traveller, dear, { totalPersons: 2 })).expect(400);
  expect(Object.keys(body.details)).toEqual(['totalPersons']);
  expect(await countBookings()).toBe(before);
});

test('a traveller cannot book for somebody else; an admin can', async () => {
  const other = await signUp(api);
  const { body } = await send(valid({ userId: other.userId })).expect(403);
  expect(body.code).toBe('FORBIDDEN');
  const booked = await send(valid({ userId: other.userId }), journey.admin).expect(201);
  expect(booked.body.booking.user).toMatchObject({ _id: other.userId, username: other.username });
  await send(valid({ userId: '0123456789abcdef01234567' }), journey.admin).expect(404);
});

test('a package that was withdrawn or is over cannot be booked, and one that never was is not found', async () => {
  const tourPackage = await addTourPackage(api, journey.admin, { destination: journey.tourPackage.destination._id });
  const body = bookingBody(api, journey.traveller, tourPackage);
  await send(body).expect(201);
  await api.request.delete(`/api/package/${tourPackage._id}`).set(journey.admin.bearer).expect(200);
  expect((await send(body).expect(409)).body.code).toBe('PACKAGE_NOT_BOOKABLE');
  expect((await send({ ...body, packageId: '0123456789abcdef01234567' }).expect(404)).body.code).toBe('NOT_FOUND');
});

test('an edit of the package changes no booking that was made before', async () => {
  const { destination } = journey.tourPackage;
  const tourPackage = await addTourPackage(api, journey.admin, { destination: destination._id });
  const booking = await journey.book({ of: tourPackage });
  const edited = { title: 'Another name', price: '5', destination: destination._id, description: 'x', itinerary: '["y"]' };
  await api.request
    .put(`/api/package/${tourPackage._id}`)
    .set(journey.admin.bearer)
    .field({ ...edited, availableFrom: tourPackage.availableFrom, availableTo: tourPackage.availableTo })
    .expect(200);
  expect(await journey.read(booking)).toEqual(booking);
});

test('a user who is deleted while booking gets no booking: what was stored is cancelled and nameless, and gives its seats back', async () => {
  const leaver = await signUp(api);
  const tourPackage = await limitedTo(api, journey, 2);
  // The deletion ends before the booking is stored, and so finds no booking to cancel.
  const meanwhile = atStep(api, 'seats-held', async () => {
    await api.request.delete(`/api/auth/${leaver.userId}`).set(journey.admin.bearer).expect(200);
  });
  const { app, stop } = createApp(meanwhile);
  const { body } = await supertest(app)
    .post('/api/booking')
    .set(leaver.bearer)
    .send(bookingBody(api, leaver, tourPackage))
    .expect(401);
  await stop();
  expect(body.code).toBe('UNAUTHENTICATED');
  const stored = await api.dependencies.database
    .collection('bookings')
    .find({ userId: objectIdOf(leaver.userId) })
    .toArray();
  expect(stored).toMatchObject([{ bookingStatus: 'cancelled', username: 'Former traveller' }]);
  await reconcile(api.dependencies);
  expect(await leftOf(api, tourPackage)).toBe(2);
});
