import { isDeepStrictEqual } from 'node:util';
import { type Endpoint, type EndpointName, everyEndpoint } from '@wayfarer/contracts';
import { only } from '@wayfarer/contracts/testing/only';
import { mongo } from 'mongoose';
import type { Response } from 'supertest';
import { expect, test } from 'vitest';
import { startJobs } from '../../jobs/start-jobs.ts';
import { type Account, signUp, signUpAdmin } from '../../testing/accounts.ts';
import { addDestination } from '../../testing/catalogue.ts';
import { everyChange } from '../../testing/endpoint-cases/every-case.ts';
import type { Change } from '../../testing/endpoint-cases/world.ts';
import { bookingBody, startMoneyJourney } from '../../testing/money-journey.ts';
import { testApi } from '../../testing/start-test-api.ts';
import { bookingRepository } from '../bookings/index.ts';
import type { ActivityRecord } from './activity.model.ts';
import { QUESTIONS } from './run-as-caller.ts';

let admin: Account;
const api = await testApi();
const journey = await startMoneyJourney(api);
admin = await signUpAdmin(api);

const actions = () => api.dependencies.database.collection<ActivityRecord>('adminactions');
/** What the log has of one call, at its beginning and at its end. */
const entriesOf = async ({ headers }: Pick<Response, 'headers'>, endpoint: EndpointName) => {
  const entries = await actions()
    .find({ requestId: headers['x-request-id'] ?? 'none', endpoint })
    .toArray();
  const at = (wanted: ActivityRecord['stage']) => only(entries, ({ stage }) => stage === wanted);
  return entries.length === 0 ? null : { begun: at('begun'), ended: at('ended') };
};

/** Every stored entry, as the bytes in the database, by its place. */
const everyEntry = async (): Promise<Map<string, string>> => {
  const bytesOf = (entry: object): string => Buffer.from(mongo.BSON.serialize(entry)).toString('hex');
  const bookings = await api.dependencies.database
    .collection('bookings')
    .find({}, { projection: { trail: 1 } })
    .toArray();
  const trails = bookings.flatMap(({ _id, trail }) =>
    (trail as object[]).map((entry, index) => [`${String(_id)}/${index}`, bytesOf(entry)] as const),
  );
  return new Map([...(await actions().find().toArray()).map((entry) => [String(entry._id), bytesOf(entry)] as const), ...trails]);
};
const expectAllKept = async (before: ReadonlyMap<string, string>): Promise<void> => {
  const after = await everyEntry();
  for (const [place, bytes] of before) expect(after.get(place), place).toBe(bytes);
  expect(after.size).toBeGreaterThanOrEqual(before.size);
};

test('each call by which an admin changes something is kept before and after, and no operation changes or removes an entry', async () => {
  const changes = Object.entries(everyChange) as [EndpointName, Change][];
  const changing = (Object.entries(everyEndpoint) as [EndpointName, Endpoint][])
    .filter(([, { method, access }]) => method !== 'GET' && access !== 'everyone')
    .map(([name]) => name);
  expect(changes.map(([name]) => name).toSorted()).toEqual(changing.toSorted());

  for (const [endpoint, change] of changes) {
    // Some of them end the session of the admin who makes them.
    admin = await signUpAdmin(api);
    const before = await everyEntry();
    const { answer, id } = await change({ ...journey, api, admin });
    expect(answer.status, `${endpoint}: ${answer.text}`).toBeLessThan(300);
    const entries = await entriesOf(answer, endpoint);
    if (QUESTIONS.some((one) => one === endpoint)) {
      expect(entries, endpoint).toBeNull();
      continue;
    }
    const { begun, ended } = entries ?? expect.unreachable(endpoint);
    const common = { by: { kind: 'admin', id: admin.userId }, action: begun.action };
    expect(begun, endpoint).toMatchObject({ ...common, stage: 'begun', outcome: null });
    expect(ended, endpoint).toMatchObject({ ...common, stage: 'ended', outcome: { status: answer.status, code: null } });
    if (id) expect(JSON.stringify([begun, ended]), endpoint).toContain(id);
    await expectAllKept(before);
  }
  const all = await everyEntry();
  api.clock.moveBy(3_600_000);
  const jobs = startJobs(api.dependencies);
  await jobs.stop();
  await expectAllKept(all);
  expect(JSON.stringify(await actions().find().toArray())).not.toContain('fine long password');
});

test('what is not kept because it only asks writes nothing, into no collection', async () => {
  const { _id } = await journey.bookConfirmed();
  const trip = bookingBody(api, journey.traveller, journey.tourPackage);
  const { totalPersons, travelDate } = trip;
  const send = (path: string, body: object) => api.request.post(path).set(admin.bearer).send(body);
  // By the type none can be added without a call here.
  const ask: Record<(typeof QUESTIONS)[number], () => ReturnType<typeof send>> = {
    quoteAtDesk: () => send('/api/desk/quote', { packageId: trip.packageId, totalPersons, travelDate }),
    quoteBooking: () => send(`/api/package/${trip.packageId}/quote`, { totalPersons, travelDate }),
    quoteTripChange: () => send(`/api/booking/${_id}/change/quote`, { totalPersons: 1 }),
    tryLetter: () => send('/api/agency/letters/booking-confirmed/preview', {}),
    previewLetter: () => send(`/api/departure/letter/${_id}`, { reason: 'The road is closed.', letter: 'We are sorry.' }),
  };
  admin = await signUpAdmin(api);
  await send('/api/desk/quote', {}).expect(400);
  const { db } = api.dependencies.database;
  // An event of the payment may still come meanwhile; a call that writes does so each time.
  const writesNothing = async (name: (typeof QUESTIONS)[number]): Promise<boolean> => {
    const before = await db?.command({ dbHash: 1 });
    const { status, text } = await ask[name]();
    expect(status, text).toBe(200);
    return isDeepStrictEqual((await db?.command({ dbHash: 1 }))?.collections, before?.collections);
  };
  for (const name of QUESTIONS) await expect.poll(() => writesNothing(name), { message: name, timeout: 10_000 }).toBe(true);
});

test('an edit is kept with old and new values of what it changed, a deletion with what there was', async () => {
  admin = await signUpAdmin(api);
  const { editTourPackage, deleteDestination, deleteUser } = everyChange;
  const world = { ...journey, api, admin };
  const endOf = async (name: EndpointName, change?: Change) => {
    const { answer } = (await change?.(world)) ?? expect.unreachable();
    return (await entriesOf(answer, name))?.ended;
  };
  const edited = await endOf('editTourPackage', editTourPackage);
  expect(edited?.outcome?.changes).toMatchObject([{ thing: 'package', fields: [{ field: 'price', from: 1999.99, to: 2499.5 }] }]);
  const deleted = await endOf('deleteDestination', deleteDestination);
  expect(deleted?.outcome?.changes[0]?.fields).toContainEqual({ field: 'name', from: 'Bijapur', to: null });
  const left = await endOf('deleteUser', deleteUser);
  expect(left?.outcome?.changes[0]?.fields.map(({ field }) => field)).toEqual(['role', 'hasBookings']);
});

test('a refused call of an admin is kept with its refusal; calls of travellers are not kept here', async () => {
  // Other tests end the logins of the last admin.
  admin = await signUpAdmin(api);
  const answer = await api.request.delete(`/api/auth/${admin.userId}`).set(admin.bearer);
  const entries = await entriesOf(answer, 'deleteUser');
  expect(entries?.ended.outcome).toMatchObject({ status: answer.status, code: 'OWN_ACCOUNT', changes: [] });
  const count = await actions().countDocuments();
  const traveller = await signUp(api);
  await journey.cancel(await journey.book({ by: traveller }), traveller).expect(200);
  expect(await actions().countDocuments()).toBe(count);
});

test('what cannot be kept beforehand is not done', async () => {
  // Another test ends the logins of the first admin.
  const other = await signUp(api, { role: 'admin' });
  const { _id } = await addDestination(api, other, 'Gokarna');
  const { db } = api.dependencies.database;
  await db?.command({ collMod: 'adminactions', validator: { stage: 'never' } });
  await api.request.delete(`/api/destination/${_id}`).set(other.bearer).expect(500);
  await db?.command({ collMod: 'adminactions', validator: {} });
  const { body } = await api.request.get('/api/destination').expect(200);
  expect(body.map(({ name }: { name: string }) => name)).toContain('Gokarna');
});

test('whatever would change or remove an entry is refused, and a booking cannot be deleted', async () => {
  const { _id } = await journey.book();
  bookingRepository(api.dependencies.database);
  const { Activity, Booking } = api.dependencies.database.models;
  if (!Activity || !Booking) throw new Error('Both have been used.');
  const booking = { _id };
  const rewrites = [
    () => Activity.updateMany({}, { $set: { endpoint: 'x' } }),
    () => Activity.deleteMany({}),
    () => Activity.bulkWrite([{ deleteOne: { filter: {} } }]),
    () => Booking.updateOne(booking, { $set: { 'trail.0.requestId': 'x' } }),
    () => Booking.updateOne(booking, { trail: [] }),
    () => Booking.updateOne(booking, { $unset: { trail: 1 } }),
    () => Booking.updateOne(booking, { $set: { username: 'x' }, $unset: { trail: 1 } }),
    () => Booking.updateOne(booking, { $pop: { trail: 1 } }),
    () => Booking.updateOne(booking, { $push: { trail: { version: 9 }, 'trail.0.changes': {} } }),
    () => Booking.updateOne(booking, { $push: { trail: { $each: [], $slice: 0 } } }),
    () => Booking.updateOne(booking, { $push: { 'trail.0.changes': {} } }),
    () => Booking.updateOne(booking, { $rename: { trail: 'tail' } }),
    () => Booking.updateOne(booking, { $rename: { username: 'trail' } }),
    () => Booking.updateOne(booking, [{ $set: { trail: [] } }], { updatePipeline: true }),
    () => Booking.findOneAndReplace(booking, {}),
    () => Booking.deleteOne(booking),
    async () => (await Activity.findOne().orFail()).set('endpoint', 'x').save(),
    async () => (await Activity.findOne().orFail()).deleteOne(),
    async () => (await Booking.findOne(booking).select('+trail').orFail()).set('trail', []).save(),
    async () => (await Booking.findOne(booking).orFail()).deleteOne(),
    () => Booking.bulkWrite([{ updateOne: { filter: booking, update: { $set: { trail: [] } } } }]),
  ];
  const before = await everyEntry();
  for (const rewrite of rewrites) await expect(rewrite(), String(rewrite)).rejects.toThrow('append-only');
  await expectAllKept(before);
});
