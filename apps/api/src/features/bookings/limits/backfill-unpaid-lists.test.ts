import { expect, test } from 'vitest';
import { migrate } from '../../../database/migrate.ts';
import { objectIdOf } from '../../../database/object-ids.ts';
import { databaseSchema } from '../../../every-feature.ts';
import { signUp } from '../../../testing/accounts.ts';
import { bookingBody, startMoneyJourney } from '../../../testing/money-journey.ts';
import { testApi } from '../../../testing/start-test-api.ts';
import { withSettings } from '../../../testing/with-settings.ts';
import { backfillUnpaidLists } from './backfill-unpaid-lists.ts';
import type { UnpaidListRecord } from './unpaid-list.model.ts';

const api = await testApi();
const journey = await startMoneyJourney(api);
const { database } = api.dependencies;
const bookings = database.collection('bookings');

test('bookings that the previous version counted among the unpaid ones of their account and address still count', async () => {
  const traveller = await signUp(api);
  const [first, second, cancelled] = [
    await journey.book({ by: traveller, userId: traveller.userId }),
    await journey.book({ by: traveller, userId: traveller.userId }),
    await journey.book({ by: traveller, userId: traveller.userId }),
  ];
  await journey.cancel(cancelled, traveller).expect(200);
  // Its unique index is dropped by the migration.
  await bookings.dropIndex('unpaidClaims_1');
  await bookings.createIndex({ unpaidClaims: 1 }, { unique: true, partialFilterExpression: { unpaidClaims: { $exists: true } } });
  for (const [number, { _id }] of [first, second, cancelled].entries()) {
    const persons = [`${traveller.userId} p${number * 2}`, `${traveller.userId} p${number * 2 + 1}`];
    const unpaidClaims = [`${traveller.userId} b${number}`, ...persons, `home-of_them a${number}`];
    await bookings.updateOne({ _id: objectIdOf(_id) }, { $set: { unpaidClaims } });
  }
  await migrate(api.dependencies, databaseSchema);
  await migrate(api.dependencies, databaseSchema);
  const unique = (await bookings.indexes()).filter((index) => index.unique);
  expect(unique).toEqual([]);
  expect(await bookings.countDocuments({ unpaidClaims: { $exists: true } })).toBe(0);
  const names = [`account ${traveller.userId}`, 'address home-of_them'];
  expect(await bookings.countDocuments({ unpaidLists: names })).toBe(2);
  for (const _id of names) {
    const list = await database.collection<UnpaidListRecord>('unpaidlists').findOne({ _id });
    expect(list?.waiting.map(({ booking, persons }) => [String(booking), persons])).toEqual([
      [first._id, 2],
      [second._id, 2],
    ]);
  }
  await withSettings(api, { RATE_LIMITS: 'on', MOST_UNPAID_BOOKINGS: 2 }, async () => {
    const book = () =>
      api.request
        .post('/api/booking')
        .set(traveller.bearer)
        .send(bookingBody(api, traveller, journey.tourPackage, { totalPersons: 1 }));
    await book().expect(409);
    await journey.cancel(first, traveller).expect(200);
    await book().expect(201);
  });
});

test('however many bookings of the previous version wait, all are added, also after it was interrupted', async () => {
  const { _id, ...stored } = await journey.stored(await journey.book());
  const copies = Array.from({ length: 1200 }, (_, number) => ({
    ...stored,
    _id: objectIdOf(number.toString(16).padStart(24, '0')),
    unpaidClaims: [`many b${number}`],
  }));
  await bookings.insertMany(copies);
  const half = { booking: copies[0]?._id, call: copies[0]?._id, persons: 2, travelDate: stored.travelDate, addedAt: new Date() };
  const lists = database.collection<Pick<UnpaidListRecord, '_id'> & { waiting: object[] }>('unpaidlists');
  await lists.insertOne({ _id: 'account many', waiting: [half] });
  await backfillUnpaidLists(api.dependencies);
  expect(await database.collection<UnpaidListRecord>('unpaidlists').distinct('waiting.booking')).toEqual(
    expect.arrayContaining(copies.map((copy) => copy._id)),
  );
  expect(await bookings.countDocuments({ unpaidClaims: { $exists: true } })).toBe(0);
});
