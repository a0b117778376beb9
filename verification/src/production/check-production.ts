// Starts the production bundle by itself, outside the workspace, as the container does: NODE_ENV=production,
// the migration first, then site and API against a replica set. Needs the build (apps/api/dist,
// apps/web/dist).
import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { freePort } from '@wayfarer/local-stack/mongod';
import { vouchers } from '../bench/documents/samples.ts';
import { launchMongod } from '../mongod/launch-mongod.ts';

const apps = join(import.meta.dirname, '..', '..', '..', 'apps');
const folder = mkdtempSync(join(tmpdir(), 'wayfarer-production-'));
cpSync(join(apps, 'api', 'dist'), join(folder, 'app'), { recursive: true });
cpSync(join(apps, 'web', 'dist'), join(folder, 'app', 'website'), { recursive: true });

const port = await freePort();
const database = await launchMongod(join(folder, 'database'));
const address = (path: string): string => `http://127.0.0.1:${port}${path}`;
const inApp = {
  cwd: join(folder, 'app'),
  encoding: 'utf8',
  env: {
    PATH: process.env.PATH,
    NODE_ENV: 'production',
    PORT: String(port),
    MONGODB_URI: database.uri,
    TOKEN_SECRET: 'only for this check, and long enough for it',
    PASSWORD_PEPPER: 'only for this check',
    STRIPE_SECRET_KEY: 'sk_test_check',
    STRIPE_WEBHOOK_SECRET: 'whsec_check',
    PUBLIC_URL: address(''),
    PICTURES_DIR: join(folder, 'pictures'),
    WEBSITE_DIR: join(folder, 'app', 'website'),
    MIGRATE_ON_START: 'false',
    BACKGROUND_JOBS: 'false',
    // A slow machine must not look like a silent database.
    MAX_ANSWER_SECONDS: '600',
    LOG_LEVEL: 'warn',
  },
} as const;

/** Runs a command of the bundle to its end. */
const run = (args: readonly string[], { input, uri = database.uri }: { input?: string; uri?: string } = {}): void => {
  const env = { ...inApp.env, MONGODB_URI: uri };
  const { status, stderr } = spawnSync(process.execPath, args, { ...inApp, env, input });
  assert.equal(status, 0, stderr);
};

/** Creates the demo in a separate database. @returns the address of a picture variant that is not made yet */
const makeDemo = (): string => {
  const uri = new URL(database.uri);
  uri.pathname = '/demo';
  run(['seed-demo.js'], { uri: uri.href });
  // A second `up` runs it again.
  run(['seed-demo.js'], { uri: uri.href });
  const [picture = ''] = readdirSync(inApp.env.PICTURES_DIR);
  return address(`/pictures/${picture.replace('-1600.webp', '-400.avif')}`);
};

const checkAnswers = async (picture: string): Promise<void> => {
  const page = await fetch(address('/'));
  assert.equal(page.status, 200);
  assert.match(await page.text(), /Wayfarer/);
  assert.equal((await fetch(address('/nowhere'))).status, 404);
  assert.deepEqual(await (await fetch(address('/api/package'))).json(), []);
  const login = await fetch(address('/api/auth/login'), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username: 'operator', password: 'a fine long password' }),
  });
  const { token, role } = (await login.json()) as { token: string; role: string };
  assert.equal(role, 'admin');
  assert.equal((await fetch(address('/api/docs/'))).status, 200);
  const variant = await fetch(picture);
  assert.equal(variant.headers.get('content-type'), 'image/avif');
  const form = new FormData();
  for (const field of ['name', 'country', 'description']) form.append(field, 'Hampi');
  form.append('image', await variant.blob(), 'hampi.avif');
  const upload = { method: 'POST', headers: { Authorization: `Bearer ${token}` }, body: form };
  assert.equal((await fetch(address('/api/destination'), upload)).status, 201);
};

/** The PDF library is beside the bundle with its fonts: bundled, it would not find its own files. */
const checkVoucher = async (): Promise<void> => {
  const worker = new Worker(join(inApp.cwd, 'document-worker.js'), {
    env: { NODE_ENV: 'production' },
    workerData: { LANGUAGES: ['ar'] },
  });
  worker.postMessage({ kind: 'voucher', facts: { ...vouchers.Arabic, language: 'ar', name: 'नमस्ते 漢字 مرحبا' } });
  const [bytes] = await once(worker, 'message');
  assert.equal(Buffer.from(bytes).toString('latin1', 0, 5), '%PDF-');
  await worker.terminate();
};

const checkServer = async (picture: string): Promise<void> => {
  const server = spawn(process.execPath, ['main.js'], { ...inApp, stdio: ['ignore', 'inherit', 'inherit'] });
  const ended = once(server, 'exit');
  try {
    const isReady = async (): Promise<boolean> => (await fetch(address('/api/ready')).catch(() => null))?.ok ?? false;
    while (!(await isReady())) {
      assert.equal(server.exitCode, null, 'The bundle ended before it was ready.');
      await pause(100);
    }
    await checkAnswers(picture);
    server.kill('SIGTERM');
    assert.deepEqual(await ended, [0, null]);
  } finally {
    server.kill('SIGKILL');
  }
};

try {
  run(['migrate.js']);
  run(['create-admin.js', 'operator', 'operator@example.com'], { input: 'a fine long password' });
  await checkVoucher();
  await checkServer(makeDemo());
  console.log(
    'The production bundle migrates, makes a voucher and the demo, takes an upload, serves site and API outside the workspace, and stops when told to.',
  );
} finally {
  await database.stop();
  rmSync(folder, { recursive: true, force: true });
}
