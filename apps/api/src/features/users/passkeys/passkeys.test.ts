import supertest from 'supertest';
import { afterAll, expect, test } from 'vitest';
import { createApp } from '../../../app.ts';
import { type Account, bearerOf, confirmAddress, signUp } from '../../../testing/accounts.ts';
import {
  addPasskey,
  answerOf,
  createAuthenticator,
  logInWithPasskey,
  startPasskey,
  withPasskey,
} from '../../../testing/authenticator.ts';
import { testPost } from '../../../testing/servers/start-post.ts';
import { testApi } from '../../../testing/start-test-api.ts';
import { withSettings } from '../../../testing/with-settings.ts';

const MINUTE = 60_000;
const TOO_LATE = 'This request has expired or was already used. Please try again.';
const UNCHECKED = 'This passkey could not be checked. Try again, or log in with your password.';

const api = await testApi({ EMAIL_FROM: 'agency@wayfarer.example' });
const post = await testPost(api);
const { app, stop } = createApp(api.dependencies);
/** The same product in another process. */
const other = { request: supertest(app) };
afterAll(stop);

const account = ({ bearer }: Pick<Account, 'bearer'>) => api.request.get('/api/account').set(bearer);
const remove = ({ bearer, password }: Account, id: string) =>
  api.request.post('/api/account/passkeys/remove').set(bearer).send({ passkey: id, currentPassword: password });
const expectRefused = async (answer: object, sentence: string): Promise<void> => {
  const { body } = await logInWithPasskey(api, answer).expect(401);
  expect(body).toMatchObject({ code: 'PASSKEY_REFUSED', error: sentence });
};

test('a passkey logs in by itself, at any process, and its account says when; nothing but its public key is kept', async () => {
  const { user, authenticator, id } = await withPasskey(api);
  expect((await account(user)).body.passkeys).toEqual([{ id, name: 'My phone', addedAt: expect.any(String), lastUsedAt: null }]);
  const { body: login } = await other.request
    .post('/api/auth/passkey')
    .send({ credential: await answerOf(api, authenticator) })
    .expect(200);
  expect(login).toEqual({ token: expect.any(String), role: 'user', userId: user.userId });
  const { body } = await account(bearerOf(login.token)).expect(200);
  expect(body.passkeys).toMatchObject([{ id, lastUsedAt: expect.any(String) }]);
  expect(body.sessions).toHaveLength(2);
});

test('an answer counts once, however many send it at once at two processes', async () => {
  const { authenticator } = await withPasskey(api);
  const answer = await answerOf(api, authenticator);
  const answers = await Promise.all(
    [api, other, api, other].map(({ request }) => request.post('/api/auth/passkey').send({ credential: answer })),
  );
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 401, 401, 401]);
  await expectRefused(answer, TOO_LATE);
});

test('a challenge counts for 5 minutes, for a login or for one session, and never as what it was not drawn for', async () => {
  const { user, authenticator } = await withPasskey(api);
  const late = await answerOf(api, authenticator);
  const ofAnother = await startPasskey(api, user);
  const { body: login } = await logInWithPasskey(api, await answerOf(api, authenticator)).expect(200);
  const add = (credential: object, { bearer }: Pick<Account, 'bearer'>) =>
    api.request.post('/api/account/passkeys').set(bearer).send({ name: 'Key', credential });
  const elsewhere = await add(createAuthenticator().create(ofAnother, api.url), bearerOf(login.token)).expect(401);
  expect(elsewhere.body.error).toBe(TOO_LATE);
  const { body: forLogin } = await api.request.post('/api/auth/passkey/start').expect(200);
  await add(createAuthenticator().create({ ...ofAnother, challenge: forLogin.challenge }, api.url), user).expect(401);
  const forAdding = await startPasskey(api, user);
  await expectRefused(authenticator.get({ challenge: forAdding.challenge, rpId: forAdding.rp.id }, api.url), TOO_LATE);
  api.clock.moveBy(5 * MINUTE + 1);
  await expectRefused(late, TOO_LATE);
});

test('an answer that was made for another site, in another name, or is no answer at all, opens nothing', async () => {
  const { user, authenticator } = await withPasskey(api);
  const { origin } = new URL(api.url);
  await expectRefused(
    await answerOf(api, authenticator, 'https://harm.example'),
    `Passkeys for this site only work at ${origin}. Please open the site there.`,
  );
  const { body } = await api.request.post('/api/auth/passkey/start').expect(200);
  await expectRefused(authenticator.get({ ...body, rpId: 'harm.example' }, origin), UNCHECKED);
  const stranger = createAuthenticator();
  stranger.create(await startPasskey(api, user), origin);
  const own = await answerOf(api, authenticator);
  const forged = { ...(await answerOf(api, stranger)), id: own.id, rawId: own.rawId };
  await expectRefused(forged, UNCHECKED);
  for (const content of ['{', '[]', '{"challenge":{"$gt":""},"origin":"x"}'])
    await expectRefused(
      { ...own, response: { ...own.response, clientDataJSON: Buffer.from(content).toString('base64url') } },
      UNCHECKED,
    );
  await logInWithPasskey(api, own).expect(200);
});

test('an authenticator that does not make sure who asks neither becomes a passkey nor logs in', async () => {
  const user = await signUp(api);
  const careless = createAuthenticator({ verifies: false });
  const { body } = (await addPasskey(api, user, { authenticator: careless })) as { body: { code: string } };
  expect(body.code).toBe('PASSKEY_REFUSED');
  expect((await account(user)).body.passkeys).toEqual([]);
  const { authenticator } = await withPasskey(api);
  authenticator.stopAsking();
  await expectRefused(await answerOf(api, authenticator), UNCHECKED);
});

test('a copy of a passkey that is behind is refused; one that counts nothing logs in again and again', async () => {
  const { authenticator } = await withPasskey(api);
  await logInWithPasskey(api, await answerOf(api, authenticator)).expect(200);
  authenticator.turnBack(1);
  await expectRefused(await answerOf(api, authenticator), UNCHECKED);
  const [user, uncounted] = [await signUp(api), createAuthenticator({ counts: false })];
  await addPasskey(api, user, { authenticator: uncounted });
  for (let logins = 0; logins < 2; logins += 1) await logInWithPasskey(api, await answerOf(api, uncounted)).expect(200);
});

test('a removed passkey, and one of a deleted user, are told to be unknown; the logins that it opened elsewhere end', async () => {
  const { user, authenticator, id } = await withPasskey(api);
  const { body: login } = await logInWithPasskey(api, await answerOf(api, authenticator)).expect(200);
  await remove({ ...user, password: 'not this one' }, id).expect(401);
  await remove(user, id).expect(200);
  expect((await remove(user, id).expect(404)).body.error).toBe('This passkey has already been removed.');
  await account(bearerOf(login.token)).expect(401);
  await account(user).expect(200);
  const unknown = 'This passkey is no longer valid here. Log in with your password and check the passkeys on your account page.';
  await expectRefused(await answerOf(api, authenticator), unknown);
  const { user: gone, authenticator: left } = await withPasskey(api);
  await api.request.post('/api/account/delete').set(gone.bearer).send({ currentPassword: gone.password }).expect(200);
  await expectRefused(await answerOf(api, left), unknown);
});

test('an account has at most 20 passkeys, also when several are added at once', async () => {
  const user = await signUp(api);
  for (let count = 0; count < 18; count += 1) await addPasskey(api, user);
  const started = await Promise.all(Array.from({ length: 4 }, () => startPasskey(api, user)));
  const answers = await Promise.all(started.map((options) => addPasskey(api, user, { options })));
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 201, 409, 409]);
  const { body } = await api.request
    .post('/api/account/passkeys/start')
    .set(user.bearer)
    .send({ currentPassword: user.password })
    .expect(409);
  expect(body.error).toBe('You already have 20 passkeys. Remove one first.');
});

test('a login by passkey in a browser that the account does not know is told by email, as one by password is', async () => {
  const { user, authenticator } = await withPasskey(api);
  await confirmAddress(api, user);
  const agent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
  await logInWithPasskey(api, await answerOf(api, authenticator))
    .set('User-Agent', agent)
    .expect(200);
  await post.pass();
  expect(post.subjectsTo(`${user.username}@example.com`)).toContain('A login from a new browser');
});

test('after 100 refused passkeys an address waits, whoever is meant', () =>
  withSettings(api, { RATE_LIMITS: 'on' }, async () => {
    api.clock.stop();
    const { authenticator } = await withPasskey(api);
    const answer = await answerOf(api, authenticator);
    await logInWithPasskey(api, answer).expect(200);
    const statuses: number[] = [];
    while (statuses.at(-1) !== 429 && statuses.length < 110) statuses.push((await logInWithPasskey(api, answer)).status);
    expect(statuses).toHaveLength(102);
    const { body } = await logInWithPasskey(api, await answerOf(api, authenticator)).expect(429);
    expect(body.error).toMatch(/^Too many passkeys were refused\. Please try again in \d+ s\.$/);
  }));

test('an export names passkeys and when they were used, and nothing by which they work', async () => {
  const { user } = await withPasskey(api);
  const { body } = await api.request.get('/api/account/export').set(user.bearer).expect(200);
  expect(body.passkeys).toEqual([{ name: 'My phone', addedAt: expect.any(String), lastUsedAt: null }]);
});
