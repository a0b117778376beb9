import { only } from '@wayfarer/contracts/testing/only';
import supertest from 'supertest';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApp } from '../../app.ts';
import { objectIdOf } from '../../database/object-ids.ts';
import { type Account, signUp, signUpAdmin } from '../../testing/accounts.ts';
import { addPasskey, createAuthenticator, startPasskey } from '../../testing/authenticator.ts';
import { addTourPackage } from '../../testing/catalogue.ts';
import { invitedToken } from '../../testing/invited-token.ts';
import { bookingBody } from '../../testing/money-journey.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { codeOf, pendingTokenOf, startTwoFactor, turnOnTwoFactor } from '../../testing/two-factor.ts';
import { linkTokenOf } from '../emails/index.ts';

/** How many calls are made at once. */
const CALLERS = process.env.CI ? 60 : 20;
const everyIndex = Array.from({ length: CALLERS }, (_, index) => index);

let api: TestApi;
/** The same product in another process. */
let other: { request: ReturnType<typeof supertest>; stop: () => Promise<void> };
beforeAll(async () => {
  api = await startTestApi({ EMAIL_FROM: 'agency@wayfarer.example' });
  // The clock stands still, so the code stays valid.
  api.clock.stop();
  const { app, stop } = createApp(api.dependencies);
  other = { request: supertest(app), stop };
});
afterAll(async () => {
  await other.stop();
  await api.stop();
});

type Request = (through: typeof other.request) => supertest.Test;
/** Makes calls at once, alternating between two processes. @returns the numbers of those that succeeded */
const winnersOf = async (callOf: (index: number) => Request): Promise<number[]> => {
  const answers = await Promise.all(everyIndex.map((index) => callOf(index)(index % 2 ? other.request : api.request)));
  const failed = answers.filter(({ status }) => status >= 500 && status !== 503);
  expect(failed.map(({ status, text }) => `${status} ${text}`)).toEqual([]);
  return everyIndex.filter((index) => (answers[index]?.status ?? 0) < 300);
};
const passwordOf = (index: number): string => `a password of number ${index}`;
const logIn = (username: string, password: string) => api.request.post('/api/auth/login').send({ username, password });
/** Fails unless exactly this password opens the account, and the former one does not. */
const expectPassword = async ({ username, password }: Account, winner: number): Promise<void> => {
  await logIn(username, passwordOf(winner)).expect(200);
  await logIn(username, password).expect(401);
};
/** The tokens of the links that an address, or an account, asked for. */
const tokensOf = async (filter: object): Promise<string[]> => {
  const links = await api.dependencies.database.collection('emailedlinks').find(filter).toArray();
  return links.map(({ nonce }) => linkTokenOf(api.dependencies.config, nonce));
};

test('of many registrations of one name at once one succeeds', async () => {
  const winners = await winnersOf(
    (index) => (through) =>
      through
        .post('/api/auth/register')
        .send({ username: 'rush', email: `rush${index}@example.com`, password: passwordOf(index) }),
  );
  await logIn('rush', passwordOf(only(winners))).expect(200);
});

test('of many changes of a password at once one succeeds, and its password is the one that logs in', async () => {
  const account = await signUp(api);
  const winners = await winnersOf(
    (index) => (through) =>
      through
        .put('/api/auth/password')
        .set(account.bearer)
        .send({ currentPassword: account.password, newPassword: passwordOf(index) }),
  );
  await expectPassword(account, only(winners));
});

test('an emailed link to a new password works once, however many use it at once', async () => {
  const account = await signUp(api);
  const email = `${account.username}@example.com`;
  await api.request.post('/api/auth/forgot-password').send({ email }).expect(200);
  const token = only(await tokensOf({ emailKey: email, purpose: 'set-password' }));
  const winners = await winnersOf(
    (index) => (through) => through.post('/api/auth/reset-password').send({ token, newPassword: passwordOf(index) }),
  );
  await expectPassword(account, only(winners));
});

test('of many links to new addresses that are used at once one counts', async () => {
  const account = await signUp(api);
  const addressOf = (index: number): string => `address${index}-${account.username}@example.com`;
  for (const index of everyIndex)
    await api.request
      .post('/api/account/email')
      .set(account.bearer)
      .send({ email: addressOf(index), currentPassword: account.password })
      .expect(200);
  const tokens = await Promise.all(everyIndex.map(async (index) => only(await tokensOf({ emailKey: addressOf(index) }))));
  const winners = await winnersOf(
    (index) => (through) => through.post('/api/account/confirm-email').send({ token: tokens[index] }),
  );
  const winner = only(winners);
  const { body } = await api.request.get('/api/account').set(account.bearer).expect(200);
  expect(body.email).toBe(addressOf(winner));
});

test('a code turns two-factor login on once, and one turns it off once', async () => {
  const account = await signUp(api);
  const secret = await startTwoFactor(api, account);
  const codes: string[][] = [];
  const on = await winnersOf(
    (index) => (through) =>
      through
        .post('/api/account/two-factor/confirm')
        .set(account.bearer)
        .send({ code: codeOf(api, secret) })
        .expect(({ body }) => {
          codes[index] = body.recoveryCodes;
        }),
  );
  const [code] = codes[only(on)] ?? [];
  const off = await winnersOf(
    () => (through) =>
      through.post('/api/account/two-factor/remove').set(account.bearer).send({ currentPassword: account.password, code }),
  );
  expect(off).toHaveLength(1);
  await logIn(account.username, account.password).expect(200);
});

test('a recovery code opens one session, however many use it at once', async () => {
  const account = await signUp(api);
  const { recoveryCodes } = await turnOnTwoFactor(api, account);
  const pendingToken = await pendingTokenOf(api, account);
  const winners = await winnersOf(
    () => (through) => through.post('/api/auth/second-step').send({ pendingToken, code: recoveryCodes[0] }),
  );
  expect(winners).toHaveLength(1);
});

test('a passkey is added once and removed once', async () => {
  const account = await signUp(api);
  const credential = createAuthenticator().create(await startPasskey(api, account), api.url);
  const added = await winnersOf(
    () => (through) => through.post('/api/account/passkeys').set(account.bearer).send({ name: 'My phone', credential }),
  );
  expect(added).toHaveLength(1);
  const { body } = await addPasskey(api, account);
  const removed = await winnersOf(
    () => (through) =>
      through
        .post('/api/account/passkeys/remove')
        .set(account.bearer)
        .send({ passkey: body.id, currentPassword: account.password }),
  );
  expect(removed).toHaveLength(1);
  expect((await api.request.get('/api/account').set(account.bearer).expect(200)).body.passkeys).toHaveLength(1);
});

test('an invitation makes one account with its role, however many accept it at once', async () => {
  const admin = await signUpAdmin(api);
  const token = await invitedToken(api, admin, 'guide@example.com');
  const winners = await winnersOf(
    (index) => (through) =>
      through.post('/api/invitation/accept').send({ token, username: `guide-${index}`, password: passwordOf(index) }),
  );
  const winner = only(winners);
  const made = await api.dependencies.database
    .collection('users')
    .find({ usernameKey: /^guide-/ })
    .toArray();
  expect(made.map(({ username, role }) => [username, role])).toEqual([[`guide-${winner}`, 'guide']]);
});

test('an account that is deleted many times at once is gone, and every other answer is that the caller is logged out', async () => {
  const account = await signUp(api);
  const winners = await winnersOf(
    () => (through) => through.post('/api/account/delete').set(account.bearer).send({ currentPassword: account.password }),
  );
  expect(winners.length).toBeGreaterThan(0);
  await logIn(account.username, account.password).expect(401);
  expect(await api.dependencies.database.collection('users').countDocuments({ usernameKey: account.username })).toBe(0);
});

test('a role that an admin takes stays taken, however often the invitation that gave it is used meanwhile', async () => {
  const [admin, account] = [await signUpAdmin(api), await signUp(api)];
  const token = await invitedToken(api, admin, `${account.username}@example.com`, 'desk');
  const join = (through: typeof other.request) => through.post('/api/invitation/join').set(account.bearer).send({ token });
  expect(await winnersOf(() => join)).not.toEqual([]);
  const taken = api.request.put(`/api/auth/${account.userId}/role`).set(admin.bearer).send({ role: 'user' });
  await Promise.all([winnersOf(() => join), taken.expect(200)]);
  expect(await winnersOf(() => join)).toEqual([]);
  await api.request.get('/api/booking').set(account.bearer).expect(403);
});

test('of bookings that are made while an admin deletes their account none keeps its name, or waits for money', async () => {
  const [admin, account] = [await signUpAdmin(api), await signUp(api)];
  const tour = await addTourPackage(api, admin);
  const body = bookingBody(api, account, tour);
  const deleted = api.request.delete(`/api/auth/${account.userId}`).set(admin.bearer);
  await Promise.all([
    winnersOf(() => (through) => through.post('/api/booking').set(account.bearer).send(body)),
    deleted.expect(200),
  ]);
  const { database } = api.dependencies;
  const ofThem = { userId: objectIdOf(account.userId) };
  const kept = await database.collection('bookings').find(ofThem).toArray();
  expect(kept.filter((booking) => JSON.stringify(booking).includes(account.username))).toEqual([]);
  expect(kept.filter(({ bookingStatus }) => bookingStatus === 'pending')).toEqual([]);
  expect(await database.collection('sessions').countDocuments(ofThem)).toBe(0);
});

test('logins that are opened while another one sets a new password end with it', async () => {
  const account = await signUp(api);
  const opened: string[] = [];
  const logIns = winnersOf(
    (index) => (through) =>
      through
        .post('/api/auth/login')
        .send({ username: account.username, password: account.password })
        .expect(({ body }) => {
          opened[index] = body.token;
        }),
  );
  const passwords = { currentPassword: account.password, newPassword: passwordOf(0) };
  const change = async () => (await api.request.put('/api/auth/password').set(account.bearer).send(passwords)).status;
  // Too many passwords may wait for a turn.
  await expect.poll(change, { timeout: 60_000 }).toBe(200);
  await logIns;
  const statuses = await Promise.all(
    opened
      .filter(Boolean)
      .map(async (token) => (await api.request.get('/api/account').set({ Authorization: `Bearer ${token}` })).status),
  );
  expect(statuses.filter((status) => status !== 401)).toEqual([]);
  await api.request.get('/api/account').set(account.bearer).expect(200);
});
