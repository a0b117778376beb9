import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findMongod } from '@wayfarer/local-stack/mongod';
import { MongoClient } from 'mongodb';
import { expect, onTestFinished, test } from 'vitest';
import { launchReplicaSet } from './launch-mongod.ts';

/** Whether a process listens at 'host:port'. */
const answers = async (address: string): Promise<boolean> => {
  const socket = connect(Number(address.split(':')[1]), '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
};

test('of three members one may die: writes go on with the word of the other two, and a stop leaves no process', async () => {
  const dataFolder = await mkdtemp(join(tmpdir(), 'launch-replica-set-'));
  onTestFinished(() => rm(dataFolder, { recursive: true, force: true }));
  // Shorter than MongoDB's own, for nothing is decided here by how long a set has no primary.
  const set = await launchReplicaSet({ binary: await findMongod(), dataFolder, size: 3, electionTimeout: 4000 });
  onTestFinished(() => set.stop('SIGKILL'));
  const addresses = set.uri.match(/127\.0\.0\.1:\d+/g) ?? [];
  const howManyAnswer = async () => (await Promise.all(addresses.map(answers))).filter(Boolean).length;
  expect(await howManyAnswer()).toBe(3);

  await set.killPrimary();
  expect(await howManyAnswer()).toBe(2);
  // It waits until there is a primary again; one from before might meet the old one once more.
  const client = new MongoClient(set.uri);
  const bookings = client.db().collection('bookings');
  await bookings.insertOne({ totalPersons: 2 }, { writeConcern: { w: 'majority' } });
  expect(await bookings.countDocuments()).toBe(1);
  await client.close();

  await set.stop('SIGKILL');
  expect(await howManyAnswer()).toBe(0);
});
