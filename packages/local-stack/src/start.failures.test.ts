import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { freePort } from './mongod/free-port.ts';
import { findMongod } from './mongod/index.ts';
import { withMember } from './mongod/replica-set.ts';
import { listProcessesOf, runScript, temporaryFolder } from './testing/copies.ts';
import { until } from './until.ts';

/** Runs `npm start` to its expected failure and checks what every failure must fulfil. */
const failureOf = async (env: NodeJS.ProcessEnv): Promise<string> => {
  const folder = await temporaryFolder();
  const started = runScript('start.ts', { PORT: String(await freePort()), DATA_DIR: join(folder, 'data'), ...env });
  expect(await started.ended).toBe(1);
  const lines = started.output().trimEnd().split('\n');
  expect(lines.filter((line) => /^\s+at |^Error/.test(line))).toEqual([]);
  expect(await listProcessesOf(folder)).toEqual([]);
  return lines.at(-1) ?? '';
};

describe('npm start ends with exit code 1, one sentence that says what to do, and nothing left running', () => {
  test.each([
    [{ PORT: 'abc' }, /^PORT is 'abc', but must be a whole number/],
    [{ PORT: '70000' }, /^PORT is '70000'/],
    [{ STRIPE_SECRET_KEY: 'sk_test_1' }, /^The demo data failed: .+ STRIPE_WEBHOOK_SECRET is missing. See .env.example/],
    [{ STRIPE_WEBHOOK_SECRET: 'whsec_12345678' }, /^The demo data failed: .+ STRIPE_SECRET_KEY is missing. See .env.example/],
    [{ MONGODB_URI: 'localhost:27017' }, /^The API failed: .+ MONGODB_URI must begin with mongodb/],
    [{ PUBLIC_URL: 'travel.example' }, /^PUBLIC_URL is 'travel.example'/],
    [{ HOST: '203.0.113.7' }, /^HOST is '203.0.113.7', which is not an address of this machine/],
    [{ DATA_DIR: '/proc/wayfarer' }, /^DATA_DIR \(\/proc\/wayfarer\) cannot be written/],
  ])('for %o', async (env, sentence) => {
    expect(await failureOf(env)).toMatch(sentence);
  });

  test('for a port that another program listens on', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    onTestFinished(() => void server.close());
    const address = server.address();
    const port = typeof address === 'object' ? address?.port : 0;
    expect(await failureOf({ PORT: String(port) })).toMatch(new RegExp(`^Port ${port} is taken by another program`));
  });

  test('for a data folder that is a file', async () => {
    const file = join(await temporaryFolder(), 'file');
    await writeFile(file, '');
    expect(await failureOf({ DATA_DIR: file })).toMatch(/cannot be written/);
  });

  test('for a database that does not answer', async () => {
    const uri = `mongodb://127.0.0.1:${await freePort()}/wayfarer?replicaSet=rs0`;
    expect(await failureOf({ MONGODB_URI: uri })).toMatch(
      /^The API failed: The database cannot be used: .+ check MONGODB_URI; it must name a MongoDB replica set/,
    );
  });

  test('for a database that is no replica set', async () => {
    const [binary, port, folder] = await Promise.all([findMongod(), freePort(), temporaryFolder()]);
    const standalone = spawn(binary, ['--dbpath', folder, '--port', String(port), '--bind_ip', '127.0.0.1', '--nounixsocket'], {
      stdio: 'ignore',
    });
    const exited = once(standalone, 'exit');
    onTestFinished(async () => {
      standalone.kill('SIGKILL');
      await exited;
    });
    await until(
      () => withMember(port, async (admin) => (await admin.command({ ping: 1 })).ok === 1),
      AbortSignal.timeout(60_000),
    );
    expect(await failureOf({ MONGODB_URI: `mongodb://127.0.0.1:${port}/wayfarer` })).toMatch(
      /^The API failed: The database cannot be used: It is not a replica set\. .+ check MONGODB_URI/,
    );
  });

  test('for a machine without mongod, a cache and a network', async () => {
    const folder = await temporaryFolder();
    const env = {
      PATH: join(folder, 'nothing'),
      XDG_CACHE_HOME: join(folder, 'cache'),
      MONGOMS_SYSTEM_BINARY: '',
      MONGOMS_DOWNLOAD_MIRROR: 'http://127.0.0.1:9',
    };
    expect(await failureOf(env)).toMatch(
      /^No mongod was found and none could be downloaded .+: install MongoDB 6 or newer, or set MONGODB_URI/,
    );
  });
});
