import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { findMongod } from '@wayfarer/mongod';
import { MongoMemoryReplSet } from 'mongodb-memory-server-core';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startMoneyJourney } from '../../testing/money-journey.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { bookingRepository } from './booking.repository.ts';

let nodes: MongoMemoryReplSet;
let api: TestApi;
beforeAll(async () => {
  nodes = await MongoMemoryReplSet.create({
    binary: { systemBinary: await findMongod(), checkMD5: false },
    replSet: { count: 2, storageEngine: 'wiredTiger' },
  });
  api = await startTestApi({ MONGODB_URI: nodes.getUri(`test-${randomBytes(6).toString('hex')}`) });
});
afterAll(async () => {
  await api.stop();
  await nodes.stop();
});

/** Every node but the primary. */
const signalFollowers = async (signal: 'SIGSTOP' | 'SIGCONT'): Promise<void> => {
  for (const { instanceInfo } of nodes.servers)
    if (instanceInfo?.instance.isInstancePrimary === false) instanceInfo.instance.mongodProcess?.kill(signal);
};

test('what only one of two nodes knows is not answered, also to a second call that finds nothing left to do', async () => {
  const journey = await startMoneyJourney(api);
  const booking = await journey.book();
  const bookings = bookingRepository(api.dependencies.database);
  await signalFollowers('SIGSTOP');
  const first = journey.cancel(booking).then(({ status }) => status);
  await vi.waitFor(async () => expect((await bookings.findById(booking._id))?.bookingStatus).toBe('cancelled'));
  const second = journey.cancel(booking).then(({ status }) => status);
  expect(await Promise.race([first, second, pause(1000, 'not answered')])).toBe('not answered');
  await signalFollowers('SIGCONT');
  expect(await Promise.all([first, second])).toEqual([200, 200]);
});
