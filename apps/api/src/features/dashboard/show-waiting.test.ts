import { addDays, type Booking, type Waiting } from '@wayfarer/contracts';
import { only } from '@wayfarer/contracts/testing/only';
import { expect, test } from 'vitest';
import { signUp } from '../../testing/accounts.ts';
import { todayOf } from '../../testing/catalogue.ts';
import { bookAtDesk, deskBody } from '../../testing/desk.ts';
import { startMoneyJourney } from '../../testing/money-journey.ts';
import { limitedTo } from '../../testing/seats.ts';
import { testApi } from '../../testing/start-test-api.ts';
import { sumUpFigures } from '../../testing/sum-up-figures.ts';

const api = await testApi();
const TOTAL = 3999.98;
const [HOUR, DAY] = [60 * 60_000, 24 * 60 * 60_000];
// Ten in the morning in Kolkata, so that an hour later is the same day.
api.clock.moveBy(DAY + 4.5 * HOUR - (api.clock.now().getTime() % DAY));
// Afterwards, or their logins would be over.
const journey = await startMoneyJourney(api);
const desk = await signUp(api, { role: 'desk' });

const waiting = async (): Promise<Waiting> => (await api.request.get('/api/dashboard/waiting').set(desk.bearer).expect(200)).body;
const unpaid = async (state: string, by = desk): Promise<string[]> => {
  const { body } = await api.request.get(`/api/booking?unpaid=${state}`).set(by.bearer).expect(200);
  return body.map(({ _id }: Booking) => _id);
};

const takeCash = async ({ _id }: Booking): Promise<void> => {
  await api.request
    .post(`/api/payment/by-hand/${_id}`)
    .set({ ...desk.bearer, 'Idempotency-Key': _id })
    .send({ way: 'cash', amount: TOTAL, receivedOn: todayOf(api) })
    .expect(201);
};

test('cash that has to be given back waits, with its sum, until it is given', async () => {
  expect(await waiting()).toMatchObject({ toGiveBack: 0, toGiveBackAmount: 0 });
  for (let number = 0; number < 2; number += 1) {
    const booking = await journey.book();
    await takeCash(booking);
    await journey.cancel(booking, desk).expect(200);
  }
  expect(await waiting()).toMatchObject({ toGiveBack: 2, toGiveBackAmount: 2 * TOTAL, needsReview: 0 });
  const listOf = async (what: string) =>
    (await api.request.get(`/api/payment?status=waiting&waitsFor=${what}`).set(desk.bearer).expect(200)).body;
  for (const what of ['review', 'failed-refund', 'dispute']) expect(await listOf(what)).toEqual([]);
  const due = await listOf('give-back');
  expect(due).toHaveLength(2);
  for (const { _id, refunds } of due)
    await api.request
      .post(`/api/payment/given-back/${_id}`)
      .set(desk.bearer)
      .send({ refund: only<{ id: string }>(refunds).id })
      .expect(200);
  expect(await waiting()).toMatchObject({ toGiveBack: 0, toGiveBackAmount: 0 });
});

test('what was booked yesterday and today waits as new, with what was received, and its link has just these bookings', async () => {
  await sumUpFigures(api);
  const before = await waiting();
  const from = addDays(todayOf(api), -1);
  expect(before.newBookings).toMatchObject({ from });
  await takeCash(await journey.book());
  await takeCash(await journey.book());
  await sumUpFigures(api);
  const { newBookings } = await waiting();
  const { bookings = 0, received = 0 } = before.newBookings ?? {};
  expect(newBookings).toEqual({ from, bookings: bookings + 2, received: received + 2 * TOTAL });
  const clerk = await signUp(api, { role: 'desk' });
  const { body } = await api.request.get(`/api/booking?bookedFrom=${from}`).set(clerk.bearer).expect(200);
  expect(body).toHaveLength(bookings + 2);
});

test('unpaid bookings wait by how long their seats are held: the link ended, until later today, no longer', async () => {
  const of = await limitedTo(api, journey, 20);
  const until = (hours: number) => ({ holdUntil: new Date(api.clock.now().getTime() + hours * HOUR).toISOString() });
  const book = async (hours: number): Promise<string> =>
    (await bookAtDesk(api, desk, deskBody({ ...journey, api }, { packageId: of._id, link: until(hours) })).expect(201)).body
      .booking._id;
  const [short, today, later] = [await book(1), await book(5), await book(48)];
  const { _id: online } = await journey.book({ of });
  expect(await waiting()).toMatchObject({ linksEnded: 0, holdsEndToday: 3, holdsEnded: 0 });
  expect((await unpaid('ends-today')).toSorted()).toEqual([short, today, online].toSorted());
  api.clock.moveBy(2 * HOUR);
  expect(await waiting()).toMatchObject({ linksEnded: 1, holdsEndToday: 1, holdsEnded: 1 });
  expect(await unpaid('link-ended')).toEqual([short]);
  expect(await unpaid('ends-today')).toEqual([today]);
  expect(await unpaid('hold-ended')).toEqual([online]);
  await journey.cancel({ _id: short } as Booking, desk).expect(200);
  expect(await waiting()).toMatchObject({ linksEnded: 0 });
  // Who left a booking on the website a week ago is not called any more; a link of the desk stays until the
  // trip.
  api.clock.moveBy(5 * DAY);
  const next = await signUp(api, { role: 'desk' });
  expect(await unpaid('hold-ended', next)).toEqual([]);
  expect((await unpaid('link-ended', next)).toSorted()).toEqual([today, later].toSorted());
  api.clock.moveBy(6 * DAY);
  expect(await unpaid('link-ended', await signUp(api, { role: 'desk' }))).toEqual([]);
});

test('whoever may not read what waits is not told', async () => {
  const [guide, clerk] = [await signUp(api, { role: 'guide' }), await signUp(api, { role: 'desk' })];
  await api.request.get('/api/dashboard/waiting').set(guide.bearer).expect(403);
  await api.request.get('/api/dashboard').set(clerk.bearer).expect(403);
});
