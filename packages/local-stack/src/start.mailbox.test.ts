import { request } from 'node:http';
import { expect, test, vi } from 'vitest';
import { readSettings } from './settings.ts';
import { folderWithDemo, startCopy } from './testing/copies.ts';

const subjectsIn = async (output: () => string): Promise<string[]> => {
  const [, mailbox] = /Mailbox, .+: (http:\S+)/.exec(output()) ?? [];
  const emails = (await (await fetch(`${mailbox}/api/email`)).json()) as { subject: string; to: { address: string }[] }[];
  return emails.map(({ subject, to }) => `${to.map(({ address }) => address).join()}: ${subject}`);
};

test('npm start shows in a mailbox what would have been sent, and keeps it until the next start', async () => {
  const folder = await folderWithDemo();
  const first = await startCopy(folder);
  const registration = { username: 'asha', email: 'asha@example.com', password: 'a long walk in Hampi' };
  const answer = await fetch(`${first.url}/api/auth/register`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(registration),
  });
  expect(answer.status).toBe(201);
  const welcome = ['asha@example.com: Welcome to Wayfarer'];
  await vi.waitFor(async () => expect(await subjectsIn(first.output)).toEqual(welcome), { timeout: 120_000, interval: 200 });
  first.child.kill('SIGTERM');
  expect(await first.ended).toBe(0);
  expect(await subjectsIn((await startCopy(folder)).output)).toEqual(welcome);
});

test('the mailbox answers its own pages alone: no other site that the browser has open, and no other name of this machine', async () => {
  const { output } = await startCopy(await folderWithDemo());
  const [, mailbox = ''] = /Mailbox, .+: (http:\S+)/.exec(output()) ?? [];
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

test.each([
  ['where others reach the site', { HOST: '0.0.0.0' }],
  ['where the site is published', { PUBLIC_URL: 'https://travel.example' }],
  ['beside a database with real travellers', { MONGODB_URI: 'mongodb://db.example/wayfarer' }],
  ['where a mail server is set', { SMTP_URL: 'smtp://mail.example' }],
])('%s there is no mailbox, because anybody who reads it could log in as any user', (_where, env) => {
  expect(readSettings({}).hasMailbox).toBe(true);
  expect(readSettings(env).hasMailbox).toBe(false);
});
