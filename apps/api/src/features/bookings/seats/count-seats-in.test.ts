import { addDays } from '@wayfarer/contracts';
import supertest from 'supertest';
import { expect, test } from 'vitest';
import { createApp } from '../../../app.ts';
import { crashingAt } from '../../../testing/at-step.ts';
import { packageFields, todayOf } from '../../../testing/catalogue.ts';
import { holdNextQuery } from '../../../testing/hold-next-query.ts';
import { eventually, startMoneyJourney } from '../../../testing/money-journey.ts';
import { leftOf, limitedTo } from '../../../testing/seats.ts';
import { testApi } from '../../../testing/start-test-api.ts';
import { countSeatsIn } from './count-seats-in.ts';

const MINUTE = 60_000;

const api = await testApi();
const journey = await startMoneyJourney(api);
const bookings = api.dependencies.database.collection('bookings');

/** A package without a capacity, and how its bookings are counted once it gets one. */
const unlimited = async () => {
  const of = await limitedTo(api, journey, '');
  const count = () => countSeatsIn(api.dependencies, of._id);
  const leftOfEight = async (): Promise<number | null> => {
    const fields = packageFields(api, of.destination._id, { capacity: '8' });
    await api.request.put(`/api/package/${of._id}`).set(journey.admin.bearer).field(fields).expect(200);
    return leftOf(api, of);
  };
  return { of: { of, travelDate: addDays(todayOf(api), 10) }, count, leftOfEight };
};

test('a capacity that is set later counts who can still pay, for as long as if it had been there, and no booking whose time is over', async () => {
  const { of, leftOfEight } = await unlimited();
  const paid = await journey.bookConfirmed({ ...of, totalPersons: 1 });
  const over = await journey.book({ ...of, totalPersons: 4 });
  const [paying, closed] = [await journey.book({ ...of, totalPersons: 2 }), await journey.book({ ...of, totalPersons: 1 })];
  api.clock.moveBy(20 * MINUTE);
  await journey.openSession(paying);
  const sessionId = await journey.openSession(closed);
  await journey.askProvider('POST', `/v1/checkout/sessions/${sessionId}/expire`, '');
  await eventually(async () => (await journey.stored(closed)).attempts[0]?.status === 'expired');
  api.clock.moveBy(20 * MINUTE);
  expect(await leftOfEight()).toBe(5);
  api.clock.moveBy(16 * MINUTE);
  expect(await leftOfEight()).toBe(7);
  expect(await journey.stored(paid)).toMatchObject({ holdsSeats: true, seatsHeldUntil: null });
  for (const late of [over, closed])
    expect(await journey.stored(late)).toMatchObject({ holdsSeats: false, seatsHeldUntil: null });
});

test('a booking that is cancelled or erased while it is counted holds nothing', async () => {
  const { of, count, leftOfEight } = await unlimited();
  const [cancelled, erased] = [await journey.book(of), await journey.book(of)];
  const reading = holdNextQuery(api, 'bookings', ({ holdsSeats }) => holdsSeats !== undefined);
  const counted = count();
  await reading.answered;
  await journey.cancel(cancelled).expect(200);
  await bookings.deleteOne({ _id: (await journey.stored(erased))._id });
  reading.letGo();
  await counted;
  expect(await journey.stored(cancelled)).toMatchObject({ holdsSeats: false, seatsHeldUntil: null });
  expect(await leftOfEight()).toBe(8);
});

test('a booking that was counted and cancelled meanwhile takes no seats again, even if its process ended before it noted that they were given back', async () => {
  const { of, count, leftOfEight } = await unlimited();
  const booking = await journey.book(of);
  const reading = holdNextQuery(api, 'bookings', ({ holdsSeats }) => holdsSeats !== undefined);
  const slow = count();
  await reading.answered;
  await count();
  expect(await journey.stored(booking)).toMatchObject({ holdsSeats: true });
  const crashing = createApp(crashingAt(api, 'seats-released'));
  await supertest(crashing.app)
    .put(`/api/booking/cancel/${booking._id}`)
    .set(journey.traveller.bearer)
    .send({ status: 'cancelled' });
  await crashing.stop();
  const before = await journey.stored(booking);
  reading.letGo();
  await slow;
  expect(await journey.stored(booking)).toEqual(before);
  expect(before).toMatchObject({ bookingStatus: 'cancelled', holdsSeats: true });
  expect(await leftOfEight()).toBe(8);
});
