import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findMongod, freePort } from '@wayfarer/local-stack/mongod';
import { MongoClient } from 'mongodb';
import { expect, onTestFinished, test } from 'vitest';
import { type LaunchedMongod, launchMongod } from './launch-mongod.ts';

const newFolder = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'launch-mongod-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
};

/** Launches, works with the database in a transaction-capable session, and stops it in the given way. */
const during = async <Result>(
  options: { dataFolder: string; port: number; stopBy?: NodeJS.Signals },
  work: (client: MongoClient, launched: LaunchedMongod) => Promise<Result>,
): Promise<Result> => {
  const launched = await launchMongod({ binary: await findMongod(), ...options });
  const client = new MongoClient(launched.uri);
  try {
    return await work(client, launched);
  } finally {
    await client.close();
    await launched.stop(options.stopBy);
  }
};

const bookings = (client: MongoClient) => client.db().collection<{ _id: number }>('bookings');
const write = (_id: number) => (client: MongoClient) =>
  bookings(client).insertOne({ _id }, { writeConcern: { w: 'majority', journal: true } });
const readAll = async (client: MongoClient) => (await bookings(client).find().sort({ _id: 1 }).toArray()).map(({ _id }) => _id);

test('keeps the data over a stop, a kill and a start on another port', async () => {
  const dataFolder = await newFolder();
  const [port, otherPort] = [await freePort(), await freePort()];
  await during({ dataFolder, port }, write(1));
  await during({ dataFolder, port, stopBy: 'SIGKILL' }, write(2));
  await during({ dataFolder, port: otherPort }, write(3));
  expect(await during({ dataFolder, port: otherPort }, readAll)).toEqual([1, 2, 3]);
});

test('takes transactions at once, because it is a replica set', async () => {
  const written = await during({ dataFolder: await newFolder(), port: await freePort() }, async (client) => {
    await client.db().createCollection('bookings');
    await client.withSession((session) => session.withTransaction(() => bookings(client).insertOne({ _id: 1 }, { session })));
    return readAll(client);
  });
  expect(written).toEqual([1]);
});

test('fails, and leaves no process, when mongod cannot work in the folder', async () => {
  const [dataFolder, port, binary] = [await newFolder(), await freePort(), await findMongod()];
  await during({ dataFolder, port }, async () => {
    await expect(launchMongod({ binary, dataFolder, port: await freePort() })).rejects.toThrow(/mongod ended with code \d+/);
  });
});
