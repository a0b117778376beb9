import { MAX_COUNT } from '@wayfarer/contracts';
import { Schema, Types } from 'mongoose';
import { expect, test } from 'vitest';
import { testApi } from '../../testing/start-test-api.ts';
import { modelOf } from '../model-of.ts';
import { listPage } from './list-page.ts';

type Row = { _id: Types.ObjectId; kind: string; at: number };
const schema = new Schema<Row>({ kind: String, at: Number }, { collection: 'totalrows', versionKey: false });
schema.index({ kind: 1, at: 1, _id: 1 });
const byTime = { field: 'at', direction: 1 } as const;

const api = await testApi();
const rows = modelOf(api.dependencies.database, 'TotalRow', schema);
await rows.syncIndexes();
const rowsOf = (kind: string, count: number) =>
  Array.from({ length: count }, (_, at) => ({ _id: new Types.ObjectId(), kind, at }));
await rows.collection.insertMany([...rowsOf('few', MAX_COUNT), ...rowsOf('many', MAX_COUNT + 1), ...rowsOf('growing', 5)]);

const list = (kind: string, cursor?: string) =>
  listPage(modelOf(api.dependencies.database, 'TotalRow', schema), { kind }, byTime, { limit: 2, cursor });

test('a list is counted exactly as far as its highest count, and is at least that beyond', async () => {
  expect((await list('few')).total).toEqual({ count: MAX_COUNT, isExact: true });
  expect((await list('many')).total).toEqual({ count: MAX_COUNT, isExact: false });
});

test('the total is counted for the first page and travels with the cursor from there', async () => {
  const { database } = api.dependencies;
  const first = await list('growing');
  await database.collection('totalrows').insertOne({ kind: 'growing', at: -1 });
  await database.db?.setProfilingLevel('all');
  const second = await list('growing', first.nextCursor ?? '');
  await database.db?.setProfilingLevel('off');
  expect(second.total).toEqual({ count: 5, isExact: true });
  const queries = await database.collection('system.profile').countDocuments({ ns: /totalrows/ });
  expect(queries).toBe(1);
  expect((await list('many', (await list('many')).nextCursor ?? '')).total).toEqual({ count: MAX_COUNT, isExact: false });
});

test('a cursor that an earlier version gave out, without a total, still finds its page', async () => {
  const { records } = await list('many');
  const last = records.at(-1);
  const cursor = Buffer.from(JSON.stringify([last?.at, String(last?._id)])).toString('base64url');
  const page = await list('many', cursor);
  expect(page.records.map(({ at }) => at)).toEqual([2, 3]);
  expect(page.total).toEqual({ count: MAX_COUNT, isExact: false });
});

test.each([-1, 1.5, 'many', null])('a cursor with the total %j was not made here', async (count) => {
  const cursor = Buffer.from(JSON.stringify([0, 'a'.repeat(24), count, 1])).toString('base64url');
  await expect(list('many', cursor)).rejects.toMatchObject({ code: 'VALIDATION' });
});
