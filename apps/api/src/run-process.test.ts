import { fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from '@wayfarer/local-stack/mongod';
import { expect, inject, onTestFinished, test } from 'vitest';
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
  for await (const line of createInterface({ input: api.stdout ?? process.stdin })) if (line.includes('"Ready"')) break;
  return { api, url: `http://127.0.0.1:${port}` };
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

test('a stopping process is no longer healthy, and keeps accepting calls until the proxy has noticed', async () => {
  const { api, url } = await startProcess({ STOP_DELAY_SECONDS: '60' });
  const statusOf = async (path: string) => (await fetch(`${url}${path}`)).status;
  expect(await statusOf('/api/health')).toBe(200);
  api.kill('SIGTERM');
  await eventually(async () => (await statusOf('/api/health')) === 503);
  expect(await statusOf('/api/site-settings')).toBe(200);
});
