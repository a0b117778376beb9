import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findMongod, freePort, until } from '@wayfarer/local-stack/mongod';
import mongoose from 'mongoose';
import { expect, onTestFinished, test } from 'vitest';
import { runProgram } from '../testing/run-program.ts';
import { startTestApi } from '../testing/start-test-api.ts';
import { connectDatabase } from './connect.ts';

test('a database that is no replica set ends the API with exit code 1 and says what to set', async () => {
  const [folder, port] = [await mkdtemp(join(tmpdir(), 'wayfarer-alone-')), await freePort()];
  const flags = ['--bind_ip', '127.0.0.1', '--nounixsocket', '--wiredTigerCacheSizeGB', '0.25'];
  const mongod = spawn(await findMongod(), ['--dbpath', folder, '--port', String(port), ...flags], { stdio: 'ignore' });
  onTestFinished(async () => {
    mongod.kill('SIGKILL');
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  });
  const MONGODB_URI = `mongodb://127.0.0.1:${port}/wayfarer`;
  const answers = async () => {
    const client = new mongoose.mongo.MongoClient(MONGODB_URI, { serverSelectionTimeoutMS: 250 });
    return client.connect().then(
      () => client.close().then(() => true),
      () => false,
    );
  };
  await until(answers, AbortSignal.timeout(600_000));
  const api = await startTestApi();
  expect(await runProgram(api, 'main.ts', { settings: { MONGODB_URI } })).toEqual({
    code: 1,
    said: expect.stringMatching(/^The database cannot be used: It is not a replica set\. .*check MONGODB_URI/),
  });
  await api.stop();
});

test('the connections that a crowd needed are closed once it has gone', async () => {
  const api = await startTestApi();
  onTestFinished(() => api.stop());
  const connection = await connectDatabase(api.dependencies.config.MONGODB_URI, { maxIdleTimeMS: 50 });
  onTestFinished(() => connection.close());
  let [opened, closed] = [0, 0];
  connection.getClient().on('connectionCreated', () => {
    opened += 1;
  });
  connection.getClient().on('connectionClosed', () => {
    closed += 1;
  });
  await Promise.all(Array.from({ length: 50 }, async () => connection.db?.command({ ping: 1 })));
  expect(opened).toBeGreaterThan(0);
  await expect.poll(() => closed).toBeGreaterThanOrEqual(opened);
});
