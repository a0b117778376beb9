import { addDays, type Booking, type DepartureDay, type ManifestEntry } from '@wayfarer/contracts';
import { only } from '@wayfarer/contracts/testing/only';
import { expect, test } from 'vitest';
import { signUp } from '../../../testing/accounts.ts';
import { addTourPackage, todayOf } from '../../../testing/catalogue.ts';
import { startMoneyJourney } from '../../../testing/money-journey.ts';
import { nameOnDeparture } from '../../../testing/name-guide.ts';
import { testApi } from '../../../testing/start-test-api.ts';

const api = await testApi();
const journey = await startMoneyJourney(api);
const guide = await signUp(api, { role: 'guide' });

const pageAt = async (query: string) => {
  const { body, headers } = await api.request
    .get(`/api/departure/${journey.tourPackage._id}${query}`)
    .set(guide.bearer)
    .expect(200);
  return { entries: body as ManifestEntry[], next: headers.link?.match(/<(.+)>/)?.[1] };
};

test('a guide sees the coming departures, and of each who travels and how to reach them, page by page, but no email address and nothing of the money', async () => {
  const travelDate = addDays(todayOf(api), 2);
  const other = await signUp(api);
  const paid: Booking[] = [];
  for (const by of [journey.traveller, other]) {
    const booking = await journey.book({ by, travelDate });
    await journey.confirm(booking, by);
    paid.push(booking);
  }
  await journey.book({ travelDate });
  await journey.confirm(await journey.book({ travelDate: addDays(travelDate, 1) }));

  await nameOnDeparture(api, journey.admin, guide, { of: journey.tourPackage, day: travelDate });

  const { body } = await api.request.get('/api/departure').set(guide.bearer).expect(200);
  const { _id: tourPackageId, title } = journey.tourPackage;
  expect(only(body as DepartureDay[], ({ day }) => day === travelDate).largest).toEqual([
    { tourPackageId, title, persons: 4, capacity: null, guides: [guide.username] },
  ]);

  const first = await pageAt(`?day=${travelDate}&limit=1`);
  const second = await pageAt(first.next ?? 'none');
  const entries = [...first.entries, ...second.entries];
  expect(second.next).toBeUndefined();
  expect(entries.map(({ _id }) => _id).toSorted()).toEqual(paid.map(({ _id }) => _id).toSorted());
  expect(JSON.stringify(entries)).not.toContain('@');
  const { body: ofDesk } = await api.request
    .get(`/api/departure/${tourPackageId}?day=${travelDate}`)
    .set(journey.admin.bearer)
    .expect(200);
  expect((ofDesk as ManifestEntry[]).map(({ user }) => String(user.email)).toSorted()).toEqual(
    [journey.traveller, other].map(({ username }) => `${username}@example.com`).toSorted(),
  );
  for (const entry of entries)
    expect(Object.keys(entry).toSorted()).toEqual([
      '_id',
      'bookingDate',
      'contact',
      'id',
      'package',
      'totalPersons',
      'travellers',
      'user',
    ]);
});

const CATEGORIES = [
  { id: 'adult', name: 'Adult', minAge: 12 },
  { id: 'child', name: 'Child', minAge: 2, maxAge: 11, price: 500 },
];
const family = async (travelDate: string) => {
  const { _id: destination } = journey.tourPackage.destination;
  const of = await addTourPackage(api, journey.admin, {
    destination,
    price: '1000',
    categories: JSON.stringify(CATEGORIES),
    extras: JSON.stringify([{ id: 'bike', name: 'Bike', price: 250, per: 'piece', most: 4 }]),
    asks: JSON.stringify(['birthDate', 'diet', 'passport']),
  });
  const order = { of, travelDate, party: { adult: 1, child: 1 }, extras: { bike: 1 }, totalAmount: 1750 };
  const booking = await journey.bookConfirmed(order);
  await nameOnDeparture(api, journey.admin, guide, { of, day: travelDate });
  return { of, booking };
};
const manifestOf = async (packageId: string, day: string): Promise<ManifestEntry[]> =>
  (await api.request.get(`/api/departure/${packageId}?day=${day}`).set(guide.bearer).expect(200)).body;
const tick = (booking: Booking, fields: object, by = guide) =>
  api.request
    .put(`/api/booking/arrival/${booking._id}`)
    .set(by.bearer)
    .send({ traveller: '0', arrival: 'here', at: api.clock.now().toISOString(), ...fields });

test('a guide sees everybody by name, category, age on the day, food and extras, whom to reach, and no passport', async () => {
  const day = addDays(todayOf(api), 3);
  const { of, booking } = await family(day);
  const passport = { number: 'Z7654321', expires: '2199-01-01' };
  const born = `${Number(day.slice(0, 4)) - 8}-01-01`;
  await api.request
    .put(`/api/booking/travellers/${booking._id}`)
    .set(journey.traveller.bearer)
    .send({
      travellers: [
        { name: 'Asha', diet: 'Jain', passport },
        { name: 'Mira', birthDate: born },
      ],
      contact: { name: 'Asha', phone: '112', from: 'Pune' },
      version: 0,
    })
    .expect(200);
  const entry = only(await manifestOf(of._id, day));
  expect(entry).toMatchObject({
    travellers: [
      { name: 'Asha', category: 'Adult', diet: 'Jain' },
      { name: 'Mira', category: 'Child', age: 8 },
    ],
    contact: { name: 'Asha', phone: '112', from: 'Pune' },
    extras: [{ text: 'Bike', quantity: 1 }],
  });
  expect(JSON.stringify(entry)).not.toMatch(/Z7654321|passport|price|totalAmount/);
});

test('of several ticks of one traveller the one made last counts, in whichever order they arrive', async () => {
  const day = addDays(todayOf(api), 1);
  const { of, booking } = await family(day);
  const minutesAgo = (minutes: number) => new Date(api.clock.now().getTime() - minutes * 60_000).toISOString();
  expect((await tick(booking, { arrival: 'no-show', at: minutesAgo(5) }).expect(200)).body.arrival).toBe('no-show');
  // Ticked earlier, on a phone that had no network until now.
  expect((await tick(booking, { arrival: 'here', at: minutesAgo(9) }).expect(200)).body.arrival).toBe('no-show');
  await tick(booking, { traveller: '1' }).expect(200);
  expect(only(await manifestOf(of._id, day)).travellers.map(({ arrival }) => arrival)).toEqual(['no-show', 'here']);
  expect((await tick(booking, { arrival: null, at: minutesAgo(1) }).expect(200)).body.arrival).toBeNull();
  // A clock that is ahead decides until now alone.
  await tick(booking, { arrival: 'no-show', at: '2199-01-01T00:00:00.000Z' }).expect(200);
  expect((await tick(booking, { arrival: 'here' }).expect(200)).body.arrival).toBe('here');
});

test('nobody is ticked who does not travel, on an unpaid booking, or days before the trip', async () => {
  const { booking } = await family(addDays(todayOf(api), 1));
  expect((await tick(booking, { traveller: '2' }).expect(400)).body.details).toEqual({
    traveller: 'This person is not on the booking any more.',
  });
  await tick(booking, { arrival: 'late' }).expect(400);
  await tick(await journey.book(), {}, journey.admin).expect(409);
  const { booking: later } = await family(addDays(todayOf(api), 5));
  await tick(later, {}).expect(409);
  await tick(booking, {}, await signUp(api, { role: 'viewer' })).expect(403);
});
