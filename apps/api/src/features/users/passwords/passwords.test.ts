import { createHmac } from 'node:crypto';
import { availableParallelism } from 'node:os';
import type { Worker } from 'node:worker_threads';
import bcrypt from 'bcryptjs';
import { expect, onTestFinished, test, vi } from 'vitest';
import { signUp } from '../../../testing/accounts.ts';
import { testApi } from '../../../testing/start-test-api.ts';
import { createPasswords } from './passwords.ts';

// A hash takes some 60 ms, so that most of an attack still waits when the honest login comes.
const api = await testApi({ PASSWORD_COST: '10', TRUST_PROXY: '1' });
const honest = await signUp(api);

const cores = availableParallelism();

const logIn = ({ from, username, password }: { from: string; username: string; password: string }) =>
  api.request.post('/api/auth/login').set('X-Forwarded-For', from).send({ username, password });
const honestLogin = () => logIn({ from: '192.0.2.1', username: honest.username, password: honest.password });

/** 200 wrong logins from 7 addresses, each for another name. */
const attack = () =>
  Array.from({ length: 200 }, (_, index) =>
    logIn({ from: `198.51.100.${index % 7}`, username: `guess-${index}`, password: 'a wrong one' }),
  );

test('of 200 wrong logins from 7 addresses few are served before a login from another, and none once they hang up', async () => {
  const { matches } = api.dependencies.passwords;
  let servedBefore = 0;
  let servedMeanwhile = Number.NaN;
  const compared = vi.spyOn(api.dependencies.passwords, 'matches').mockImplementation((password, hash, whose) => {
    const result = matches(password, hash, whose);
    if (whose.account !== honest.username) return result;
    // From here to its end it is in the queue; the time that the database takes before and afterwards does
    // not matter.
    servedBefore = served();
    return result.finally(() => {
      servedMeanwhile = served() - servedBefore;
    });
  });
  const served = (): number => compared.mock.settledResults.filter(({ type }) => type === 'fulfilled').length;
  const refused: number[] = [];
  const wrong = attack();
  const ends = Promise.allSettled(
    wrong.map(async (login) => {
      const { status, headers } = await login;
      if (status === 503) refused.push(Number(headers['retry-after']));
    }),
  );
  await expect.poll(() => compared.mock.calls.length).toBe(200);
  await honestLogin().expect(200);
  // Those running when it came and when it was answered, itself, and ten turns.
  expect(servedMeanwhile).toBeLessThanOrEqual(2 * cores + 1 + 10);
  for (const login of wrong) login.abort();
  await expect.poll(() => compared.mock.settledResults.filter(({ type }) => type === 'incomplete')).toEqual([]);
  const servedInAll = served();
  await ends;
  await honestLogin().expect(200);
  expect(served()).toBe(servedInAll + 1);
  expect(refused.every((seconds) => seconds > 0)).toBe(true);
  compared.mockRestore();
});

test('16 logins at once from one office all succeed', async () => {
  const statuses = (await Promise.all(Array.from({ length: 16 }, honestLogin))).map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([200]));
});

test('a password counts to its last byte, and a hash is worth nothing under another pepper', async () => {
  const passwords = createPasswords({ pepper: 'one', cost: 4 });
  const others = createPasswords({ pepper: 'another', cost: 4 });
  const longest = `${'é'.repeat(35)}ab`;
  const hash = await passwords.hash(longest, 'asha');
  const by = { account: 'asha' };
  expect(await passwords.matches(longest, hash, by)).toBe(true);
  expect(await passwords.matches(`${longest.slice(0, -1)}c`, hash, by)).toBe(false);
  expect(await others.matches(longest, hash, by)).toBe(false);
  await Promise.all([passwords.close(), others.close()]);
});

test('a hash of earlier versions, which another library of the same format has written, is still worth its password', async () => {
  const passwords = createPasswords({ pepper: 'a pepper for tests', cost: 4 });
  const earlier = '$2b$04$1wFInoaLrBdC151/v3sWSuwaFi6EDrZfm7uo5jv2P2OfPYJQ38Xji';
  expect(await passwords.matches('a fine long password', earlier, { account: 'asha' })).toBe(true);
  expect(await passwords.matches('a fine long passwore', earlier, { account: 'asha' })).toBe(false);
  expect(await passwords.hash('a fine long password', 'asha')).toMatch(/^\$2b\$04\$/);
  await passwords.close();
});

const KEYBOARDS = [
  ['composed', 'decomposed', 'Zürich-Straße-8841', 'Zürich-Straße-8841'.normalize('NFD')],
  ['decomposed', 'composed', 'Zürich-Straße-8841'.normalize('NFD'), 'Zürich-Straße-8841'],
  ['in syllables', 'in jamo', '가나다라마바사-8841', '가나다라마바사-8841'.normalize('NFD')],
  ['with full-width digits', 'with the usual ones', 'Kyoto-Maple-８８４１', 'Kyoto-Maple-8841'],
  ['with half-width kana', 'with the usual ones', 'ｶﾞﾀﾞﾊﾞ-Maple-8841', 'ガダバ-Maple-8841'],
  ['with no-break spaces', 'with plain ones', 'seven\u00a0camels\u00a0drink', 'seven camels drink'],
] as const;

test.each(KEYBOARDS)(
  'a password that was set %s is right typed %s, at every place that asks for it',
  async (_, __, set, typed) => {
    const { username, bearer, password } = await signUp(api);
    const change = (currentPassword: string, newPassword: string) =>
      api.request.put('/api/auth/password').set(bearer).send({ currentPassword, newPassword });
    await change(password, set).expect(200);
    await logIn({ from: '192.0.2.1', username, password: typed }).expect(200);
    await change(typed, 'three further camels').expect(200);
  },
);

test('who set a password before one form counted logs in with what they typed then', async () => {
  const passwords = createPasswords({ pepper: 'one', cost: 4 });
  onTestFinished(() => passwords.close());
  const typed = 'Zürich-Straße-8841'.normalize('NFD');
  const secret = createHmac('sha384', 'one').update(typed).digest('base64');
  const earlier = await bcrypt.hash(secret, 4);
  expect(await passwords.matches(typed, earlier, { account: 'asha' })).toBe(true);
  expect(await passwords.matches(`${typed}2`, earlier, { account: 'asha' })).toBe(false);
});

test('a password is judged in a thread, so that one that is slow to judge keeps nobody waiting', async () => {
  let started = 0;
  const count = (): void => {
    started += 1;
  };
  process.on('worker', count);
  onTestFinished(() => void process.off('worker', count));
  const passwords = createPasswords({ pepper: 'one', cost: 4 });
  onTestFinished(() => passwords.close());
  expect(await passwords.score('20201010202010102020101020201010', [], 'asha')).toBe(1);
  expect(await passwords.score('orbiting walnut spectacles', [], 'asha')).toBe(4);
  expect(started).toBe(1);
});

test('of more passwords at once than can wait some are answered busy at most: no right one is ever called wrong', async () => {
  const most = availableParallelism() * (1 + 32);
  const logins = await Promise.all(
    Array.from({ length: most + 20 }, () => logIn({ from: '192.0.2.1', username: honest.username, password: honest.password })),
  );
  expect(logins.map(({ status }) => status).filter((status) => status !== 200 && status !== 503)).toEqual([]);
});

test('a thread that hashed ends when there is nothing to do, and the next password gets another', async () => {
  let [started, ended] = [0, 0];
  const count = (worker: Worker): void => {
    started += 1;
    worker.once('exit', () => {
      ended += 1;
    });
  };
  process.on('worker', count);
  onTestFinished(() => void process.off('worker', count));
  const passwords = createPasswords({ pepper: 'one', cost: 4, threadRests: 20 });
  onTestFinished(() => passwords.close());
  const hash = await passwords.hash('a fine long password', 'asha');
  await expect.poll(() => [started, ended]).toEqual([1, 1]);
  expect(await passwords.matches('a fine long password', hash, { account: 'asha' })).toBe(true);
  await expect.poll(() => [started, ended]).toEqual([2, 2]);
});
