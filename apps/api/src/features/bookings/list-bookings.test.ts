import type { Booking } from '@wayfarer/contracts';
import { beforeEach, expect, test } from 'vitest';
import { objectIdOf } from '../../database/object-ids.ts';
import { type Account, signUp } from '../../testing/accounts.ts';
import { addTourPackage } from '../../testing/catalogue.ts';
import { startMoneyJourney } from '../../testing/money-journey.ts';
import { testApi } from '../../testing/start-test-api.ts';
import { reconcile } from '../payments/index.ts';

const api = await testApi();
const journey = await startMoneyJourney(api);
const other = await signUp(api, { username: 'Zara.Traveller' });
const made: Booking[] = [];
for (const by of [journey.traveller, other, journey.traveller, other, journey.traveller]) made.push(await journey.book({ by }));
const [first, , third] = made;
if (first) await journey.cancel(first).expect(200);
if (third) await journey.confirm(third);
/** All bookings, newest first. */
const bookings: Booking[] = made.toReversed();
const stored = api.dependencies.database.collection('bookings');
const known = await stored.distinct('_id');
// What a test books is not in the lists of the next one.
beforeEach(() => stored.deleteMany({ _id: { $nin: known } }));

const list = async (query = '') => {
  const { body, headers } = await api.request.get(`/api/booking${query}`).set(journey.admin.bearer).expect(200);
  return { ids: (body as Booking[]).map(({ _id }) => _id), headers };
};
const idsOf = (...indexes: number[]) => indexes.map((index) => bookings[index]?._id);

test('an admin lists bookings by status, newest first', async () => {
  const { ids, headers } = await list();
  expect(ids).toEqual(idsOf(0, 1, 2, 3, 4));
  expect(headers['x-total-count']).toBe('5');
  expect((await list('?status=all')).ids).toEqual(ids);
  expect((await list('?status=pending')).ids).toEqual(idsOf(0, 1, 3));
  expect((await list('?status=confirmed')).ids).toEqual(idsOf(2));
  expect((await list('?status=cancelled')).ids).toEqual(idsOf(4));
});

test('pages follow each other without a gap or a repeat', async () => {
  const seen: string[] = [];
  let query = '?limit=2';
  while (query) {
    const { ids, headers } = await list(query);
    seen.push(...ids);
    query = headers.link?.match(/<(.*)>/)?.[1] ?? '';
  }
  expect(seen).toEqual(idsOf(0, 1, 2, 3, 4));
});

test('a search finds bookings by the beginning of a username, whatever the case, and by the exact booking id', async () => {
  expect((await list('?search=zARA')).ids).toEqual(idsOf(1, 3));
  expect((await list('?search=zara&status=confirmed')).ids).toEqual([]);
  expect((await list(`?search=${bookings[2]?._id}`)).ids).toEqual(idsOf(2));
  for (const longer of [`x${bookings[2]?._id}`, `${bookings[2]?._id}0`, '.*'])
    expect((await list(`?search=${encodeURIComponent(longer)}`)).ids).toEqual([]);
});

test('bookings are found by an address, unless so many begin alike that some of their bookings would be left out', async () => {
  const users = api.dependencies.database.collection('users');
  const ofOther = { _id: objectIdOf(other.userId) };
  const { _id, ...one } = { _id: null, ...(await users.findOne(ofOther)) };
  const withAddress = (number: number) => ({ ...one, usernameKey: `same ${number}`, emailKey: `same@${number}.example` });
  await users.insertMany(Array.from({ length: 29 }, (_, number) => withAddress(number)));
  await users.updateOne(ofOther, { $set: { emailKey: 'same@last.example' } });
  expect((await list('?search=Same%40')).ids).toEqual(idsOf(1, 3));
  await users.insertOne(withAddress(30));
  const { body } = await api.request.get('/api/booking?search=same%40').set(journey.admin.bearer).expect(400);
  expect(body.message).toContain('Too many addresses begin like this.');
  expect((await list('?search=same%40last')).ids).toEqual(idsOf(1, 3));
  await users.deleteMany({ usernameKey: /^same / });
});

test('travellers list their own bookings, admins anybody’s, and nobody else’s list is open', async () => {
  const of = (userId: string, by: Account) => api.request.get(`/api/booking/${userId}`).set(by.bearer);
  const own = await of(other.userId, other).expect(200);
  expect(own.body.map(({ _id }: Booking) => _id)).toEqual(idsOf(1, 3));
  expect((await of(other.userId, journey.admin).expect(200)).body).toEqual(own.body);
  // As the package is now.
  expect(own.body.map(({ canPay }: Booking) => canPay)).toEqual([true, true]);
  await of(other.userId, journey.traveller).expect(403);
  await api.request.get('/api/booking').set(other.bearer).expect(403);
});

test('the list of admins tells how to reach each traveller while the account exists, and no traveller’s own list does', async () => {
  const leaving = await signUp(api, { username: 'Leaving.Traveller' });
  await journey.book({ by: leaving });
  const usersIn = async (query: string): Promise<Booking['user'][]> =>
    (await api.request.get(`/api/booking?search=${query}`).set(journey.admin.bearer).expect(200)).body.map(
      ({ user }: Booking) => user,
    );
  const [user] = await usersIn('leaving');
  const stored = await api.dependencies.database.collection('users').findOne({ username: 'Leaving.Traveller' });
  expect(user?.email).toBe(stored?.email);
  const own = await api.request.get(`/api/booking/${leaving.userId}`).set(leaving.bearer).expect(200);
  expect(own.body[0].user).not.toHaveProperty('email');
  await api.request.delete(`/api/auth/${leaving.userId}`).set(journey.admin.bearer).expect(200);
  const [former] = await usersIn('former');
  expect(former).not.toHaveProperty('email');
  // By name they are among the others.
  await journey.book({ by: await signUp(api, { username: 'Anna.Traveller' }) });
  const byName = await api.request.get('/api/booking?sort=user').set(journey.admin.bearer).expect(200);
  const names = byName.body.map(({ user: { username } }: Booking) => username);
  expect(names.slice(0, 2)).toEqual(['Anna.Traveller', 'Former traveller']);
});

test('no call on bookings and payments, and no job, reads a whole collection', async () => {
  const { database } = api.dependencies;
  const sample = await journey.book({ of: await addTourPackage(api, journey.admin) });
  await database.db?.command({ profile: 2 });
  for (const query of ['', '?status=pending', '?search=zara', '?search=zara&status=pending', `?search=${sample._id}`, '?limit=1'])
    await list(query);
  for (const query of ['', '?limit=1', '?search=zara', '?search=pi_1', '?search=cs_1', `?search=${sample._id}`])
    await api.request.get(`/api/payment${query}`).set(journey.admin.bearer).expect(200);
  await api.request.get(`/api/booking/${other.userId}`).set(other.bearer).expect(200);
  await journey.pay(sample);
  await reconcile(api.dependencies);
  await api.request.get('/api/dashboard').set(journey.admin.bearer).expect(200);
  await api.request.delete(`/api/package/${sample.package._id}`).set(journey.admin.bearer).expect(200);
  await journey.cancel(sample).expect(200);
  await database.db?.command({ profile: 0 });
  const scans = { planSummary: /COLLSCAN/, ns: /\.(bookings|paymentevents)$/ };
  const profile = database.collection('system.profile');
  expect(await profile.countDocuments({ ns: /\.bookings$/ })).toBeGreaterThan(20);
  expect(await profile.find(scans, { projection: { command: 1 } }).toArray()).toEqual([]);
});
