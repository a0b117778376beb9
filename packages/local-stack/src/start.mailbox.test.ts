import { expect, test, vi } from 'vitest';
import { readSettings } from './settings.ts';
import { expectToStop, folderWithDemo, startCopy } from './testing/copies.ts';

const subjectsIn = async (output: () => string): Promise<string[]> => {
  const [, mailbox] = /Mailbox, .+: (http:\S+)/.exec(output()) ?? [];
  const emails = (await (await fetch(`${mailbox}/api/email`)).json()) as { subject: string; to: { address: string }[] }[];
  return emails.map(({ subject, to }) => `${to.map(({ address }) => address).join()}: ${subject}`);
};

test('npm start shows in a mailbox what would have been sent, and keeps it until the next start; SIGTERM stops every process', async () => {
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
  await expectToStop(first, 'SIGTERM');
  expect(await subjectsIn((await startCopy(folder)).output)).toEqual(welcome);
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
