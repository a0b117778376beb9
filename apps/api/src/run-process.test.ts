import { fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from '@wayfarer/local-stack/mongod';
import { Types } from 'mongoose';
import { expect, inject, onTestFinished, test } from 'vitest';
import { connectDatabase } from './database/connect.ts';
import { sealPassport, travellersRepository } from './features/travellers/index.ts';
import { eventually } from './testing/money-journey.ts';
import { outerEnvironment } from './testing/outer-environment.ts';

/** A process of its own that is ready, with its address. */
const startProcess = async (overrides: NodeJS.ProcessEnv = {}) => {
  const uri = new URL(inject('mongodbUri'));
  uri.pathname = `/test-${randomBytes(6).toString('hex')}`;
  const port = await freePort();
  const env = {
    ...outerEnvironment(),
    PORT: String(port),
    LOG_LEVEL: 'info',
    MONGODB_URI: uri.href,
    TOKEN_SECRET: 'only for this test, and long enough for it',
    PASSWORD_PEPPER: 'only for this test',
    STRIPE_SECRET_KEY: 'sk_test_wayfarer',
    STRIPE_WEBHOOK_SECRET: 'whsec_wayfarer_test',
    PUBLIC_URL: 'http://localhost:3000',
    PICTURES_DIR: tmpdir(),
    BACKGROUND_JOBS: 'false',
    ...overrides,
  };
  const api = fork(join(import.meta.dirname, 'main.ts'), { env, silent: true });
  onTestFinished(() => void api.kill('SIGKILL'));
  const lines: string[] = [];
  for await (const line of createInterface({ input: api.stdout ?? process.stdin })) {
    lines.push(line);
    if (line.includes('"Ready"')) break;
  }
  return { api, url: `http://127.0.0.1:${port}`, uri: env.MONGODB_URI, lines };
};

test('ends when it is told to stop, also while its parent keeps a channel to it, as `node --watch` does', async () => {
  const { api } = await startProcess();
  const ended = once(api, 'exit');
  api.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
});

test('ends when it is told to stop, also while a mail server never answers, and logs that jobs were aborted', async () => {
  // It greets, and says no more: a minute long that is no failure.
  const silent = createServer((socket) => socket.on('error', () => undefined).write('220 Hello\r\n')).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  onTestFinished(() => void silent.close());
  const { port } = silent.address() as AddressInfo;
  const asked = once(silent, 'connection');
  const { api, url } = await startProcess({
    BACKGROUND_JOBS: 'true',
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    EMAIL_FROM: 'trips@wayfarer.example',
  });
  const written = { name: 'Asha', email: 'asha@example.com', message: 'Hello.' };
  const headers = { 'content-type': 'application/json' };
  await fetch(`${url}/api/contactus`, { method: 'POST', headers, body: JSON.stringify(written) });
  await asked;
  let said = '';
  api.stdout?.on('data', (chunk) => {
    said += chunk;
  });
  const ended = once(api, 'close');
  api.kill('SIGTERM');
  expect(await ended).toEqual([1, null]);
  expect(said).toContain('jobs that had not ended were aborted');
});

test('a TRAVELLER_KEY that is another than the passports are sealed with is a line of level 50 as soon as the process starts', async () => {
  const { uri } = await startProcess();
  const database = await connectDatabase(uri);
  const _id = new Types.ObjectId();
  const sealed = sealPassport({ TRAVELLER_KEY: 'the former key of the travellers' }, String(_id), 'Z7654321');
  const travellers = [{ name: 'Asha', passport: { sealed, ends: '321', expires: '2090-01-01' } }];
  await travellersRepository(database).replace(_id, 0, { travellers, eraseOn: '2090-01-01' }, 'UTC');
  await database.close();
  const { lines } = await startProcess({ MONGODB_URI: uri, TRAVELLER_KEY: 'quite another key of the travellers' });
  expect(lines.filter((line) => line.includes('"level":50')).join()).toMatch(/TRAVELLER_KEY is another than before/);
});

test('a stopping process is no longer healthy, and keeps accepting calls until the proxy has noticed', async () => {
  const { api, url } = await startProcess({ STOP_DELAY_SECONDS: '60' });
  const statusOf = async (path: string) => (await fetch(`${url}${path}`)).status;
  expect(await statusOf('/api/health')).toBe(200);
  api.kill('SIGTERM');
  await eventually(async () => (await statusOf('/api/health')) === 503);
  expect(await statusOf('/api/site-settings')).toBe(200);
});
