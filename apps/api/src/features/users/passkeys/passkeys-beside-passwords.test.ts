import { expect, test } from 'vitest';
import { type Account, bearerOf, confirmAddress, signUp, signUpAdmin } from '../../../testing/accounts.ts';
import {
  addPasskey,
  answerOf,
  createAuthenticator,
  logInWithPasskey,
  startPasskey,
  withPasskey,
} from '../../../testing/authenticator.ts';
import { holdNextQuery } from '../../../testing/hold-next-query.ts';
import { testPost } from '../../../testing/servers/start-post.ts';
import { testApi } from '../../../testing/start-test-api.ts';
import { turnOnTwoFactor } from '../../../testing/two-factor.ts';
import { withSettings } from '../../../testing/with-settings.ts';

const api = await testApi({ EMAIL_FROM: 'agency@wayfarer.example' });
const post = await testPost(api);

const account = ({ bearer }: Pick<Account, 'bearer'>) => api.request.get('/api/account').set(bearer);
const remove = ({ bearer, password }: Account, id: string) =>
  api.request.post('/api/account/passkeys/remove').set(bearer).send({ passkey: id, currentPassword: password });
const byPassword = ({ username, password }: Account) => api.request.post('/api/auth/login').send({ username, password });
/** Forgets the password, and sets another by the emailed link. */
const resetByLink = async ({ username }: Account, newPassword: string): Promise<void> => {
  post.forget();
  await api.request
    .post('/api/auth/forgot-password')
    .send({ email: `${username}@example.com` })
    .expect(200);
  await post.pass();
  const { text = '' } = post.email({ to: `${username}@example.com`, subject: 'Choose a new password' });
  await api.request
    .post('/api/auth/reset-password')
    .send({ token: /\/reset-password#([\w-]+)/.exec(text)?.[1], newPassword })
    .expect(200);
};

test('a passkey replaces both factors: with two-factor login no code is asked for, and adding one asks for a code', async () => {
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

test('a new password ends the logins of passkeys and leaves the passkeys; the owner is told of each that is added or removed', async () => {
  const { user, authenticator, id } = await withPasskey(api);
  await confirmAddress(api, user);
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

test('the owner of a mailbox locks out somebody who registered with its address before: their passkeys are removed with the password, those of a confirmed address stay', async () => {
  const { user, authenticator } = await withPasskey(api);
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
  const { user, authenticator } = await withPasskey(api, await signUpAdmin(api));
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

test('adding a passkey ends every other login: those that go on, and those whose password was right a moment before', async () => {
  const user = await signUp(api);
  const { username, password } = user;
  const logIn = () => api.request.post('/api/auth/login').send({ username, password });
  const { body: earlier } = await logIn().expect(200);
  const reading = holdNextQuery(api, 'users', ({ usernameKey }) => usernameKey === username.toLowerCase());
  const underWay = logIn().then(({ status }) => status);
  await reading.answered;
  await addPasskey(api, user);
  reading.letGo();
  expect(await underWay).toBe(401);
  const statusOf = async (token: string) =>
    (await api.request.get('/api/account').set('Authorization', `Bearer ${token}`)).status;
  expect([await statusOf(earlier.token), await statusOf(user.token)]).toEqual([401, 200]);
});

test('where admins must have a second factor a passkey is one, and from then on their password alone opens nothing', async () => {
  const admin = await signUpAdmin(api);
  const dashboard = ({ bearer }: Pick<Account, 'bearer'>) => api.request.get('/api/dashboard').set(bearer);
  await withSettings(api, { ADMIN_TWO_FACTOR: 'required' }, async () => {
    const { body: second } = await byPassword(admin).expect(200);
    await dashboard(admin).expect(403);
    const { authenticator, id } = await withPasskey(api, admin);
    await dashboard(admin).expect(200);
    expect((await account(admin)).body.twoFactor).toMatchObject({ isOn: false, isRequired: false });
    // Nor may a login that the password alone opened before give itself a second factor.
    await api.request
      .post('/api/account/two-factor')
      .set(bearerOf(second.token).bearer)
      .send({ currentPassword: admin.password })
      .expect(401);
    const { body } = await byPassword(admin).expect(401);
    expect(body.error).toBe('Staff with a passkey must log in with it: the password alone is not enough.');
    const { body: login } = await logInWithPasskey(api, await answerOf(api, authenticator)).expect(200);
    await dashboard(bearerOf(login.token)).expect(200);
    await remove(admin, id).expect(200);
    await dashboard(admin).expect(403);
    await byPassword(admin).expect(200);
  });
});
