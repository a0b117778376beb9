import { expect, test } from 'vitest';
import { createDependencies } from '../../../create-dependencies.ts';
import { runWithAuditContext } from '../../../logging/audit-context.ts';
import { type Account, signUp } from '../../../testing/accounts.ts';
import { testApi } from '../../../testing/start-test-api.ts';
import { checkPassword } from './check-password.ts';

const api = await testApi({ RATE_LIMITS: 'on', TRUST_PROXY: '1' });
// Delays of a second would be over before a slow machine has sent the next guess.
api.clock.stop();

const HOME = '192.0.2.1';
const logIn = (from: string, { username, password }: { username: string; password: string }) =>
  api.request.post('/api/auth/login').set('X-Forwarded-For', from).send({ username, password });
const guess = (from: string, username: string) => logIn(from, { username, password: 'a wrong one' });
/** An account that was logged in from `HOME`, once or more. */
const accountAtHome = async (): Promise<Account> => {
  const account = await signUp(api);
  await logIn(HOME, account).expect(200);
  return account;
};
const guessFromManyAddresses = async (username: string, count: number): Promise<number[]> => {
  const statuses: number[] = [];
  for (let index = 0; index < count; index += 1) statuses.push((await guess(`198.51.100.${index}`, username)).status);
  return statuses;
};

test('60 wrong passwords from 60 addresses leave few guesses, and the right one from yet another has to wait, longer each time', async () => {
  const account = await accountAtHome();
  const statuses = await guessFromManyAddresses(account.username, 60);
  expect(statuses.filter((status) => status === 401)).toHaveLength(11);
  expect(statuses.slice(11)).toEqual(Array.from({ length: 49 }, () => 429));
  const { headers } = await logIn('203.0.113.7', account).expect(429);
  expect(Number(headers['retry-after'])).toBe(1);
  for (const seconds of [2, 4, 8]) {
    api.clock.moveBy(20_000);
    await guess('203.0.113.8', account.username).expect(401);
    expect(Number((await logIn('203.0.113.7', account).expect(429)).headers['retry-after'])).toBeLessThanOrEqual(seconds);
    expect(Number((await logIn('203.0.113.7', account).expect(429)).headers['retry-after'])).toBeGreaterThan(seconds / 2);
  }
  api.clock.moveBy(20_000);
  await logIn('203.0.113.7', account).expect(200);
});

test('nobody can lock the owner out from where the account was logged in before', async () => {
  const account = await accountAtHome();
  await guessFromManyAddresses(account.username, 30);
  await logIn(HOME, account).expect(200);
  await logIn('203.0.113.7', account).expect(429);
});

test('wrong passwords for one account leave the others of the same address alone, and so do forms without any', async () => {
  const [one, other] = [await accountAtHome(), await accountAtHome()];
  for (let index = 0; index < 40; index += 1)
    await api.request.post('/api/auth/login').set('X-Forwarded-For', HOME).send({}).expect(400);
  const statuses: number[] = [];
  for (let index = 0; index < 10; index += 1) statuses.push((await guess(HOME, one.username)).status);
  expect(statuses).toEqual([401, 401, 401, 401, 401, 401, 429, 429, 429, 429]);
  await logIn(HOME, one).expect(429);
  await logIn(HOME, other).expect(200);
  api.clock.moveBy(60_000);
  await logIn(HOME, one).expect(200);
  for (let index = 0; index < 6; index += 1) await guess(HOME, one.username).expect(401);
});

test('the IPv6 networks of one home count together, and an unknown name is paced as a known one is', async () => {
  for (const username of ['nobody-at-all', (await accountAtHome()).username]) {
    const statuses: number[] = [];
    for (let host = 1; host <= 8; host += 1) statuses.push((await guess(`2001:db8:0:${host}::1`, username)).status);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 401, 429, 429]);
    await guess('2001:db8:0:100::1', username).expect(401);
  }
});

test('one password tried on very many accounts from a new address is slowed down, and nobody who was there before', async () => {
  const office = '203.0.113.99';
  const account = await signUp(api);
  await logIn(office, account).expect(200);
  const statuses: number[] = [];
  for (let index = 0; index < 105; index += 1) statuses.push((await guess(office, `guess-${index}`)).status);
  expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(101);
  expect(statuses.at(-1)).toBe(429);
  await logIn(office, account).expect(200);
});

test('the database keeps neither the names nor the addresses of failed logins', async () => {
  await guess('198.51.100.200', 'somebody-private');
  const kept = JSON.stringify(await api.dependencies.database.collection('loginpaces').find().toArray());
  expect(kept).not.toMatch(/somebody-private|198\.51\.100/);
});

test('a stolen token does not help to guess the password', async () => {
  const account = await accountAtHome();
  const change = () =>
    api.request
      .put('/api/auth/password')
      .set(account.bearer)
      .set('X-Forwarded-For', '203.0.113.50')
      .send({ currentPassword: 'a wrong one', newPassword: 'another fine long password' });
  for (let index = 0; index < 6; index += 1) await change().expect(401);
  await change().expect(429);
});

test('guesses at the same moment, in two processes, gain no more than one after another', async () => {
  const { username } = await accountAtHome();
  const hash = await api.dependencies.passwords.hash('the right one', username);
  const now = api.clock.now();
  const clock = () => now;
  const other = await createDependencies(api.dependencies.config, clock);
  const guesses = Array.from({ length: 40 }, (_, index) => {
    const client = { userAgent: '', address: `198.51.100.${100 + index}`, signal: new AbortController().signal };
    const guessed = { username, password: 'a wrong one', hash };
    return runWithAuditContext({ client }, () =>
      checkPassword(index % 2 === 0 ? { ...api.dependencies, clock } : other, guessed),
    );
  });
  const told = (await Promise.allSettled(guesses)).filter(({ status }) => status === 'fulfilled');
  expect(told).toEqual(Array.from({ length: 11 }, () => ({ status: 'fulfilled', value: false })));
  await other.passwords.close();
  await other.database.close();
});
