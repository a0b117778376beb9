import { addDays, type Booking, type Endpoint, everyEndpoint, has, type ListedDay } from '@wayfarer/contracts';
import { only } from '@wayfarer/contracts/testing/only';
import { expect, test } from 'vitest';
import { signUp } from '../../../testing/accounts.ts';
import { addTourPackage, todayOf } from '../../../testing/catalogue.ts';
import { startMoneyJourney } from '../../../testing/money-journey.ts';
import { nameOnDeparture } from '../../../testing/name-guide.ts';
import { testApi } from '../../../testing/start-test-api.ts';
import { voucherCodeOf } from '../../documents/voucher/voucher-code.ts';

const api = await testApi();
const journey = await startMoneyJourney(api);
const guide = await signUp(api, { role: 'guide' });
const day = todayOf(api);
const destination = journey.tourPackage.destination._id;
const schedule = JSON.stringify({ rules: [{ every: 'day', from: day }], added: [], closed: [], minimum: 9 });
const fields = { destination, capacity: '12', schedule };
const [own, other] = [
  await addTourPackage(api, journey.admin, { ...fields, title: 'Own' }),
  await addTourPackage(api, journey.admin, { ...fields, title: 'Other' }),
];
const book = (of: typeof own): Promise<Booking> => journey.bookConfirmed({ of, travelDate: addDays(day, 1), totalPersons: 1 });
const bookings = { own: await book(own), other: await book(other) };
const tomorrow = addDays(day, 1);

const tick = { traveller: '0', arrival: 'here', at: new Date(0).toISOString() };
type Which = 'own' | 'other';
const packageOf = (which: Which) => (which === 'own' ? own : other)._id;
const get = (path: string) => api.request.get(path).set(guide.bearer);

/** How each call that a guide may make asks about a departure. A new one fails the test until it is here. */
const ABOUT_A_DEPARTURE = {
  showDeparture: (which: Which) => get(`/api/departure/${packageOf(which)}/${tomorrow}`),
  showManifest: (which: Which) => get(`/api/departure/${packageOf(which)}?day=${tomorrow}`),
  listWaitlist: (which: Which) => get(`/api/departure/${packageOf(which)}/${tomorrow}/waitlist`),
  listDepartureMessages: (which: Which) => get(`/api/departure/message/${packageOf(which)}?day=${tomorrow}`),
  showArrivals: (which: Which) => get(`/api/voucher/${voucherCodeOf(api.dependencies.config, bookings[which]._id)}/arrivals`),
  checkIn: (which: Which) => api.request.put(`/api/booking/arrival/${bookings[which]._id}`).set(guide.bearer).send(tick),
  takeOnArrival: (which: Which) =>
    api.request
      .post(`/api/payment/on-arrival/${bookings[which]._id}`)
      .set({ ...guide.bearer, 'Idempotency-Key': 'one' })
      .send({ way: 'cash', amount: 1 }),
};
/** Those that list departures, and tell of own ones alone. */
const LISTS = {
  listDepartures: async () => {
    const { body } = await get('/api/departure').expect(200);
    return (body as ListedDay[]).flatMap(({ largest }) => largest.map(({ title }) => title));
  },
  listUndecided: async () => {
    const { body } = await get('/api/departure/undecided').expect(200);
    return (body as { title: string }[]).map(({ title }) => title);
  },
};

/** About the caller alone; which departures their calendar has is in calendar-feed.test.ts. */
const ABOUT_THEMSELVES = ['renewCalendarFeed', 'showCalendarFeed', 'stopCalendarFeed'];

test('every call that a guide may make is one of those here', () => {
  const forGuides = Object.entries<Endpoint>(everyEndpoint).flatMap(([name, { access, others }]) =>
    (access !== 'everyone' && access !== 'signed-in' && has('guide', access)) || (others && has('guide', others)) ? [name] : [],
  );
  expect(forGuides.toSorted()).toEqual(
    [...Object.keys(ABOUT_A_DEPARTURE), ...Object.keys(LISTS), ...ABOUT_THEMSELVES].toSorted(),
  );
});

test('a guide who is named on no departure sees none, in lists neither', async () => {
  for (const [name, ask] of Object.entries(ABOUT_A_DEPARTURE))
    for (const which of ['own', 'other'] as const) {
      const { status, body } = await ask(which);
      expect([name, status, body.message]).toEqual([
        name,
        403,
        'You are not named on this departure. Ask the office to name you.',
      ]);
    }
  for (const list of Object.values(LISTS)) expect(await list()).toEqual([]);
});

test('a guide sees, ticks and takes on the departures that they are named on, and loses them with the next call', async () => {
  await nameOnDeparture(api, journey.admin, guide, { of: own, day: tomorrow });
  for (const [name, ask] of Object.entries(ABOUT_A_DEPARTURE)) {
    // Nothing is owed of a paid booking.
    expect([name, (await ask('own')).status]).toEqual([name, name === 'takeOnArrival' ? 409 : 200]);
    expect([name, (await ask('other')).status]).toEqual([name, 403]);
  }
  for (const list of Object.values(LISTS)) expect(await list()).toEqual(['Own']);
  const { body } = await get('/api/departure').expect(200);
  expect(only(body as ListedDay[], (one) => one.day === tomorrow)).toMatchObject({
    departures: 1,
    persons: 1,
    seats: 12,
    largest: [{ persons: 1, left: 11 }],
  });

  await api.request.delete(`/api/departure/${own._id}/${tomorrow}/guides/${guide.userId}`).set(journey.admin.bearer).expect(200);
  for (const ask of Object.values(ABOUT_A_DEPARTURE)) expect((await ask('own')).status).toBe(403);
  for (const list of Object.values(LISTS)) expect(await list()).toEqual([]);
});
