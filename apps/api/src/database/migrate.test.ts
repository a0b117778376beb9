import type { Schema } from 'mongoose';
import { expect, test } from 'vitest';
import { databaseSchema } from '../every-feature.ts';
import { startMoneyJourney } from '../testing/money-journey.ts';
import { testApi } from '../testing/start-test-api.ts';
import { connectDatabase } from './connect.ts';
import { dropUndeclaredIndexes, migrate } from './migrate.ts';
import { modelOf } from './model-of.ts';

const api = await testApi();
const { config, logger, database } = api.dependencies;
const journey = await startMoneyJourney(api);

/** A version of the product with other indexes, on a connection of its own. */
const anotherVersion = async (change: (schema: Schema) => void) => {
  const schemas = Object.entries(databaseSchema.schemas).map(([name, schema]) => {
    const changed: Schema = schema.clone();
    change(changed);
    return [name, changed];
  });
  const connection = await connectDatabase(config.MONGODB_URI);
  return { needs: { config, logger, database: connection }, schema: { schemas: Object.fromEntries(schemas), migrations: [] } };
};
const indexNames = async (collection: string): Promise<string[]> =>
  Object.keys(await database.collection(collection).indexInformation()).toSorted();

test('while a version without the indexes of this one has migrated, as on the way back, this one books and lists as before', async () => {
  const before = await indexNames('bookings');
  const earlier = await anotherVersion((schema) => void schema.clearIndexes());
  await migrate(earlier.needs, earlier.schema);
  await journey.book();
  for (const path of ['/api/invoice', '/api/activity', '/api/dashboard', '/api/emails'])
    await api.request.get(path).set(journey.admin.bearer).expect(200);
  expect(await indexNames('bookings')).toEqual(before);
  // Once no process of this version runs any more.
  await dropUndeclaredIndexes(earlier.needs, earlier.schema);
  expect(await indexNames('bookings')).toEqual(['_id_']);
  // Forward again.
  await migrate(api.dependencies, databaseSchema);
  expect(await indexNames('bookings')).toEqual(before);
  await earlier.needs.database.close();
});

test('an index that another version declares in another way is made anew, because one of its fields is all there can be', async () => {
  const later = await anotherVersion((schema) => {
    if (schema.get('collection') === 'paymentevents') schema.clearIndexes().index({ processedAt: 1 }, { expireAfterSeconds: 60 });
  });
  await migrate(later.needs, later.schema);
  const model = modelOf(later.needs.database, 'PaymentEvent', later.schema.schemas.PaymentEvent);
  const expiring = (await model.listIndexes()).filter(({ expireAfterSeconds }) => expireAfterSeconds !== undefined);
  expect(expiring).toMatchObject([{ key: { processedAt: 1 }, expireAfterSeconds: 60 }]);
  await migrate(api.dependencies, databaseSchema);
  await dropUndeclaredIndexes(api.dependencies, databaseSchema);
  await later.needs.database.close();
});
