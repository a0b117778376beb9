import type { Booking, TrailEntry } from '@wayfarer/contracts';
import { only } from '@wayfarer/contracts/testing/only';
import { beforeEach, expect, test } from 'vitest';
import { newId, objectIdOf } from '../../../database/object-ids.ts';
import { startJobs } from '../../../jobs/start-jobs.ts';
import { signUp } from '../../../testing/accounts.ts';
import { eventually, startMoneyJourney } from '../../../testing/money-journey.ts';
import { limitedTo } from '../../../testing/seats.ts';
import { testApi } from '../../../testing/start-test-api.ts';
import { bookingRepository } from '../booking.repository.ts';
import { effectsOfNew } from '../effects/effects-of.ts';
import { writtenNow } from '../trail/written-now.ts';
import { listBookings } from './booking-list.repository.ts';

const api = await testApi();
const journey = await startMoneyJourney(api);
// The calls of these tests are those that confirm.
beforeEach(() => api.provider.setFaults({ lose_event: {} }));

const trailOf = async ({ _id }: Pick<Booking, '_id'>): Promise<TrailEntry[]> =>
  (await api.request.get(`/api/booking/trail/${_id}`).set(journey.admin.bearer).expect(200)).body;
const told = (entries: readonly TrailEntry[]) =>
  entries.flatMap(({ by, changes }) => changes.map(({ what, from, to, amount }) => [by.name, what, from, to, amount]));

test('the trail tells who made a booking, paid, cancelled and refunded, with the request that did it', async () => {
  const booking = await journey.bookConfirmed();
  const cancelled = await journey.cancel(booking, journey.admin).expect(200);
  const entries = await trailOf(booking);
  const { username } = journey.traveller;
  const { username: admin } = journey.admin;
  expect(told(entries)).toEqual([
    [username, 'booked', null, 'pending', 3999.98],
    [username, 'attempt', null, 'creating', null],
    [username, 'attempt', 'creating', 'pending', null],
    [username, 'status', 'pending', 'confirmed', null],
    [username, 'attempt', 'pending', 'paid', 3999.98],
    [admin, 'status', 'confirmed', 'cancelled', null],
    [admin, 'attempt', 'paid', 'refund_pending', 3999.98],
    [admin, 'refund', null, 'pending', 3999.98],
    [admin, 'attempt', 'refund_pending', 'refunded', 3999.98],
    [admin, 'refund', 'pending', 'done', 3999.98],
  ]);
  const ofCancel = entries.filter(({ requestId }) => requestId === cancelled.headers['x-request-id']);
  expect(told(ofCancel)).toContainEqual([admin, 'refund', 'pending', 'done', 3999.98]);
  expect(entries.map(({ at }) => at)).toEqual(entries.map(({ at }) => at).toSorted());
  const versions = entries.map(({ version }) => version);
  expect(versions).toEqual([...new Set(versions)].toSorted((one, other) => one - other));
  await api.request.get(`/api/booking/trail/${newId()}`).set(journey.admin.bearer).expect(404);
});

test('the trail shows the seats that are held, kept and released, why an admin refunded, and that the desk cancelled', async () => {
  const desk = await signUp(api, { role: 'desk' });
  const booking = await journey.bookConfirmed({ of: await limitedTo(api, journey, 4) });
  await journey.refund(booking, { amount: 1, reason: 'The guide was ill.' });
  await journey.cancel(booking, desk).expect(200);
  const entries = await trailOf(booking);
  const seats = told(entries).filter(([, what]) => what === 'seats');
  const until = expect.stringMatching(/Z$/);
  expect(seats.map(([by, , from, to]) => [by, from, to])).toEqual([
    [journey.traveller.username, 'none', until],
    [journey.traveller.username, until, until],
    [journey.traveller.username, until, 'kept'],
    [desk.username, 'kept', 'none'],
  ]);
  const refunds = entries.flatMap(({ changes }) => changes.filter(({ what, from }) => what === 'refund' && from === null));
  expect(refunds.map(({ amount, reason }) => [amount, reason])).toEqual([
    [1, 'The guide was ill.'],
    [3998.98, null],
  ]);
});

test('a booking of which nothing was kept yet has an empty trail', async () => {
  const booking = await journey.book();
  const { _id } = await journey.stored(booking);
  await api.dependencies.database.collection('bookings').updateOne({ _id }, { $unset: { trail: 1 } });
  expect(await trailOf(booking)).toEqual([]);
});

test('a renamed status is shown under its new name, though the trail is never rewritten', async () => {
  const booking = await journey.book();
  const { _id } = await journey.stored(booking);
  const nothing = { attemptId: null, amount: null, origin: null, reason: null };
  const changes = [{ what: 'attempt', from: 'review', to: 'review', ...nothing }];
  const old = { version: 2, at: api.clock.now(), by: { kind: 'job', id: 'reconcile' }, requestId: null, changes };
  await api.dependencies.database.collection<{ trail: object[] }>('bookings').updateOne({ _id }, { $push: { trail: old } });
  const renamed = only(await trailOf(booking), ({ by }) => by.kind === 'job');
  expect(renamed.changes).toMatchObject([{ from: 'needs_review', to: 'needs_review' }]);
});

test('changes by an event or a background job are shown as theirs, and those of a deleted user without a name', async () => {
  const leaver = await signUp(api);
  const [healed, told] = [await journey.book({ by: leaver }), await journey.book({ by: leaver })];
  await journey.pay(healed, leaver);
  api.provider.setFaults({});
  await journey.pay(told, leaver);
  await eventually(async () => (await journey.stored(told)).bookingStatus === 'confirmed');
  api.clock.moveBy(60_000);
  const jobs = startJobs(api.dependencies);
  await eventually(async () => (await journey.stored(healed)).bookingStatus === 'confirmed');
  await jobs.stop();
  await api.request.delete(`/api/auth/${leaver.userId}`).set(journey.admin.bearer).expect(200);

  const byOf = (entries: TrailEntry[], what: string) =>
    entries.find(({ changes }) => changes.some((change) => change.what === what))?.by;
  expect(byOf(await trailOf(healed), 'status')).toMatchObject({ kind: 'job' });
  expect(byOf(await trailOf(told), 'status')).toMatchObject({ kind: 'event', id: expect.stringMatching(/^evt_/) });
  expect(byOf(await trailOf(told), 'traveller')).toMatchObject({ kind: 'admin', name: journey.admin.username });
  expect(byOf(await trailOf(told), 'booked')).toEqual({ kind: 'traveller', id: leaver.userId, name: 'Former traveller' });
  const kept = await api.dependencies.database.collection('bookings').find().toArray();
  expect(JSON.stringify(kept)).not.toContain(leaver.username);
});

test('a write that loses the race leaves no entry, and looking at a booking again none either', async () => {
  const booking = await journey.book();
  await Promise.all(
    Array.from({ length: 8 }, (_, index) => journey.cancel(booking, index % 2 ? journey.admin : journey.traveller)),
  );
  const entries = await trailOf(booking);
  expect(entries.flatMap(({ changes }) => changes.filter(({ what }) => what === 'status'))).toHaveLength(1);
  const { version } = await journey.stored(booking);
  await bookingRepository(api.dependencies.database).change(await journey.stored(booking), { commands: [] });
  expect((await journey.stored(booking)).version).toBe(version + 1);
  expect(await trailOf(booking)).toEqual(entries);
});

test('no read and no write of a booking brings its trail along', async () => {
  const booking = await journey.book();
  await journey.openSession(booking);
  const bookings = bookingRepository(api.dependencies.database);
  const stored = await journey.stored(booking);
  const [listed] = (await listBookings(api.dependencies.database, { status: 'all', limit: 1 }, 'UTC')).records;
  const far = new Date(api.clock.now().getTime() + 3_600_000);
  const made = await bookings.insert({ ...stored, _id: objectIdOf(newId()) }, effectsOfNew(stored, writtenNow()));
  const seen = [made, stored, listed, await bookings.change(stored, { commands: [] }), await bookings.takeDue(far, far)];
  for (const record of seen) {
    expect(record).toMatchObject({ version: expect.any(Number) });
    expect(record).not.toHaveProperty('trail');
  }
});
