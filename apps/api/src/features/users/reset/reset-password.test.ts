import { only } from '@wayfarer/contracts/testing/only';
import supertest from 'supertest';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createApp } from '../../../app.ts';
import { type Account, signUp, signUpAdmin } from '../../../testing/accounts.ts';
import { type Post, startPost } from '../../../testing/servers/start-post.ts';
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts';
import { withSettings } from '../../../testing/with-settings.ts';

const MINUTE = 60_000;
const NEW = 'quite another long password';

let api: TestApi;
let post: Post;
/** The same product in another process. */
let other: { request: ReturnType<typeof supertest>; stop: () => Promise<void> };
beforeAll(async () => {
  api = await startTestApi({ EMAIL_FROM: 'agency@wayfarer.example' });
  post = await startPost(api);
  const { app, stop } = createApp({ ...api.dependencies, config: { ...api.dependencies.config, RATE_LIMITS: 'on' } });
  other = { request: supertest(app), stop };
});
beforeEach(() => post.clear());
afterAll(async () => {
  await other.stop();
  await post.close();
  await api.stop();
});

const addressOf = ({ username }: Account): string => `${username}@example.com`;
const ask = (email: string) => api.request.post('/api/auth/forgot-password').send({ email }).expect(200);
const reset = (token: string, newPassword = NEW) => api.request.post('/api/auth/reset-password').send({ token, newPassword });
const logIn = ({ username }: Account, password: string) => api.request.post('/api/auth/login').send({ username, password });
const statusOf = async ({ bearer, userId }: Account): Promise<number> =>
  (await api.request.get(`/api/booking/${userId}`).set(bearer)).status;

/** The email with a link that came to an address. */
const letterTo = (address: string) => post.email({ to: address, subject: 'Choose a new password' });
const tokensIn = ({ text = '' }: { text?: string | undefined }): string[] =>
  [...text.matchAll(/\/reset-password#([\w-]+)/g)].flatMap(([, token = '']) => token);
const tokenFor = async (account: Account): Promise<string> => {
  post.forget();
  await ask(addressOf(account));
  await post.pass();
  return only(tokensIn(letterTo(addressOf(account))));
};
const expectRefused = async (token: string): Promise<void> => {
  const { body } = await reset(token).expect(409);
  expect(body).toMatchObject({ code: 'LINK_INVALID', message: expect.stringContaining('has expired or has already been used') });
};

test('who forgot the password gets a link, sets a new one with it, and is logged out everywhere', async () => {
  const account = await signUp(api);
  const token = await tokenFor(account);
  const email = letterTo(addressOf(account));
  expect(email.text).toContain(`Your username is ${account.username}.`);
  expect(email.text).toContain(`${new URL(api.url).origin}/reset-password#${token}`);
  await reset(token).expect(200);
  expect(await statusOf(account)).toBe(401);
  await logIn(account, account.password).expect(401);
  await logIn(account, NEW).expect(200);
  await post.pass();
  expect(post.subjectsTo(addressOf(account))).toContain('Your password has changed');
});

test('a link leads to this site, whichever site the call says that it came to', async () => {
  const account = await signUp(api);
  const foreign = {
    Host: 'harm.example',
    'X-Forwarded-Host': 'harm.example',
    Forwarded: 'host=harm.example',
    Origin: 'https://harm.example',
  };
  await api.request
    .post('/api/auth/forgot-password')
    .set(foreign)
    .send({ email: addressOf(account) })
    .expect(200);
  await post.pass();
  expect(letterTo(addressOf(account)).text).toContain('/reset-password#');
  expect(JSON.stringify(post.emails().map(({ text, html }) => [text, html]))).not.toContain('harm.example');
});

test('a link works once, also for two tabs at the same time at two processes', async () => {
  const account = await signUp(api);
  const token = await tokenFor(account);
  const [one, second] = await Promise.all([
    reset(token),
    other.request.post('/api/auth/reset-password').send({ token, newPassword: 'a third fine long password' }),
  ]);
  expect(new Set([one.status, second.status])).toEqual(new Set([200, 409]));
  await expectRefused(token);
  await logIn(account, one.status === 200 ? NEW : 'a third fine long password').expect(200);
});

test('a link works for 30 minutes, and not at 31', async () => {
  const account = await signUp(api);
  const [early, late] = [await tokenFor(account), await tokenFor(account)];
  expect(early).not.toBe(late);
  api.clock.moveBy(31 * MINUTE);
  await expectRefused(late);
  await logIn(account, account.password).expect(200);
});

test('a link that is used, and a password that is changed in the account, end all links that were asked for before', async () => {
  const account = await signUp(api);
  const [one, second] = [await tokenFor(account), await tokenFor(account)];
  await reset(one).expect(200);
  await expectRefused(second);
  const third = await tokenFor(account);
  const { body } = await logIn(account, NEW).expect(200);
  await api.request
    .put('/api/auth/password')
    .set({ Authorization: `Bearer ${body.token}` })
    .send({ currentPassword: NEW, newPassword: account.password })
    .expect(200);
  await expectRefused(third);
});

test('the link of a user who is deleted sets nothing', async () => {
  const account = await signUp(api);
  const token = await tokenFor(account);
  const admin = await signUpAdmin(api);
  await api.request.delete(`/api/auth/${account.userId}`).set(admin.bearer).expect(200);
  await expectRefused(token);
});

test('an address with an account and one without get the same answer and leave the same behind, and only the first gets an email', async () => {
  const account = await signUp(api);
  await post.clear();
  const links = api.dependencies.database.collection('emailedlinks');
  const [known, unknown] = [await ask(addressOf(account).toUpperCase()), await ask('nobody@example.com')];
  expect(known.body).toEqual(unknown.body);
  // A new account has a link of its own, which confirms its address.
  const stored = await links
    .find({ emailKey: { $in: [addressOf(account), 'nobody@example.com'] }, purpose: 'set-password' })
    .toArray();
  expect(stored).toHaveLength(2);
  expect(new Set(stored.map((link) => Object.keys(link).join())).size).toBe(1);
  await post.pass();
  expect(post.recipientsInTurn()).toEqual([addressOf(account)]);
});

test('neither the database nor an email that is kept there holds the token', async () => {
  const token = await tokenFor(await signUp(api));
  const { database } = api.dependencies;
  const kept = await Promise.all(['emailedlinks', 'emails', 'users'].map((name) => database.collection(name).find().toArray()));
  expect(JSON.stringify(kept)).not.toContain(token);
  expect(token).toHaveLength(43);
});

test('a password that is easy to guess is refused, and the link still works', async () => {
  const token = await tokenFor(await signUp(api));
  const { body } = await reset(token, 'password1').expect(400);
  expect(Object.keys(body.details)).toEqual(['newPassword']);
  await reset(token).expect(200);
});

test('asking again and again for one address, at two processes, sends few emails, tells nothing, and leaves a link that works', () =>
  withSettings(api, { RATE_LIMITS: 'on' }, async () => {
    const account = await signUp(api);
    api.clock.stop();
    const body = { email: addressOf(account) };
    const askBoth = async () => [await ask(body.email), await other.request.post('/api/auth/forgot-password').send(body)];
    const answers = (await Promise.all(Array.from({ length: 7 }, askBoth))).flat();
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    await post.pass();
    const statuses: number[] = [];
    for (const token of post.emails({ to: addressOf(account) }).flatMap(tokensIn)) statuses.push((await reset(token)).status);
    expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 409, 409, 409]);
    await logIn(account, NEW).expect(200);
  }));

test('setting a password by a link clears the delays of earlier wrong ones', () =>
  withSettings(api, { RATE_LIMITS: 'on' }, async () => {
    const account = await signUp(api);
    api.clock.stop();
    for (let tries = 0; tries < 7; tries += 1) await logIn(account, 'not this one');
    await logIn(account, account.password).expect(429);
    await reset(await tokenFor(account)).expect(200);
    await logIn(account, NEW).expect(200);
  }));
