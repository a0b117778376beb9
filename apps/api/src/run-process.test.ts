import { fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from '@wayfarer/local-stack/mongod';
import { expect, inject, onTestFinished, test } from 'vitest';

test('ends when it is told to stop, also while its parent keeps a channel to it, as `node --watch` does', async () => {
  const uri = new URL(inject('mongodbUri'));
  uri.pathname = `/test-${randomBytes(6).toString('hex')}`;
  const env = {
    PATH: process.env.PATH,
    PORT: String(await freePort()),
    LOG_LEVEL: 'info',
    MONGODB_URI: uri.href,
    TOKEN_SECRET: 'only for this test, and long enough for it',
    PASSWORD_PEPPER: 'only for this test',
    STRIPE_SECRET_KEY: 'sk_test_wayfarer',
    STRIPE_WEBHOOK_SECRET: 'whsec_wayfarer_test',
    PUBLIC_URL: 'http://localhost:3000',
    PICTURES_DIR: tmpdir(),
    BACKGROUND_JOBS: 'false',
  };
  const api = fork(join(import.meta.dirname, 'main.ts'), { env, silent: true });
  onTestFinished(() => void api.kill('SIGKILL'));
  const ended = once(api, 'exit');
  for await (const line of createInterface({ input: api.stdout ?? process.stdin })) if (line.includes('"Ready"')) break;
  api.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
});
