import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { sampleSession, sdkFor, secretKey } from './testing/start-for-test.ts';

const main = fileURLToPath(new URL('./main.ts', import.meta.url));

const startProcess = (environment: Record<string, string>): ChildProcess => {
  const child = spawn(process.execPath, [main], { env: environment, stdio: ['ignore', 'pipe', 'pipe'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
};

test.each(['SIGTERM', 'SIGINT'] as const)(
  'the process says where it answers, and %s ends it with its state written',
  async (signal) => {
    const folder = await mkdtemp(join(tmpdir(), 'stripe-sandbox-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    const stateFile = join(folder, 'state.json');
    const child = startProcess({ STRIPE_SECRET_KEY: secretKey, SANDBOX_STATE_FILE: stateFile });
    const [line] = (await once(child.stdout ?? child, 'data')) as [Buffer];
    const ready = JSON.parse(line.toString()) as { ready: boolean; url: string };
    expect(ready).toEqual({ ready: true, url: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+$/) });
    const { id } = await sdkFor(ready.url).checkout.sessions.create(sampleSession);
    child.kill(signal);
    expect(await once(child, 'exit')).toEqual([0, null]);
    expect(await readFile(stateFile, 'utf8')).toContain(id);
  },
);

test.each([
  [{ STRIPE_SECRET_KEY: 'sk_live_real' }, /STRIPE_SECRET_KEY must be a test key/],
  [{ STRIPE_SECRET_KEY: secretKey, NODE_ENV: 'production' }, /does not run in production/],
  [{ STRIPE_SECRET_KEY: secretKey, SANDBOX_PORT: 'many' }, /SANDBOX_PORT must be a port number/],
  [{ STRIPE_SECRET_KEY: secretKey, SANDBOX_WEBHOOK_URL: 'http://localhost:9/w' }, /STRIPE_WEBHOOK_SECRET must be set/],
])('with %j it ends with one sentence and exit code 1', async (environment, sentence) => {
  const child = startProcess(environment);
  const [complaint, exit] = await Promise.all([child.stderr ? text(child.stderr) : '', once(child, 'exit')]);
  expect(exit[0]).toBe(1);
  expect(complaint.trim()).toMatch(sentence);
  expect(complaint.trim().split('\n')).toHaveLength(1);
});

test('a demo may run it in production mode when it says so', async () => {
  const child = startProcess({ STRIPE_SECRET_KEY: secretKey, NODE_ENV: 'production', SANDBOX_DEMO: 'allowed' });
  const [line] = (await once(child.stdout ?? child, 'data')) as [Buffer];
  expect(line.toString()).toContain('"ready":true');
});
