import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@wayfarer/local-stack/mongod';
import { MongoClient } from 'mongodb';
import { expect, onTestFinished, test } from 'vitest';
import { launchMongod } from './launch-mongod.ts';

test('an embedded database keeps its data over a stop, a kill and a start on another port', async () => {
  const dataFolder = await mkdtemp(join(tmpdir(), 'launch-mongod-'));
  onTestFinished(() => rm(dataFolder, { recursive: true, force: true }));
  const [port, otherPort] = [await freePort(), await freePort()];
  /** Writes one more, then stops it in the given way. @returns what is stored afterwards */
  const writeIn = async (at: number, _id: number, stopBy?: NodeJS.Signals): Promise<number[]> => {
    const { uri, stop } = await launchMongod(dataFolder, at);
    const client = new MongoClient(uri);
    const bookings = client.db().collection<{ _id: number }>('bookings');
    await bookings.insertOne({ _id }, { writeConcern: { w: 'majority', journal: true } });
    const found = await bookings.find().sort({ _id: 1 }).toArray();
    await client.close();
    await stop(stopBy);
    return found.map((one) => one._id);
  };
  await writeIn(port, 1);
  await writeIn(port, 2, 'SIGKILL');
  await writeIn(otherPort, 3);
  expect(await writeIn(otherPort, 4)).toEqual([1, 2, 3, 4]);
});
