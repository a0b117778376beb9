import { setTimeout as pause } from 'node:timers/promises';
import mongoose, { type Connection, Schema } from 'mongoose';
import { expect, test } from 'vitest';
import { startDatabaseProxy } from '../../testing/servers/database-proxy.ts';
import { testApi } from '../../testing/start-test-api.ts';
import { isDuplicateKey } from '../duplicate-key.ts';
import { modelOf } from '../model-of.ts';
import { insertTogether, updateTogether, upsertTogether } from './write-together.ts';

const api = await testApi();
const { database } = api.dependencies;

type Note = { _id: string; text: string };
const schema = new Schema<Note>(
  { _id: String, text: { type: String, unique: true } },
  { collection: 'notes', versionKey: false },
);
const notes = modelOf(database, 'Note', schema);
await notes.createIndexes();
const insert = insertTogether(() => notes);
const update = updateTogether(() => notes);

test('when documents are inserted together, one that fails does not stop the others, and only its own caller gets the error', async () => {
  await insert(database, { _id: 'known', text: 'known' });
  const outcomes = await Promise.allSettled([
    insert(database, { _id: 'first', text: 'one' }),
    insert(database, { _id: 'known', text: 'other' }),
    insert(database, { _id: 'second', text: 'one' }),
    insert(database, { _id: 'third', text: 'three' }),
  ]);
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected', 'fulfilled']);
  const [known, text] = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
  expect([isDuplicateKey(known), isDuplicateKey(text)]).toEqual([true, true]);
  expect([known.message, text.message]).toEqual([expect.stringContaining('_id_'), expect.stringContaining('text_1')]);
  expect((await notes.find().sort({ _id: 1 }).lean()).map(({ _id }) => _id)).toEqual(['first', 'known', 'third']);
});

const stored = (_id: string) => notes.findById(_id).lean();
const beginsWith = (_id: string, text: string, next: string) => ({ filter: { _id, text }, update: { $set: { text: next } } });

test('when updates are made together, each caller learns whether its own matched; missing documents are not created', async () => {
  await notes.create({ _id: 'a', text: 'a' }, { _id: 'b', text: 'b' }, { _id: 'c', text: 'c' });
  const outcomes = await Promise.allSettled([
    update(database, beginsWith('a', 'a', 'a, changed')),
    update(database, beginsWith('a', 'a', 'a, changed by another')),
    update(database, beginsWith('b', 'something else', 'b, changed')),
    update(database, beginsWith('nowhere', 'nothing', 'something')),
    update(database, beginsWith('c', 'c', 'b')),
  ]);
  expect(outcomes.map((outcome) => (outcome.status === 'fulfilled' ? outcome.value : isDuplicateKey(outcome.reason)))).toEqual([
    true,
    false,
    false,
    false,
    true,
  ]);
  expect(outcomes.at(-1)?.status).toBe('rejected');
  expect(await Promise.all(['a', 'b', 'c', 'nowhere'].map(stored))).toMatchObject([
    { text: 'a, changed' },
    { text: 'b' },
    { text: 'c' },
    null,
  ]);
  expect(await update(database, beginsWith('a', 'a', 'alone'))).toBe(false);
  expect(await update(database, beginsWith('a', 'a, changed', 'alone'))).toBe(true);
  // The document already was in that state, and stays so.
  expect(await update(database, beginsWith('b', 'b', 'b'))).toBe(true);
});

test.each(['stored', 'changed'])(
  'nobody is told that a document is %s when the connection is lost before the answer',
  async (what) => {
    const proxy = await startDatabaseProxy();
    const lost = await mongoose.createConnection(proxy.uri, { serverSelectionTimeoutMS: 500 }).asPromise();
    const there = (connection: Connection) => modelOf(connection, 'Note', schema);
    const [insertThere, updateThere] = [insertTogether(there), updateTogether(there)];
    await insertThere(lost, { _id: 'before', text: 'before' });
    proxy.freeze();
    const outcomes = Promise.allSettled<unknown>(
      ['one', 'two', 'three'].map((text) =>
        what === 'stored' ? insertThere(lost, { _id: text, text }) : updateThere(lost, beginsWith('before', 'before', text)),
      ),
    );
    // Long enough for the command to be sent; if it is not, the outcome is the same.
    await pause(100);
    proxy.close();
    expect((await outcomes).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    await lost.close();
  },
);

test('what is updated or created together tells each caller whether it was; a document that does not match stays as it is', async () => {
  type List = { _id: string; items: number[] };
  const lists = database.collection<List>('lists');
  await lists.insertMany([
    { _id: 'has room', items: [1] },
    { _id: 'full', items: [1, 2] },
  ]);
  const upsert = upsertTogether<List>((connection) => connection.collection('lists'));
  const add = (_id: string, item: number) =>
    upsert(database, { filter: { _id, 'items.1': { $exists: false } }, update: { $push: { items: item } } });
  const areAdded = await Promise.all([add('has room', 3), add('full', 3), add('new', 3), add('new', 4), add('new', 5)]);
  expect(areAdded).toEqual([true, false, true, true, false]);
  expect(await lists.find().sort({ _id: 1 }).toArray()).toEqual([
    { _id: 'full', items: [1, 2] },
    { _id: 'has room', items: [1, 3] },
    { _id: 'new', items: [3, 4] },
  ]);
  await expect(
    upsert(database, { filter: { _id: 'full' }, update: { $push: { items: 1 }, $set: { items: [] } } }),
  ).rejects.toThrow('conflict');
});
