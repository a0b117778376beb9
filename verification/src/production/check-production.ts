// Starts the production bundle by itself, outside the workspace, as the container does: NODE_ENV=production, the migration first, then site and
// API against a replica set. Needs the build (apps/api/dist, apps/web/dist).
import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { findMongod, freePort, launchMongod } from '@wayfarer/local-stack/mongod';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const folder = mkdtempSync(join(tmpdir(), 'wayfarer-production-'));
cpSync(join(root, 'apps/api/dist'), join(folder, 'app'), { recursive: true });
cpSync(join(root, 'apps/web/dist'), join(folder, 'app/website'), { recursive: true });

const port = await freePort();
const database = await launchMongod({ binary: await findMongod(), dataFolder: join(folder, 'database'), port: await freePort() });
const env = {
  PATH: process.env.PATH,
  NODE_ENV: 'production',
  PORT: String(port),
  MONGODB_URI: database.uri,
  TOKEN_SECRET: 'only for this check, and long enough for it',
  PASSWORD_PEPPER: 'only for this check',
  STRIPE_SECRET_KEY: 'sk_test_check',
  STRIPE_WEBHOOK_SECRET: 'whsec_check',
  PUBLIC_URL: `http://127.0.0.1:${port}`,
  PICTURES_DIR: join(folder, 'pictures'),
  WEBSITE_DIR: join(folder, 'app/website'),
  MIGRATE_ON_START: 'false',
  BACKGROUND_JOBS: 'false',
  LOG_LEVEL: 'warn',
};
const inApp = { cwd: join(folder, 'app'), env, encoding: 'utf8' };
const address = (path) => `http://127.0.0.1:${port}${path}`;

const untilReady = async (server) => {
  for (let tries = 0; tries < 100; tries += 1) {
    if (server.exitCode !== null) throw new Error(`The bundle ended with code ${server.exitCode}.`);
    const answer = await fetch(address('/api/ready')).catch(() => null);
    if (answer?.ok) return;
    await pause(100);
  }
  throw new Error('The bundle was not ready within 10 s.');
};

const run = (...args) => spawnSync(process.execPath, args, inApp);

/** Makes the demo in a database of its own and gives the address of one of its pictures in a variant that is not made yet. */
const makeDemo = () => {
  const uri = new URL(database.uri);
  uri.pathname = '/demo';
  const made = spawnSync(process.execPath, ['seed-demo.js'], { ...inApp, env: { ...env, MONGODB_URI: uri.href } });
  assert.equal(made.status, 0, made.stderr);
  const [picture] = readdirSync(env.PICTURES_DIR);
  return address(`/pictures/${picture.replace('-1600.webp', '-400.avif')}`);
};
let server;
try {
  const migrated = run('migrate.js');
  assert.equal(migrated.status, 0, migrated.stderr);
  const created = spawnSync(process.execPath, ['create-admin.js', 'operator', 'operator@example.com'], {
    ...inApp,
    input: 'a fine long password',
  });
  assert.equal(created.status, 0, created.stderr);
  const picture = makeDemo();
  server = spawn(process.execPath, ['main.js'], { ...inApp, stdio: ['ignore', 'inherit', 'inherit'] });
  await untilReady(server);
  const page = await fetch(address('/'));
  assert.equal(page.status, 200);
  assert.match(await page.text(), /Wayfarer/);
  assert.equal((await fetch(address('/nowhere'))).status, 404);
  assert.deepEqual(await (await fetch(address('/api/package'))).json(), []);
  const credentials = JSON.stringify({ username: 'operator', password: 'a fine long password' });
  const login = await fetch(address('/api/auth/login'), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: credentials,
  });
  assert.equal((await login.json()).role, 'admin');
  assert.equal((await fetch(address('/api/docs/'))).status, 200);
  assert.equal((await fetch(picture)).headers.get('content-type'), 'image/avif');
  server.kill('SIGTERM');
  const [code] = await new Promise((resolve) => server.once('exit', (...ended) => resolve(ended)));
  assert.equal(code, 0);
  console.log(
    'The production bundle migrates, makes the demo, serves site and API outside the workspace, and stops when told to.',
  );
} finally {
  server?.kill('SIGKILL');
  await database.stop();
  rmSync(folder, { recursive: true, force: true });
}
