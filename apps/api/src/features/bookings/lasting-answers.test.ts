import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { findMongod } from '@wayfarer/local-stack/mongod';
import { MongoMemoryReplSet } from 'mongodb-memory-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startMoneyJourney } from '../../testing/money-journey.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { bookingRepository } from './booking.repository.ts';

let nodes: MongoMemoryReplSet;
/** Every node but the primary. */
let followers: NonNullable<MongoMemoryReplSet['servers'][number]['instanceInfo']>[];
let api: TestApi;
beforeAll(async () => {
  nodes = await MongoMemoryReplSet.create({
    binary: { systemBinary: await findMongod(), checkMD5: false },
    replSet: { count: 2, storageEngine: 'wiredTiger' },
  });
  api = await startTestApi({ MONGODB_URI: nodes.getUri(`test-${randomBytes(6).toString('hex')}`) });
  const primary = (await api.dependencies.database.db?.admin().command({ hello: 1 }))?.primary;
  followers = nodes.servers.flatMap(({ instanceInfo }) => instanceInfo ?? []).filter(({ port }) => !primary.endsWith(`:${port}`));
  expect(followers).toHaveLength(1);
});
afterAll(async () => {
  await api.stop();
  await nodes.stop();
});

const signalFollowers = (signal: 'SIGSTOP' | 'SIGCONT'): void => {
  for (const { instance } of followers) instance.mongodProcess?.kill(signal);
};

test('what only one of two nodes knows is not answered, also to a second call that finds nothing left to do', async () => {
  const journey = await startMoneyJourney(api);
  const booking = await journey.book();
  const bookings = bookingRepository(api.dependencies.database);
  signalFollowers('SIGSTOP');
  const first = journey.cancel(booking).then(({ status }) => status);
  await expect.poll(async () => (await bookings.findById(booking._id))?.bookingStatus).toBe('cancelled');
  const second = journey.cancel(booking).then(({ status }) => status);
  expect(await Promise.race([first, second, pause(1000, 'not answered')])).toBe('not answered');
  signalFollowers('SIGCONT');
  expect(await Promise.all([first, second])).toEqual([200, 200]);
});
