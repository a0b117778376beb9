import supertest from 'supertest';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApp } from '../../../app.ts';
import { type Account, signUp, signUpAdmin } from '../../../testing/accounts.ts';
import { addPasskey, answerOf, createAuthenticator, logInWithPasskey, startPasskey } from '../../../testing/authenticator.ts';
import { holdNextQuery } from '../../../testing/hold-next-query.ts';
import { type Post, startPost } from '../../../testing/start-post.ts';
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts';
import { turnOnTwoFactor } from '../../../testing/two-factor.ts';
import { withSettings } from '../../../testing/with-settings.ts';

const MINUTE = 60_000;
const TOO_LATE = 'This was answered already, or it took too long. Please try again.';
const UNCHECKED = 'This passkey could not be checked. Try again, or log in with your password.';

let api: TestApi;
let post: Post;
/** The same product in another process. */
let other: { request: ReturnType<typeof supertest>; stop: () => Promise<void> };
beforeAll(async () => {
  api = await startTestApi({ EMAIL_FROM: 'agency@wayfarer.example' });
  post = await startPost(api);
  const { app, stop } = createApp(api.dependencies);
  other = { request: supertest(app), stop };
});
afterAll(async () => {
  await other.stop();
  await post.close();
  await api.stop();
});

const account = ({ bearer }: Pick<Account, 'bearer'>) => api.request.get('/api/account').set(bearer);
const bearerOf = (token: string) => ({ bearer: { Authorization: `Bearer ${token}` } });
const remove = ({ bearer, password }: Account, id: string) =>
  api.request.post('/api/account/passkeys/remove').set(bearer).send({ passkey: id, currentPassword: password });
const byPassword = ({ username, password }: Account) => api.request.post('/api/auth/login').send({ username, password });
/** Forgets the password, and sets another by the emailed link. */
const resetByLink = async ({ username }: Account, newPassword: string): Promise<void> => {
  await api.visitor
    .post('/api/auth/forgot-password')
    .send({ email: `${username}@example.com` })
    .expect(200);
  await post.pass();
  const links = post.taken.flatMap(({ text }) => /\/reset-password#([\w-]+)/.exec(text ?? '')?.[1] ?? []);
  await api.visitor
    .post('/api/auth/reset-password')
    .send({ token: links.at(-1), newPassword })
    .expect(200);
};
const expectRefused = async (answer: object, sentence: string): Promise<void> => {
  const { body } = await logInWithPasskey(api, answer).expect(401);
  expect(body).toMatchObject({ code: 'PASSKEY_REFUSED', error: sentence });
};
const withPasskey = async (user?: Account) => {
  const [owner, authenticator] = [user ?? (await signUp(api)), createAuthenticator()];
  const { body, status } = await addPasskey(api, owner, { authenticator });
  expect(status).toBe(201);
  return { user: owner, authenticator, id: body.id as string };
};

test('a passkey logs in by itself, at any process, and its account says when; nothing but its public key is kept', async () => {
  const { user, authenticator, id } = await withPasskey();
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

test('a passkey stands for both factors: with two-factor login no code is asked for, and adding one asks for a code', async () => {
  const user = await signUp(api);
  const { recoveryCodes } = await turnOnTwoFactor(api, user);
  const body = { currentPassword: user.password };
  await api.request.post('/api/account/passkeys/start').set(user.bearer).send(body).expect(401);
  const authenticator = createAuthenticator();
  const code = recoveryCodes[0] ?? '';
  expect((await addPasskey(api, user, { authenticator, code })).status).toBe(201);
  await logInWithPasskey(api, await answerOf(api, authenticator)).expect(200);
  await byPassword(user).expect(401);
});

test('an answer counts once, however many send it at once at two processes', async () => {
  const { authenticator } = await withPasskey();
  const answer = await answerOf(api, authenticator);
  const answers = await Promise.all(
    [api, other, api, other].map(({ request }) => request.post('/api/auth/passkey').send({ credential: answer })),
  );
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 401, 401, 401]);
  await expectRefused(answer, TOO_LATE);
});

test('a challenge counts for 5 minutes, for a login or for one session, and never as what it was not drawn for', async () => {
  const { user, authenticator } = await withPasskey();
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
  const { user, authenticator } = await withPasskey();
  const { origin } = new URL(api.url);
  await expectRefused(
    await answerOf(api, authenticator, 'https://harm.example'),
    `Passkeys of this site work at ${origin} alone. Open it there.`,
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
  const { authenticator } = await withPasskey();
  authenticator.stopAsking();
  await expectRefused(await answerOf(api, authenticator), UNCHECKED);
});

test('a copy of a passkey that is behind is refused; one that counts nothing logs in again and again', async () => {
  const { authenticator } = await withPasskey();
  await logInWithPasskey(api, await answerOf(api, authenticator)).expect(200);
  authenticator.turnBack(1);
  await expectRefused(await answerOf(api, authenticator), UNCHECKED);
  const [user, uncounted] = [await signUp(api), createAuthenticator({ counts: false })];
  await addPasskey(api, user, { authenticator: uncounted });
  for (let logins = 0; logins < 2; logins += 1) await logInWithPasskey(api, await answerOf(api, uncounted)).expect(200);
});

test('a removed passkey, and one of a deleted user, are told to be unknown; the logins that it opened elsewhere end', async () => {
  const { user, authenticator, id } = await withPasskey();
  const { body: login } = await logInWithPasskey(api, await answerOf(api, authenticator)).expect(200);
  await remove({ ...user, password: 'not this one' }, id).expect(401);
  await remove(user, id).expect(200);
  expect((await remove(user, id).expect(404)).body.error).toBe('This passkey was removed already.');
  await account(bearerOf(login.token)).expect(401);
  await account(user).expect(200);
  const unknown =
    'This passkey is not known here any more. Log in with your password, and look at the passkeys on your account page.';
  await expectRefused(await answerOf(api, authenticator), unknown);
  const { user: gone, authenticator: left } = await withPasskey();
  await api.request.post('/api/account/delete').set(gone.bearer).send({ currentPassword: gone.password }).expect(200);
  await expectRefused(await answerOf(api, left), unknown);
});

test('an account has at most 20 passkeys, also when several are added at once', async () => {
  const user = await signUp(api);
  for (let count = 0; count < 18; count += 1) await addPasskey(api, user);
  const answers = await Promise.all(Array.from({ length: 4 }, () => addPasskey(api, user)));
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 201, 409, 409]);
  const { body } = await api.request
    .post('/api/account/passkeys/start')
    .set(user.bearer)
    .send({ currentPassword: user.password })
    .expect(409);
  expect(body.error).toBe('You have 20 passkeys. Remove one that you do not use first.');
});

test('a new password ends the logins of passkeys and leaves the passkeys; the owner is told of each that is added or removed', async () => {
  const { user, authenticator, id } = await withPasskey();
  const { body: login } = await logInWithPasskey(api, await answerOf(api, authenticator)).expect(200);
  const newPassword = 'another fine long password';
  await api.request.put('/api/auth/password').set(user.bearer).send({ currentPassword: user.password, newPassword }).expect(200);
  await account(bearerOf(login.token)).expect(401);
  await logInWithPasskey(api, await answerOf(api, authenticator)).expect(200);
  await remove({ ...user, password: newPassword }, id).expect(200);
  await post.pass();
  const address = `${user.username}@example.com`;
  expect(post.subjectsTo(address)).toEqual(expect.arrayContaining(['A passkey was added', 'A passkey was removed']));
});

test('who reads a mailbox keeps whoever registered with its address before out: their passkeys go with the password, those of a confirmed address stay', async () => {
  const { user, authenticator } = await withPasskey();
  const address = `${user.username}@example.com`;
  const resetTo = (newPassword: string): Promise<void> => resetByLink(user, newPassword);
  await resetTo('a password of the mailbox');
  await logInWithPasskey(api, await answerOf(api, authenticator)).expect(401);
  await post.pass();
  expect(post.subjectsTo(address)).toContain('A passkey was removed');
  const { body: login } = await byPassword({ ...user, password: 'a password of the mailbox' }).expect(200);
  const owner = { ...user, ...bearerOf(login.token), password: 'a password of the mailbox' };
  const own = createAuthenticator();
  expect((await addPasskey(api, owner, { authenticator: own })).status).toBe(201);
  await resetTo('another one of the mailbox');
  await logInWithPasskey(api, await answerOf(api, own)).expect(200);
});

test('a mailbox alone is not enough to work here: passkeys of staff stay when a link sets the password', async () => {
  const { user, authenticator } = await withPasskey(await signUpAdmin(api));
  await resetByLink(user, 'a password of the mailbox');
  await logInWithPasskey(api, await answerOf(api, authenticator)).expect(200);
});

test('a passkey that an intruder was adding while the owner set a new password is not added', async () => {
  const user = await signUp(api);
  const { body: intruder } = await byPassword(user).expect(200);
  const authenticator = createAuthenticator();
  const started = await startPasskey(api, { ...user, ...bearerOf(intruder.token) });
  const reading = holdNextQuery(api, 'users');
  const adding = api.request
    .post('/api/account/passkeys')
    .set(bearerOf(intruder.token).bearer)
    .send({ name: 'Mine', credential: authenticator.create(started, new URL(api.url).origin) })
    .then(({ status }) => status);
  await reading.answered;
  const passwords = { currentPassword: user.password, newPassword: 'one that the intruder does not know' };
  await api.request.put('/api/auth/password').set(user.bearer).send(passwords).expect(200);
  reading.letGo();
  expect(await adding).toBe(409);
  expect((await account(user)).body.passkeys).toEqual([]);
});

test('a login by passkey in a browser that the account does not know is told by email, as one by password is', async () => {
  const { user, authenticator } = await withPasskey();
  const agent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
  await logInWithPasskey(api, await answerOf(api, authenticator))
    .set('User-Agent', agent)
    .expect(200);
  await post.pass();
  expect(post.subjectsTo(`${user.username}@example.com`)).toContain('A login from a new browser');
});

test('where admins must have a second factor a passkey is one, and from then on their password alone opens nothing', async () => {
  const admin = await signUpAdmin(api);
  const dashboard = ({ bearer }: Pick<Account, 'bearer'>) => api.request.get('/api/dashboard').set(bearer);
  await withSettings(api, { ADMIN_TWO_FACTOR: 'required' }, async () => {
    const { body: second } = await byPassword(admin).expect(200);
    await dashboard(admin).expect(403);
    const { authenticator, id } = await withPasskey(admin);
    await dashboard(admin).expect(200);
    expect((await account(admin)).body.twoFactor).toMatchObject({ isOn: false, isRequired: false });
    // Nor may a login that the password alone opened before give itself a second factor.
    await api.request
      .post('/api/account/two-factor')
      .set(bearerOf(second.token).bearer)
      .send({ currentPassword: admin.password })
      .expect(401);
    const { body } = await byPassword(admin).expect(401);
    expect(body.error).toBe('Whoever works here and has a passkey logs in with it: the password alone is not enough.');
    const { body: login } = await logInWithPasskey(api, await answerOf(api, authenticator)).expect(200);
    await dashboard(bearerOf(login.token)).expect(200);
    await remove(admin, id).expect(200);
    await dashboard(admin).expect(403);
    await byPassword(admin).expect(200);
  });
});

test('after 100 refused passkeys an address waits, whoever is meant', () =>
  withSettings(api, { RATE_LIMITS: 'on' }, async () => {
    api.clock.stop();
    const { authenticator } = await withPasskey();
    const answer = await answerOf(api, authenticator);
    await logInWithPasskey(api, answer).expect(200);
    const statuses: number[] = [];
    while (statuses.at(-1) !== 429 && statuses.length < 110) statuses.push((await logInWithPasskey(api, answer)).status);
    expect(statuses).toHaveLength(102);
    const { body } = await logInWithPasskey(api, await answerOf(api, authenticator)).expect(429);
    expect(body.error).toMatch(/^Too many passkeys were refused\. Please try again in \d+ s\.$/);
  }));

test('an export names passkeys and when they were used, and nothing by which they work', async () => {
  const { user } = await withPasskey();
  const { body } = await api.request.get('/api/account/export').set(user.bearer).expect(200);
  expect(body.passkeys).toEqual([{ name: 'My phone', addedAt: expect.any(String), lastUsedAt: null }]);
});
