import { readFile, stat } from 'node:fs/promises';
import { request } from 'node:http';
import { networkInterfaces } from 'node:os';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { layoutOf } from './data-folder.ts';
import { freePort } from './mongod/free-port.ts';
import { expectToStop, folderWithDemo, isReady, runCommand, runScript, startCopy } from './testing/copies.ts';

const start = async () => startCopy(await folderWithDemo(afterAll), {}, afterAll);
// Shared by the tests of this file: none of them stops one.
const copies = await Promise.all([start(), start()]);
const [copy, other] = copies;

describe('npm start', () => {
  test('refuses a data folder that a running copy uses, and leaves that copy alone', async () => {
    const second = runScript('start.ts', { PORT: String(await freePort()), DATA_DIR: copy.folder });
    expect(await second.ended).toBe(1);
    expect(second.output()).toMatch(
      /^Wayfarer already runs with DATA_DIR .+ \(process \d+\): stop that copy, or set DATA_DIR and PORT/,
    );
    const reset = runScript('seed.ts', { DATA_DIR: copy.folder }, ['--reset']);
    expect(await reset.ended).toBe(1);
    expect(reset.output()).toMatch(/^Wayfarer already runs/);
    expect(await isReady(copy.url)).toBe(true);
  });

  test('runs two copies side by side, each with secrets of its own that only its owner can read', async () => {
    expect(await Promise.all(copies.map(({ url }) => isReady(url)))).toEqual([true, true]);
    const files = copies.map(({ folder }) => layoutOf(folder).secrets);
    const [one, another] = await Promise.all(files.map((file) => readFile(file, 'utf8')));
    expect(one).not.toBe(another);
    for (const file of files) expect((await stat(file)).mode & 0o777).toBe(0o600);
  });

  test('serves on a single address, including an IPv6 one if the machine has it, until SIGINT stops every process', async () => {
    const hasIpv6 = Object.values(networkInterfaces()).some((addresses) => addresses?.some(({ address }) => address === '::1'));
    const [host, origin] = hasIpv6 ? ['::1', 'http://[::1]'] : ['127.0.0.2', 'http://127.0.0.2'];
    const bound = await startCopy(await folderWithDemo(), { HOST: host });
    expect(await isReady(`${origin}:${new URL(bound.url).port}`)).toBe(true);
    expect(await isReady(bound.url)).toBe(false);
    await expectToStop(bound, 'SIGINT');
  });
});

test('the money check and the first admin work on the copy that runs with the data folder, without a variable', async () => {
  const { folder, url } = other;
  const checked = await runCommand(folder, ['check-money']);
  expect(checked).toEqual({ code: 0, output: expect.stringMatching(/^Problems found: 0\. Bookings checked: 0\./) });
  const password = 'violet harbour 4711';
  const made = await runCommand(folder, ['create-admin', 'captain', 'captain@example.com'], { ADMIN_PASSWORD: password });
  expect(made).toEqual({ code: 0, output: "The admin 'captain' can log in now.\n" });
  const logIn = () =>
    fetch(`${url}/api/auth/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ username: 'captain', password }),
    });
  // A machine that is busy says so with 503, and when to come again.
  const isHeard = async () => {
    const { status } = await logIn();
    return status === 503 ? null : status;
  };
  expect(await vi.waitUntil(isHeard, { timeout: 120_000, interval: 1000 })).toBe(200);
});

test('the mailbox answers its own pages alone: no other site that the browser has open, and no other name of this machine', async () => {
  const [, mailbox = ''] = /Mailbox, .+: (http:\S+)/.exec(copy.output()) ?? [];
  const { host, port } = new URL(mailbox);
  const ask = (method: string, path: string, headers: Record<string, string>): Promise<number> =>
    new Promise((resolve, reject) => {
      const asked = request({ host: '127.0.0.1', port, method, path, headers });
      asked.on('response', (answer) => resolve(answer.resume().statusCode ?? 0));
      asked.on('upgrade', (answer, socket) => {
        socket.destroy();
        resolve(answer.statusCode ?? 0);
      });
      asked.on('error', reject).end();
    });
  const upgrade = {
    Connection: 'Upgrade',
    Upgrade: 'websocket',
    'Sec-WebSocket-Version': '13',
    'Sec-WebSocket-Key': 'AAAAAAAAAAAAAAAAAAAAAA==',
  };
  const routes = [
    ['GET', '/'],
    ['GET', '/api/email'],
    ['GET', '/email'],
    ['OPTIONS', '/api/email'],
    ['DELETE', '/api/email/all'],
    ['GET', '/socket.io/?EIO=4&transport=polling'],
    ['GET', '/nowhere'],
  ] as const;
  for (const [method, path] of routes) {
    expect(await ask(method, path, { Host: host, Origin: 'http://evil.example' })).toBe(403);
    expect(await ask(method, path, { Host: `evil.example:${port}` })).toBe(403);
    expect(await ask(method, path, { Host: host, 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'no-cors' })).toBe(403);
  }
  const socket = '/socket.io/?EIO=4&transport=websocket';
  expect(await ask('GET', socket, { ...upgrade, Host: host, Origin: 'http://evil.example' })).toBe(403);
  expect(await ask('GET', socket, { ...upgrade, Host: host, Origin: `http://${host}` })).toBe(101);
  expect(await ask('GET', '/api/email', { Host: host, Origin: `http://${host}` })).toBe(200);
  expect(await ask('GET', '/api/email', { Host: `127.0.0.1:${port}` })).toBe(200);
});
