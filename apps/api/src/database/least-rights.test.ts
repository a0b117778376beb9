import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findMongod, freePort, isPrimary, mongodArguments, until } from '@wayfarer/local-stack/mongod';
import mongoose from 'mongoose';
import supertest from 'supertest';
import { expect, onTestFinished, test } from 'vitest';
import { eventually, startMoneyJourney } from '../testing/money-journey.ts';
import { runProgram } from '../testing/run-program.ts';
import { startApiProcess } from '../testing/servers/start-api-process.ts';
import { startTestApi, zoneAtNoon } from '../testing/start-test-api.ts';

const { MongoClient } = mongoose.mongo;
const roles = join(import.meta.dirname, '..', '..', '..', '..', 'docker', 'mongo', 'roles.json');
const PASSWORD = 'a-password-of-the-test';

/** A replica set of one node with authentication and the users of docs/operations.md. */
const startGuardedMongod = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'wayfarer-guarded-'));
  const [dataFolder, keyFile, port] = [join(folder, 'data'), join(folder, 'key'), await freePort()];
  await mkdir(dataFolder);
  await writeFile(keyFile, randomBytes(96).toString('base64'), { mode: 0o600 });
  const binary = await findMongod({ onProgress: () => undefined });
  const guard = ['--auth', '--keyFile', keyFile];
  const mongod = spawn(binary, [...mongodArguments({ dataFolder, port }), ...guard], { stdio: 'ignore' });
  onTestFinished(async () => {
    mongod.kill('SIGKILL');
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  });
  const host = `127.0.0.1:${port}`;
  const uriOf = (user: string): string => `mongodb://${user}:${PASSWORD}@${host}/wayfarer?directConnection=true`;
  const running = AbortSignal.timeout(600_000);
  const answers = () =>
    isPrimary(port).then(
      () => true,
      () => false,
    );
  await until(answers, running);
  const client = await new MongoClient(`mongodb://${host}/?directConnection=true`).connect();
  const admin = client.db('admin');
  await admin.command({ replSetInitiate: { _id: 'wayfarer', members: [{ _id: 0, host }] } });
  await until(() => isPrimary(port), running);
  await admin.command({ createUser: 'root', pwd: PASSWORD, roles: ['root'] });
  await client.close();
  const root = await new MongoClient(`mongodb://root:${PASSWORD}@${host}/?directConnection=true`).connect();
  const database = root.db('wayfarer');
  for (const role of JSON.parse(await readFile(roles, 'utf8'))) await database.command(role);
  await database.command({ createUser: 'api', pwd: PASSWORD, roles: ['wayfarerApi'] });
  await database.command({ createUser: 'migrate', pwd: PASSWORD, roles: ['wayfarerMigrate'] });
  await root.close();
  return { uriOf };
};

test('with a user that may neither change indexes nor drop anything the product migrates, starts, books and takes payments', async () => {
  const { uriOf } = await startGuardedMongod();
  const api = await startTestApi({ SITE_TIME_ZONE: zoneAtNoon() });
  const settings = { MONGODB_URI: uriOf('api'), RATE_LIMITS: 'on' };
  const migrated = await runProgram(api, 'commands/migrate.ts', { settings: { MONGODB_URI: uriOf('migrate') } });
  expect(migrated).toMatchObject({ code: 0 });
  const running = await startApiProcess(api, { ...settings, BACKGROUND_JOBS: true });
  const database = await mongoose.createConnection(uriOf('api'), { autoIndex: false, autoCreate: false }).asPromise();
  const guarded = { ...api, request: supertest.agent(running.url), dependencies: { ...api.dependencies, database } };
  const journey = await startMoneyJourney(guarded);
  const booking = await journey.book();
  // The process waits only seconds for the provider, which a busy machine may exceed.
  let paying = await journey.payNow(booking);
  while (paying.status >= 500) paying = await journey.payNow(booking);
  await journey.payCard(paying.body.sessionId);
  await eventually(async () => (await journey.checkStatus(paying.body.sessionId)).status === 200);
  await eventually(async () => (await journey.read(booking)).bookingStatus === 'confirmed');

  const bookings = database.collection('bookings');
  const refused = { codeName: 'Unauthorized' };
  await expect(bookings.drop()).rejects.toMatchObject(refused);
  await expect(bookings.createIndex({ totalPersons: 1 })).rejects.toMatchObject(refused);
  await expect(bookings.dropIndex('dueAt_1')).rejects.toMatchObject(refused);
  await expect(database.dropDatabase()).rejects.toMatchObject(refused);
  await expect(database.getClient().db('another').collection('any').findOne()).rejects.toMatchObject(refused);
  await database.close();
  await running.end();
  await api.stop();
});
