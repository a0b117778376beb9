import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { apiEnvironment } from './api-environment.ts';
import { keepIdentity, layoutOf } from './data-folder.ts';
import { demoPasswordOf, OWN_PASSWORD_MARK, WELL_KNOWN_PASSWORD } from './demo-password.ts';
import { readSettings } from './settings.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wayfarer-demo-password-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const stackAt = async (HOST?: string, PUBLIC_URL?: string) => {
  const layout = layoutOf(folder);
  const identity = await keepIdentity(layout);
  return { settings: readSettings({ HOST, PUBLIC_URL }), layout, ...identity, env: {}, mongodbUri: 'mongodb://127.0.0.1' };
};
const passwordOf = ({ settings, layout, secrets }: Awaited<ReturnType<typeof stackAt>>) =>
  demoPasswordOf(settings, layout, secrets);
const markAsMade = async (mark: string): Promise<void> => {
  const { demoSeeded } = layoutOf(folder);
  await mkdir(dirname(demoSeeded), { recursive: true });
  await writeFile(demoSeeded, mark);
};

test.each([undefined, '127.0.0.1', 'localhost', '::1'])('on %s the demo has the password of the README', async (host) => {
  expect(await passwordOf(await stackAt(host))).toBe(WELL_KNOWN_PASSWORD);
});

test('if others can reach it the demo has a password of its own, which a restart keeps', async () => {
  const password = await passwordOf(await stackAt('0.0.0.0'));
  expect(password).toMatch(/^[\w-]{12,}$/);
  await markAsMade(OWN_PASSWORD_MARK);
  expect(await passwordOf(await stackAt('0.0.0.0'))).toBe(password);
  expect(await passwordOf(await stackAt())).toBe(password);
});

test('behind a proxy that publishes it the demo has a password of its own too', async () => {
  const stack = await stackAt(undefined, 'https://travel.example');
  expect(await passwordOf(stack)).toBe(stack.secrets.demoPassword);
});

test('a demo with the password of the README is never published', async () => {
  await markAsMade('');
  await expect(passwordOf(await stackAt('0.0.0.0'))).rejects.toThrow('DATA_DIR');
});

test('the login page shows the accounts only with the password of the README', async () => {
  const stack = await stackAt('0.0.0.0');
  const own = apiEnvironment({ ...stack, demoPassword: await passwordOf(stack) });
  expect(own.DEMO_ACCOUNTS).toBeUndefined();
  expect(own.DEMO_PASSWORD).toBe(stack.secrets.demoPassword);
  expect(apiEnvironment({ ...stack, demoPassword: WELL_KNOWN_PASSWORD })).toMatchObject({ DEMO_ACCOUNTS: 'shown' });
});
