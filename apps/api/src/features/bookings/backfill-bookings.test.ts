import type { TrailEntry } from '@wayfarer/contracts';
import { expect, test } from 'vitest';
import { migrate } from '../../database/migrate.ts';
import { newId, objectIdOf } from '../../database/object-ids.ts';
import { databaseSchema } from '../../every-feature.ts';
import { startMoneyJourney } from '../../testing/money-journey.ts';
import { testApi } from '../../testing/start-test-api.ts';
import { checkMoney } from '../money-check/index.ts';
import { reconcile } from '../payments/index.ts';
import { backfillWaiting } from './backfill-booking-lists.repository.ts';

const SINCE = [
  'cancellationReason',
  'holdsSeats',
  'seatsHeldUntil',
  'lastFailure',
  'trail',
  'package.cancellationPolicy',
  'searchKeys',
  'waitsSince',
];

const api = await testApi();
const journey = await startMoneyJourney(api);

/** Rewrites the stored data as the version before seats, policies and partial refunds would have stored it. */
const makeOld = async (): Promise<void> => {
  const { database } = api.dependencies;
  await database.collection('tourpackages').updateMany({}, [{ $unset: ['capacity', 'cancellationPolicy'] }]);
  await database.collection('bookings').updateMany({}, [{ $unset: [...SINCE, 'attempts.refunds', 'commands.refundKey'] }]);
};

test('bookings of an earlier version are read, paid, cancelled and refunded like any other once the database is migrated', async () => {
  const pending = await journey.book();
  const confirmed = await journey.bookConfirmed();
  const cancelled = await journey.bookConfirmed();
  await journey.cancel(cancelled).expect(200);
  const all = [pending, confirmed, cancelled];
  const before = await Promise.all(all.map((booking) => journey.read(booking)));
  const stored = await Promise.all(all.map(journey.stored));
  await makeOld();

  await migrate(api.dependencies, databaseSchema);
  await migrate(api.dependencies, databaseSchema);

  const upgraded = stored.map(({ version }) => ({ holdsSeats: false, version: version + 1 }));
  expect(await Promise.all(all.map(journey.stored))).toMatchObject(upgraded);
  const after = await Promise.all(all.map((booking) => journey.read(booking)));
  const requestedAt = expect.any(String);
  expect(after).toEqual(
    before.map((booking) => ({ ...booking, refunds: booking.refunds.map((refund) => ({ ...refund, requestedAt })) })),
  );
  expect(after[2]?.refunds).toHaveLength(1);
  const { body: found } = await api.request
    .get(`/api/booking?search=${encodeURIComponent(pending.package.title)}`)
    .set(journey.admin.bearer)
    .expect(200);
  expect(found).toHaveLength(3);
  await api.request.get(`/api/package/${pending.package._id}`).expect(200);
  await journey.pay(pending);
  await journey.cancel(confirmed).expect(200);
  expect(await journey.read(confirmed)).toMatchObject({ bookingStatus: 'cancelled', refundStatus: 'refunded' });
  expect(await journey.read(cancelled)).toMatchObject({ amountRefunded: cancelled.totalAmount });
});

test('a refund that an earlier version had still to make is made once, and bookings of this version stay as they are', async () => {
  const bookings = api.dependencies.database.collection('bookings');
  const owed = await journey.bookConfirmed();
  api.provider.setFaults({ server_error: {}, lose_event: {} });
  await journey.cancel(owed).expect(200);
  api.provider.setFaults({ lose_event: {} });
  const waits = await journey.stored(owed);
  expect(waits.commands).toHaveLength(1);
  await makeOld();
  await migrate(api.dependencies, databaseSchema);
  api.clock.moveBy(60_000);
  await reconcile(api.dependencies);
  api.clock.moveBy(60_000);
  await reconcile(api.dependencies);
  expect(await journey.read(owed)).toMatchObject({ refundStatus: 'refunded', amountRefunded: owed.totalAmount });
  expect(await journey.refundsOf(waits.attempts[0]?.paymentId)).toEqual([399998]);
  await journey.refund(await journey.bookConfirmed(), { amount: 1, reason: 'The guide was ill.' });
  await journey.book();
  api.provider.setFaults({});
  const before = await bookings.find().sort({ _id: 1 }).toArray();
  await migrate(api.dependencies, databaseSchema);
  expect(await bookings.find().sort({ _id: 1 }).toArray()).toEqual(before);
});

/** Stores a payment under review as the version did that called this status `review`. */
const underEarlierName = async (sessionId: string): Promise<void> => {
  await api.dependencies.database
    .collection('bookings')
    .updateOne(
      { 'attempts.sessionId': sessionId },
      { $unset: { waitsSince: 1 }, $set: { 'attempts.0.status': 'review', 'trail.$[entry].changes.$[change].to': 'review' } },
      { arrayFilters: [{ 'entry.changes.to': 'needs_review' }, { 'change.to': 'needs_review' }] },
    );
};

test('a payment that an earlier version had in `review` is in `needs_review` once the database is migrated, and its trail stays as it was written', async () => {
  const bookings = api.dependencies.database.collection('bookings');
  const strange = await journey.book();
  const sessionId = await journey.openSession(strange);
  const stored = { 'attempts.sessionId': sessionId };
  await bookings.updateOne(stored, { $set: { totalAmount: 5 } });
  api.provider.setFaults({ lose_event: {} });
  await journey.payCard(sessionId);
  await journey.checkStatus(sessionId).expect(200);
  await underEarlierName(sessionId);
  const before = await bookings.findOne(stored);

  await migrate(api.dependencies, databaseSchema);
  await migrate(api.dependencies, databaseSchema);

  const after = await bookings.findOne(stored);
  expect(after).toMatchObject({ version: before?.version + 1, trail: before?.trail, attempts: [{ status: 'needs_review' }] });
  for (const name of ['needs_review', 'review', 'waiting']) {
    const { body } = await api.request.get(`/api/payment?status=${name}`).set(journey.admin.bearer).expect(200);
    expect(body).toMatchObject([{ sessionId, status: 'needs_review' }]);
  }
  const { body: trail } = await api.request.get(`/api/booking/trail/${strange._id}`).set(journey.admin.bearer).expect(200);
  expect(trail.flatMap(({ changes }: TrailEntry) => changes)).toContainEqual(
    expect.objectContaining({ what: 'attempt', to: 'needs_review' }),
  );
  const rules: string[] = [];
  await checkMoney(api.dependencies, { days: 1, report: ({ rule }) => rules.push(rule) });
  expect(rules.filter((rule) => rule === 'trail' || rule === 'I6')).toEqual([]);
  const plan = await bookings.find({ 'attempts.status': 'review' }).explain('queryPlanner');
  expect(JSON.stringify(plan.queryPlanner.winningPlan)).toContain('IXSCAN');
});

test('however many bookings wait for a person, each gets since when, and keeps its version', async () => {
  const bookings = api.dependencies.database.collection('bookings');
  const { _id, ...stored } = await journey.stored(await journey.bookConfirmed());
  const since = (number: number) => new Date(1_700_000_000_000 + number * 1000);
  const copies = Array.from({ length: 1001 }, (_, number) => {
    const attempt = { ...stored.attempts[0], createdAt: since(number), disputedAt: since(number) };
    return { ...stored, _id: objectIdOf(newId()), attempts: [attempt], waitsSince: null };
  });
  await bookings.insertMany(copies);
  await backfillWaiting(api.dependencies);
  const found = await bookings
    .find({ _id: { $in: copies.map((copy) => copy._id) } })
    .sort({ _id: 1 })
    .toArray();
  expect(found.map(({ waitsSince, version }) => ({ waitsSince, version }))).toEqual(
    copies.map((_, number) => ({ waitsSince: since(number), version: stored.version })),
  );
});
