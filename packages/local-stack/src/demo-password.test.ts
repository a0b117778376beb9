import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { apiEnvironment } from './api-environment.ts';
import { layoutOf } from './data-folder.ts';
import { demoPasswordOf, OWN_PASSWORD_MARK, WELL_KNOWN_PASSWORD } from './demo-password.ts';
import { keepIdentity } from './keep-identity.ts';
import { readSettings } from './settings.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wayfarer-demo-password-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const stackAt = async (HOST?: string, PUBLIC_URL?: string) => {
  const layout = layoutOf(folder);
  const identity = await keepIdentity(layout.secrets, layout.databaseFiles);
  return { settings: readSettings({ HOST, PUBLIC_URL }), layout, ...identity, env: {}, mongodbUri: 'mongodb://127.0.0.1' };
};
const markAsMade = async (mark: string): Promise<void> => {
  const { demoSeeded } = layoutOf(folder);
  await mkdir(dirname(demoSeeded), { recursive: true });
  await writeFile(demoSeeded, mark);
};

test.each([undefined, '127.0.0.1', 'localhost', '::1'])('on %s the demo has the password of the README', async (host) => {
  expect(await demoPasswordOf(await stackAt(host))).toBe(WELL_KNOWN_PASSWORD);
});

test('where others can reach it the demo has a password of its own, which a restart keeps', async () => {
  const password = await demoPasswordOf(await stackAt('0.0.0.0'));
  expect(password).toMatch(/^[\w-]{12,}$/);
  await markAsMade(OWN_PASSWORD_MARK);
  expect(await demoPasswordOf(await stackAt('0.0.0.0'))).toBe(password);
  expect(await demoPasswordOf(await stackAt())).toBe(password);
});

test('behind a proxy that publishes it the demo has a password of its own too', async () => {
  const stack = await stackAt(undefined, 'https://travel.example');
  expect(await demoPasswordOf(stack)).toBe(stack.secrets.demoPassword);
});

test('a demo with the password of the README is never published', async () => {
  await markAsMade('');
  await expect(demoPasswordOf(await stackAt('0.0.0.0'))).rejects.toThrow('DATA_DIR');
});

test('the login page shows the accounts only with the password of the README', async () => {
  const stack = await stackAt('0.0.0.0');
  const own = apiEnvironment({ ...stack, demoPassword: await demoPasswordOf(stack) }, null);
  expect(own.DEMO_ACCOUNTS).toBeUndefined();
  expect(own.DEMO_PASSWORD).toBe(stack.secrets.demoPassword);
  expect(apiEnvironment({ ...stack, demoPassword: WELL_KNOWN_PASSWORD }, null)).toMatchObject({ DEMO_ACCOUNTS: 'shown' });
});
