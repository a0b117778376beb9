import { addDays, MAX_WAITS } from '@wayfarer/contracts';
import { only } from '@wayfarer/contracts/testing/only';
import { expect, test } from 'vitest';
import { signUp } from '../../testing/accounts.ts';
import { addTourPackage, todayOf } from '../../testing/catalogue.ts';
import { startMoneyJourney } from '../../testing/money-journey.ts';
import { limitedTo } from '../../testing/seats.ts';
import { testApi } from '../../testing/start-test-api.ts';
import { waitlistsOf } from '../../testing/waitlists.ts';

const api = await testApi();
const journey = await startMoneyJourney(api);
const waitlists = waitlistsOf(api, journey);
const { join, leave, waitsOf, day } = waitlists;

test('a party joins the waitlist of a full departure, once, and is told its place in line', async () => {
  const { tourPackage } = await waitlists.full(4);
  await waitlists.inLine(tourPackage, 1);
  const traveller = await signUp(api);
  const { body: first } = await join(tourPackage, traveller, 2).expect(201);
  expect(first).toMatchObject({ state: 'waiting', position: 2, totalPersons: 2, travelDate: day });
  const { body: again } = await join(tourPackage, traveller, 3).expect(200);
  expect(again).toEqual(first);
  expect(await waitsOf(traveller)).toEqual([first]);
});

test('where there are seats for a party it is told to book; nobody waits', async () => {
  const { _id } = await limitedTo(api, journey, 4);
  const of = { ...journey.tourPackage, _id };
  const { body } = await join(of, journey.traveller, 2).expect(409);
  expect(body).toMatchObject({ code: 'CONFLICT', message: 'There are seats: book now.' });
  await journey.book({ of, totalPersons: 3 });
  await join(of, journey.traveller, 1).expect(409);
  await join(of, journey.traveller, 2).expect(201);
  expect((await join(journey.tourPackage, journey.traveller, 2).expect(409)).body.message).toBe('There are seats: book now.');
});

test('without a login nobody waits', async () => {
  const { tourPackage } = await waitlists.full(2);
  const body = { travelDate: day, totalPersons: 2 };
  await api.request.post(`/api/package/${tourPackage._id}/waitlist`).send(body).expect(401);
});

test('nobody waits for a day that is past, no departure, closed, cancelled or after its cut-off, each with its sentence', async () => {
  const { tourPackage } = await waitlists.full(2);
  const at = async (travelDate: string) => (await join(tourPackage, journey.traveller, 2, { travelDate })).body;
  expect(await at(addDays(todayOf(api), -1))).toMatchObject({ code: 'VALIDATION', message: 'This day is in the past.' });
  expect((await at(addDays(todayOf(api), 5000))).code).toBe('VALIDATION');
  const departure = `/api/departure/${tourPackage._id}/${day}`;
  await api.request.put(departure).set(journey.admin.bearer).send({ isClosed: true }).expect(200);
  expect(await at(day)).toMatchObject({
    code: 'PACKAGE_NOT_BOOKABLE',
    message: 'This day can no longer be booked. Please choose another.',
  });
  await api.request.put(departure).set(journey.admin.bearer).send({ isClosed: false }).expect(200);
  await api.request
    .post(`/api/departure/cancel/${tourPackage._id}`)
    .set({ ...journey.admin.bearer, 'Idempotency-Key': 'a-key' })
    .send({ day, bookings: [], reason: 'Snow.', letter: 'We are sorry.' })
    .expect(200);
  expect((await at(day)).message).toContain('is cancelled.');
  const late = await addTourPackage(api, journey.admin, {
    destination: tourPackage.destination._id,
    capacity: '2',
    schedule: JSON.stringify({ rules: [], added: [day], closed: [], cutOff: { days: 30 } }),
  });
  const { body } = await join(late, journey.traveller, 2);
  expect([body.code, body.message.startsWith('Bookings for ')]).toEqual(['PACKAGE_NOT_BOOKABLE', true]);
});

test('a party that the departure could never take is told so at its field', async () => {
  const { tourPackage } = await waitlists.full(2);
  const { body } = await join(tourPackage, journey.traveller, 3).expect(400);
  expect(body.details).toEqual({ totalPersons: 'This departure has only 2 seats in all.' });
});

test('who leaves is in line no more, and the others move up', async () => {
  const { tourPackage } = await waitlists.full(2);
  const [first, second] = await waitlists.inLine(tourPackage, 1, 2);
  if (!first || !second) throw new Error('Nobody waits.');
  await leave(tourPackage, first).expect(200);
  expect(await waitsOf(first)).toEqual([]);
  expect(only(await waitsOf(second)).position).toBe(1);
  await leave(tourPackage, first).expect(404);
  expect((await join(tourPackage, first, 1).expect(201)).body.position).toBe(2);
});

test('an account waits for ten departures at most', async () => {
  const { tourPackage } = await waitlists.full(2);
  const traveller = await signUp(api);
  for (let count = 0; count < MAX_WAITS; count += 1) {
    const { tourPackage: other } = await waitlists.full(1);
    await join(other, traveller, 1).expect(201);
  }
  const { body } = await join(tourPackage, traveller, 2).expect(409);
  expect(body.message).toBe('You wait for 10 departures already. Leave one of their waitlists first.');
});

test('of ten calls at once by one account one joins', async () => {
  const { tourPackage } = await waitlists.full(2);
  const traveller = await signUp(api);
  const answers = await Promise.all(Array.from({ length: 10 }, () => join(tourPackage, traveller, 2)));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(new Set(answers.map(({ body }) => body._id)).size).toBe(1);
  expect(await waitlists.statesOf(tourPackage)).toEqual(['waiting']);
});
