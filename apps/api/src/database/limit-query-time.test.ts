import { Schema } from 'mongoose';
import { expect, test } from 'vitest';
import { testApi } from '../testing/start-test-api.ts';
import { isQueryTimeout, MAX_QUERY_MS } from './limit-query-time.ts';
import { modelOf } from './model-of.ts';

const api = await testApi();

test('a read that names no limit has the common one, and one that goes through everything has none', async () => {
  type Row = { at: number };
  const rows = modelOf<Row>(api.dependencies.database, 'SlowRow', new Schema<Row>({ at: Number }, { collection: 'slowrows' }));
  await rows.create({ at: 1 });
  const { database } = api.dependencies;
  await database.db?.setProfilingLevel('all');
  await rows.find({ at: 1 });
  await rows.findOne({ at: 1 });
  await rows.countDocuments({ at: 1 });
  await rows.aggregate([{ $match: { at: 1 } }]);
  await rows.find({ at: 1 }).maxTimeMS(0);
  await database.db?.setProfilingLevel('off');
  const profile = await database
    .collection('system.profile')
    .find({ ns: /slowrows/ })
    .sort({ $natural: 1 })
    .toArray();
  expect(profile.map(({ command }) => command.maxTimeMS ?? 0)).toEqual([...Array.from({ length: 4 }, () => MAX_QUERY_MS), 0]);
});

test('no other failure of the database is taken for one that took too long', () => {
  expect(isQueryTimeout(new Error('operation exceeded time limit'))).toBe(false);
});
