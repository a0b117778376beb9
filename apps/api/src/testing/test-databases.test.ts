import { randomBytes } from 'node:crypto';
import { expect, inject, test } from 'vitest';
import { startTestApi, type TestApi } from './start-test-api.ts';

const databaseOf = ({ dependencies: { database } }: TestApi) => {
  if (!database.db) throw new Error('There is no database.');
  return database.db;
};

/** Everything that a database has: its collections with options, indexes and number of documents. */
const contentsOf = async (api: TestApi) => {
  const db = databaseOf(api);
  const found = await Promise.all(
    (await db.listCollections({}, { nameOnly: false }).toArray()).map(async ({ name, options }) => {
      const indexes = await db.collection(name).indexes();
      const documents = await db.collection(name).countDocuments();
      return {
        name,
        options,
        indexes: indexes.toSorted((one, other) => (String(one.name) < String(other.name) ? -1 : 1)),
        documents,
      };
    }),
  );
  const { was } = await db.command({ profile: -1 });
  return {
    collections: found.toSorted((one, other) => (one.name < other.name ? -1 : 1)),
    was,
  };
};

const changeEverything = async (api: TestApi): Promise<void> => {
  const db = databaseOf(api);
  await db.collection('bookings').dropIndex('dueAt_1');
  await db.collection('bookings').createIndex({ strange: 1 });
  await db.collection<{ name: string }>('destinations').insertOne({ name: 'Left' });
  await db.collection<{ _id: number }>('adminactions').insertMany(Array.from({ length: 1001 }, (_, _id) => ({ _id })));
  await db.collection('strange').insertOne({});
  await db.command({ collMod: 'emails', validator: { strange: true } });
  await db.setProfilingLevel('all');
};

test('a test file that gets the database of an earlier one finds what a new database has, whatever that file changed', async () => {
  const uri = new URL(inject('mongodbUri'));
  uri.pathname = `/test-${randomBytes(6).toString('hex')}`;
  const first = await startTestApi({ MONGODB_URI: uri.href });
  const expected = await contentsOf(first);
  await first.stop();

  const changed = await startTestApi();
  const { name } = changed.dependencies.database;
  await changeEverything(changed);
  await changed.stop();
  const names: string[] = [];
  while (names.at(-1) !== name) {
    const api = await startTestApi();
    names.push(api.dependencies.database.name);
    expect(await contentsOf(api)).toEqual(expected);
    await api.stop();
  }
  // What ends late in one file must not reach the next.
  expect(names.length).toBeGreaterThan(1);
});
