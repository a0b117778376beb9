import { expect, test } from 'vitest';
import { migrate } from '../../../database/migrate.ts';
import { objectIdOf } from '../../../database/object-ids.ts';
import { databaseSchema } from '../../../every-feature.ts';
import { holdNextQuery } from '../../../testing/hold-next-query.ts';
import { startMoneyJourney } from '../../../testing/money-journey.ts';
import { testApi } from '../../../testing/start-test-api.ts';
import { checkMoney } from '../../money-check/index.ts';
import type { BookingRecord } from '../booking.model.ts';
import type { TrailEntryRecord } from '../trail/trail.model.ts';
import { moveRefundReasons } from './move-refund-reasons.ts';

const WRITTEN = 'The guide forgot them.';

const api = await testApi();
const journey = await startMoneyJourney(api);

const collection = (name: string) => api.dependencies.database.collection(name);

type Told = Pick<BookingRecord, '_id' | 'attempts'> & { trail?: TrailEntryRecord[] };

/** As the previous version stored it: names in the refunds, and reasons also in the trail entries, without the refund's key. */
const earlier = ({ attempts, trail = [] }: Told) => ({
  attempts: attempts.map((attempt) => ({
    ...attempt,
    refunds: attempt.refunds.map(({ askedBy, ...refund }) => ({ ...refund, by: askedBy && journey.admin.username })),
  })),
  trail: trail.map((entry) => ({
    ...entry,
    changes: entry.changes.map((change) => {
      const key = change.what === 'refund' ? change.refundKey : undefined;
      const written = attempts.flatMap(({ refunds }) => refunds).find((one) => one.refundKey === key && one.reason !== null);
      return written ? { ...change, refundKey: undefined, reason: written.reason } : change;
    }),
  })),
});

/** Rewrites the stored data as the previous version would have stored it. */
const makeOld = async (): Promise<void> => {
  for (const booking of await api.dependencies.database.collection<Told>('bookings').find().toArray())
    await collection('bookings').updateOne({ _id: booking._id }, { $set: earlier(booking) });
  await collection('adminactions').updateMany(
    { endpoint: 'refundPayment', stage: 'begun' },
    { $set: { 'asked.body.reason': WRITTEN } },
  );
  await collection('contactmessages').updateMany({}, { $unset: { emailKey: 1 } });
};

/** A booking with a refund reason, as the previous version stored it. */
const addEarlier = async () => {
  const booking = await journey.bookConfirmed();
  await journey.refund(booking, { amount: 1, reason: WRITTEN });
  await makeOld();
  return { _id: objectIdOf(booking._id) };
};

test('an upgrade takes the texts of an earlier version to where they can be erased, and admins read on what they wrote', async () => {
  const { bearer } = journey.admin;
  const booking = await journey.bookConfirmed();
  await journey.refund(booking, { amount: 1, reason: 'Rain.' });
  await journey.refund(booking, { amount: 2, reason: WRITTEN }, { key: 'two' });
  await journey.cancel(booking).expect(200);
  await api.request.post('/api/contactus').send({ name: 'Asha', email: 'Asha@example.com', message: 'Hello.' }).expect(201);
  const told = async () => {
    const [trail, payment] = await Promise.all(
      [`/api/booking/trail/${booking._id}`, `/api/payment?booking=${booking._id}`].map((path) =>
        api.request.get(path).set(bearer).expect(200),
      ),
    );
    return [trail?.body, payment?.body];
  };
  const before = await told();
  expect(before[1][0].refunds).toMatchObject([
    { by: journey.admin.username, reason: 'Rain.' },
    { by: journey.admin.username, reason: WRITTEN },
    { reason: null },
  ]);
  const [{ trail } = { trail: [] }] = await collection('bookings').find().toArray();
  await makeOld();

  await migrate(api.dependencies, databaseSchema);
  await migrate(api.dependencies, databaseSchema);

  expect(await told()).toEqual(before);
  const [stored] = await collection('bookings').find().toArray();
  expect(stored?.trail).toEqual(trail);
  expect(JSON.stringify(trail)).not.toContain(WRITTEN);
  expect(JSON.stringify(stored)).not.toContain(journey.admin.username);
  expect(JSON.stringify(await collection('adminactions').find().toArray())).not.toContain(WRITTEN);
  expect(await collection('contactmessages').findOne()).toMatchObject({ emailKey: 'asha@example.com' });
  const findings: object[] = [];
  await checkMoney(api.dependencies, { days: 1, report: (finding) => findings.push(finding) });
  expect(findings).toEqual([]);
});

test('a booking that changes while it is upgraded keeps the change, and is upgraded after it', async () => {
  const upgraded = await addEarlier();
  const before = await collection('bookings').findOne(upgraded);
  const reading = holdNextQuery(api, 'users');
  const upgrade = moveRefundReasons(api.dependencies);
  await reading.answered;
  const changed = { $set: { 'attempts.0.refunds.0.state': 'failed' }, $inc: { version: 1 } };
  await collection('bookings').updateOne(upgraded, changed);
  reading.letGo();
  await upgrade;
  const stored = await collection('bookings').findOne(upgraded);
  expect(stored).toMatchObject({
    version: (before?.version ?? 0) + 2,
    attempts: [{ refunds: [{ state: 'failed', askedBy: journey.admin.userId }] }],
  });
  expect(JSON.stringify(stored?.trail)).not.toContain(WRITTEN);
  await moveRefundReasons(api.dependencies);
  expect(await collection('bookings').findOne(upgraded)).toEqual(stored);
});

test('a booking from before there were trails is upgraded too', async () => {
  const upgraded = await addEarlier();
  await collection('bookings').updateOne(upgraded, { $unset: { trail: 1 } });
  await moveRefundReasons(api.dependencies);
  expect(await collection('bookings').findOne(upgraded)).toMatchObject({
    attempts: [{ refunds: [{ reason: WRITTEN, askedBy: journey.admin.userId }] }],
    trail: [],
  });
});
