import { addDays, type Booking, type Departure, OFFER_HOURS, type StaffWait, type TourPackage } from '@wayfarer/contracts';
import { only } from '@wayfarer/contracts/testing/only';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Account, signUp } from '../../testing/accounts.ts';
import { addTourPackage, packageFields, todayOf } from '../../testing/catalogue.ts';
import { bookingBody, startMoneyJourney } from '../../testing/money-journey.ts';
import { AFTER_THE_HOLD } from '../../testing/seats.ts';
import { testApi } from '../../testing/start-test-api.ts';
import { waitlistsOf } from '../../testing/waitlists.ts';
import { offerWaitingSeats } from './offer-waiting-seats.ts';

const HOUR_MS = 60 * 60_000;
const api = await testApi();
const journey = await startMoneyJourney(api);
const waitlists = waitlistsOf(api, journey);
const { day, offer, statesOf, tokenOf } = waitlists;

let goBack = () => {};
beforeEach(() => {
  goBack = api.clock.remember();
});
afterEach(() => goBack());

const order = (of: TourPackage, by: Account, totalPersons: number) =>
  api.request
    .post('/api/booking')
    .set(by.bearer)
    .send(bookingBody(api, by, of, { totalPersons, travelDate: day }));
const departureOf = async ({ _id }: TourPackage): Promise<Departure> =>
  only<Departure>((await api.request.get(`/api/package/${_id}/departures?from=${day}&to=${day}`).expect(200)).body);
const leftOf = async (tourPackage: TourPackage): Promise<number | null> => (await departureOf(tourPackage)).left;
/** A full departure of so many, of which some are cancelled: by booking of its parts. */
const fullBy = async (...parties: readonly number[]) => {
  const capacity = parties.reduce((sum, persons) => sum + persons, 0);
  const fields = { destination: journey.tourPackage.destination._id, capacity: String(capacity) };
  const tourPackage = await addTourPackage(api, journey.admin, fields);
  const bookings: Booking[] = [];
  for (const totalPersons of parties) bookings.push(await journey.book({ of: tourPackage, travelDate: day, totalPersons }));
  return { tourPackage, bookings };
};
const first = <Item>(items: readonly Item[]): Item => {
  const [item] = items;
  if (item === undefined) throw new Error('There is none.');
  return item;
};

test('seats that get free are offered to the first in line who fits; nobody else can book them, at no moment', async () => {
  const { tourPackage, bookings } = await fullBy(2, 2);
  await waitlists.inLine(tourPackage, 4, 2, 1);
  await journey.cancel(first(bookings)).expect(200);
  // Before anybody has made the offer.
  expect(await leftOf(tourPackage)).toBe(0);
  const { body } = await order(tourPackage, journey.traveller, 1).expect(409);
  expect(body).toMatchObject({ code: 'SOLD_OUT', details: { left: 0 } });
  await offer();
  expect(await statesOf(tourPackage)).toEqual(['waiting', 'offered', 'waiting']);
  await order(tourPackage, journey.traveller, 1).expect(409);
  await offer();
  expect(await statesOf(tourPackage)).toEqual(['waiting', 'offered', 'waiting']);
});

test('three free seats go to the next two who fit; where nobody who waits fits, everybody may book', async () => {
  const { tourPackage, bookings } = await fullBy(3, 4);
  await waitlists.inLine(tourPackage, 5, 2, 1);
  await journey.cancel(first(bookings)).expect(200);
  await offer();
  expect(await statesOf(tourPackage)).toEqual(['waiting', 'offered', 'offered']);
  const other = await fullBy(1, 2);
  await waitlists.inLine(other.tourPackage, 2);
  await journey.cancel(first(other.bookings)).expect(200);
  await offer();
  expect(await statesOf(other.tourPackage)).toEqual(['waiting']);
  expect(await leftOf(other.tourPackage)).toBe(1);
  await order(other.tourPackage, journey.traveller, 1).expect(201);
});

test('an expired hold, and a higher capacity, give the next in line their seats', async () => {
  const { tourPackage } = await fullBy(2);
  await waitlists.inLine(tourPackage, 2, 1);
  await offer();
  api.clock.moveBy(AFTER_THE_HOLD);
  await order(tourPackage, journey.traveller, 2).expect(409);
  await offer();
  expect(await statesOf(tourPackage)).toEqual(['offered', 'waiting']);
  await api.request
    .put(`/api/package/${tourPackage._id}`)
    .set(journey.admin.bearer)
    .field(packageFields(api, tourPackage.destination._id, { capacity: '3' }))
    .expect(200);
  await offer();
  expect(await statesOf(tourPackage)).toEqual(['offered', 'offered']);
});

test('an offer holds its seats for a day, and no longer than the departure is sold; then the next in line has them', async () => {
  const { tourPackage, bookings } = await fullBy(2);
  const [one, two] = await waitlists.inLine(tourPackage, 2, 2);
  if (!one || !two) throw new Error('Nobody waits.');
  await journey.cancel(first(bookings)).expect(200);
  api.clock.stop();
  await offer();
  const until = Date.parse(only(await waitlists.waitsOf(one)).offer?.until ?? '');
  expect(until - api.clock.now().getTime()).toBe(OFFER_HOURS * HOUR_MS);
  api.clock.moveBy(OFFER_HOURS * HOUR_MS - 1);
  await offer();
  expect(await statesOf(tourPackage)).toEqual(['offered', 'waiting']);
  api.clock.moveBy(1);
  expect(await leftOf(tourPackage)).toBe(0);
  await offer();
  expect(await statesOf(tourPackage)).toEqual(['expired', 'offered']);
  expect(only(await waitlists.waitsOf(one)).state).toBe('expired');
});

test('an offer ends with the cut-off, and from then on the line ends and blocks nobody', async () => {
  const tourPackage = await addTourPackage(api, journey.admin, {
    destination: journey.tourPackage.destination._id,
    capacity: '2',
    schedule: JSON.stringify({
      rules: [],
      added: [addDays(todayOf(api), 10)],
      closed: [],
      startTime: '23:00',
      cutOff: { hours: 12 },
    }),
  });
  const booking = await journey.book({ of: tourPackage, travelDate: day, totalPersons: 2 });
  const [one] = await waitlists.inLine(tourPackage, 2, 1);
  if (!one) throw new Error('Nobody waits.');
  const { closesAt } = await departureOf(tourPackage);
  api.clock.stop();
  api.clock.moveBy(Date.parse(closesAt) - api.clock.now().getTime() - 5 * HOUR_MS);
  await offer();
  // The hold of the booking is over by then.
  expect(only(await waitlists.waitsOf(one)).offer?.until).toBe(closesAt);
  expect(booking.bookingStatus).toBe('pending');
  api.clock.moveBy(5 * HOUR_MS);
  await offer();
  expect(await statesOf(tourPackage)).toEqual(['expired', 'ended']);
  expect(await leftOf(tourPackage)).toBe(2);
});

test('an offer that is refused or left goes to the next in line at once; an empty line blocks nothing', async () => {
  const { tourPackage, bookings } = await fullBy(2);
  const [one, two, three] = await waitlists.inLine(tourPackage, 2, 1, 1);
  if (!one || !two || !three) throw new Error('Nobody waits.');
  await journey.cancel(first(bookings)).expect(200);
  await offer();
  const token = await tokenOf(one);
  await waitlists.decline(token).expect(200);
  await waitlists.decline(token).expect(200);
  await offer();
  expect(await statesOf(tourPackage)).toEqual(['declined', 'offered', 'offered']);
  expect((await waitlists.open(token)).body).toMatchObject({ state: 'declined' });
  await waitlists.book(token, 0).expect(409);
  await waitlists.leave(tourPackage, two).expect(200);
  await waitlists.leave(tourPackage, three).expect(200);
  expect(await leftOf(tourPackage)).toBe(2);
  await order(tourPackage, journey.traveller, 2).expect(201);
});

test('however many look at once, no seat is offered twice, and each offer has its seats', async () => {
  const { tourPackage, bookings } = await fullBy(3, 3);
  await waitlists.inLine(tourPackage, 1, 1, 1, 1, 1, 1, 1, 1);
  for (const booking of bookings) await journey.cancel(booking).expect(200);
  const jobs = Array.from({ length: 8 }, () => offerWaitingSeats(api.dependencies));
  const buyers = Array.from({ length: 8 }, () => order(tourPackage, journey.traveller, 1));
  const answers = await Promise.all([...jobs, ...buyers]);
  expect(answers.filter((answer) => typeof answer === 'object' && answer.status === 201)).toEqual([]);
  const states = await statesOf(tourPackage);
  expect(states).toEqual([...Array.from({ length: 6 }, () => 'offered'), 'waiting', 'waiting']);
  const { holds, emailsDue } = (await api.dependencies.database
    .collection<{ _id: string; holds: object[]; emailsDue: { kind: string }[] }>('seatdays')
    .findOne({ _id: `${tourPackage._id} ${day}` })) ?? { holds: [], emailsDue: [] };
  expect(holds).toHaveLength(6);
  expect(emailsDue.filter(({ kind }) => kind === 'waitlist-offer')).toHaveLength(6);
});

test('a closed departure offers nothing until it is open again, and a cancelled one ends its line', async () => {
  const { tourPackage, bookings } = await fullBy(2);
  const [one] = await waitlists.inLine(tourPackage, 2);
  if (!one) throw new Error('Nobody waits.');
  const departure = `/api/departure/${tourPackage._id}/${day}`;
  await api.request.put(departure).set(journey.admin.bearer).send({ isClosed: true }).expect(200);
  await journey.cancel(first(bookings)).expect(200);
  await offer();
  expect(await statesOf(tourPackage)).toEqual(['waiting']);
  await api.request
    .post(`/api/departure/cancel/${tourPackage._id}`)
    .set({ ...journey.admin.bearer, 'Idempotency-Key': 'another-key' })
    .send({ day, bookings: [], reason: 'Snow.', letter: 'We are sorry.' })
    .expect(200);
  await offer();
  expect(await statesOf(tourPackage)).toEqual(['ended']);
  expect(only(await waitlists.waitsOf(one)).state).toBe('cancelled');
});

test('staff offer free seats out of order, if they fit, and take parties off the list', async () => {
  const { tourPackage, bookings } = await fullBy(2, 2);
  await waitlists.inLine(tourPackage, 4, 3, 2);
  const entries: StaffWait[] = (await waitlists.list(tourPackage).expect(200)).body;
  const by = (method: 'post' | 'delete', persons: number, role = journey.admin) => {
    const { _id } = only(entries, ({ totalPersons }) => totalPersons === persons);
    return api.request[method](`/api/departure/${tourPackage._id}/${day}/waitlist/${_id}`).set(role.bearer);
  };
  expect((await by('post', 3).expect(409)).body.message).toBe('No seat is free on this departure.');
  await journey.cancel(first(bookings)).expect(200);
  expect((await by('post', 3).expect(409)).body.message).toBe('Only 2 seats are free on this departure.');
  await by('post', 2, journey.traveller).expect(403);
  await by('post', 2).expect(200);
  expect(await statesOf(tourPackage)).toEqual(['waiting', 'waiting', 'offered']);
  expect((await by('post', 2).expect(409)).body.message).toBe('This party waits no longer.');
  await by('delete', 2).expect(200);
  await by('delete', 2).expect(404);
  expect(await statesOf(tourPackage)).toEqual(['waiting', 'waiting']);
  expect(await leftOf(tourPackage)).toBe(2);
});

test('a stranger who joins later is behind who waited before', async () => {
  const { tourPackage } = await fullBy(1);
  await waitlists.inLine(tourPackage, 1);
  const { body } = await waitlists.join(tourPackage, await signUp(api), 1).expect(201);
  expect(body.position).toBe(2);
});
