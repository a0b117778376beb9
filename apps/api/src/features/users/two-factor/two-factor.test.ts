import { beforeEach, expect, test } from 'vitest';
import { type Account, confirmAddress, signUp, signUpAdmin } from '../../../testing/accounts.ts';
import { holdNextQuery } from '../../../testing/hold-next-query.ts';
import { testPost } from '../../../testing/servers/start-post.ts';
import { testApi } from '../../../testing/start-test-api.ts';
import { codeOf, pendingTokenOf, STEP, startTwoFactor, takeSecondStep, turnOnTwoFactor } from '../../../testing/two-factor.ts';
import { withSettings } from '../../../testing/with-settings.ts';

const api = await testApi({ EMAIL_FROM: 'agency@wayfarer.example' });
api.clock.stop();
const post = await testPost(api);
// Codes are those of a step that stands still.
beforeEach(() => api.clock.moveBy(10 * STEP));

const account = ({ bearer }: Pick<Account, 'bearer'>) => api.request.get('/api/account').set(bearer);
const bearerOf = (token: string) => ({ bearer: { Authorization: `Bearer ${token}` } });
const stored = (of: Account) => api.dependencies.database.collection('users').findOne({ username: of.username });

test('with two-factor login the password opens nothing: its token does nothing but take a code, which opens the session', async () => {
  const user = await signUp(api);
  const { secret } = await turnOnTwoFactor(api, user);
  const { username, password } = user;
  const { body } = await api.request.post('/api/auth/login').send({ username, password }).expect(401);
  expect(body).toMatchObject({ code: 'SECOND_STEP_REQUIRED', details: { pendingToken: expect.any(String) } });
  expect(Object.keys(body.details)).toEqual(['pendingToken']);
  await account(bearerOf(body.details.pendingToken)).expect(401);
  // Nor is the token of a session one of a first step.
  expect((await takeSecondStep(api, user.token, codeOf(api, secret, STEP)).expect(401)).body.code).toBe('BAD_CREDENTIALS');
  const { body: login } = await takeSecondStep(api, body.details.pendingToken, codeOf(api, secret, STEP)).expect(200);
  expect(login).toEqual({ token: expect.any(String), role: 'user', userId: user.userId });
  await account(bearerOf(login.token)).expect(200);
});

test('a code opens one session, however many send it at once, and not the one that turned two-factor login on', async () => {
  const user = await signUp(api);
  const { secret } = await turnOnTwoFactor(api, user);
  const pending = await pendingTokenOf(api, user);
  expect((await takeSecondStep(api, pending, codeOf(api, secret)).expect(401)).body.code).toBe('CODE_REFUSED');
  api.clock.moveBy(2 * STEP);
  const code = codeOf(api, secret);
  const answers = await Promise.all(Array.from({ length: 8 }, () => takeSecondStep(api, pending, code)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  // Those before it are used up too.
  await takeSecondStep(api, pending, codeOf(api, secret, -STEP)).expect(401);
});

test('codes of the step before and after count, for clocks that differ; one of two steps ago is refused in a sentence', async () => {
  const user = await signUp(api);
  const { secret } = await turnOnTwoFactor(api, user);
  const pending = await pendingTokenOf(api, user);
  api.clock.moveBy(4 * STEP);
  const { body } = await takeSecondStep(api, pending, codeOf(api, secret, -2 * STEP)).expect(401);
  expect(body.error).toBe('That code is incorrect or has expired. Enter the current code from your app.');
  await takeSecondStep(api, pending, codeOf(api, secret, 2 * STEP)).expect(401);
  await takeSecondStep(api, pending, codeOf(api, secret, -STEP)).expect(200);
  const spaced = codeOf(api, secret, STEP).replace(/^(...)/, '$1 ');
  await takeSecondStep(api, pending, spaced).expect(200);
});

test('a recovery code opens a session once, is kept as a hash, and how many are left is told', async () => {
  const user = await signUp(api);
  const { secret, recoveryCodes } = await turnOnTwoFactor(api, user);
  expect(new Set(recoveryCodes).size).toBe(10);
  const kept = JSON.stringify(await stored(user));
  for (const told of [secret, ...recoveryCodes, ...recoveryCodes.map((code) => code.replace('-', ''))])
    expect(kept).not.toContain(told);
  const [code = ''] = recoveryCodes;
  const pending = await pendingTokenOf(api, user);
  await takeSecondStep(api, pending, code.toUpperCase().replace('-', ' ')).expect(200);
  await takeSecondStep(api, pending, code).expect(401);
  expect((await account(user)).body.twoFactor).toEqual({ isOn: true, isRequired: false, recoveryCodes: 9 });
});

test('the first step counts for 5 minutes, and no longer than the password', async () => {
  const user = await signUp(api);
  const { recoveryCodes } = await turnOnTwoFactor(api, user);
  const pending = await pendingTokenOf(api, user);
  const newPassword = 'another fine long password';
  await api.request.put('/api/auth/password').set(user.bearer).send({ currentPassword: user.password, newPassword }).expect(200);
  await takeSecondStep(api, pending, recoveryCodes[0] ?? '').expect(401);
  const next = await pendingTokenOf(api, { ...user, password: newPassword });
  api.clock.moveBy(5 * 60_000 + 1000);
  const { body } = await takeSecondStep(api, next, recoveryCodes[0] ?? '').expect(401);
  expect(body.error).toBe('That took too long. Please log in again.');
});

test('after 5 wrong codes an account waits, also with the right code, and nobody else does', async () => {
  const [user, other] = [await signUp(api), await signUp(api)];
  const { secret } = await turnOnTwoFactor(api, user);
  const { recoveryCodes } = await turnOnTwoFactor(api, other);
  await withSettings(api, { RATE_LIMITS: 'on' }, async () => {
    const pending = await pendingTokenOf(api, user);
    const statuses: number[] = [];
    for (let index = 0; index < 7; index += 1) statuses.push((await takeSecondStep(api, pending, 'aaaaa-aaaaa')).status);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 401, 429]);
    const { body } = await takeSecondStep(api, pending, codeOf(api, secret, STEP)).expect(429);
    expect(body.error).toMatch(/^Too many wrong codes\. Please try again in \d+ s\.$/);
    await takeSecondStep(api, await pendingTokenOf(api, other), recoveryCodes[0] ?? '').expect(200);
    api.clock.moveBy(2000);
    await takeSecondStep(api, pending, codeOf(api, secret, STEP)).expect(200);
  });
});

test('turning it off asks for password and code; its owner is told of on and off by email', async () => {
  const user = await signUp(api);
  await confirmAddress(api, user);
  const { recoveryCodes } = await turnOnTwoFactor(api, user);
  const remove = (body: object) => api.request.post('/api/account/two-factor/remove').set(user.bearer).send(body);
  await remove({ currentPassword: 'not this one', code: recoveryCodes[0] }).expect(401);
  await remove({ currentPassword: user.password, code: 'aaaaa-aaaaa' }).expect(401);
  await remove({ currentPassword: user.password, code: recoveryCodes[0] }).expect(200);
  await api.request.post('/api/auth/login').send({ username: user.username, password: user.password }).expect(200);
  await post.pass();
  const subjects = post.subjectsTo(`${user.username}@example.com`);
  const told = subjects.filter((subject) => subject?.startsWith('Two-factor'));
  expect(told).toHaveLength(2);
  expect(new Set(told)).toEqual(new Set(['Two-factor login is on', 'Two-factor login is off']));
});

test('of two that set it up at once, in two windows, the code of the latest secret turns it on', async () => {
  const user = await signUp(api);
  const confirm = (code: string) => api.request.post('/api/account/two-factor/confirm').set(user.bearer).send({ code });
  const [first, second] = [await startTwoFactor(api, user), await startTwoFactor(api, user)];
  expect((await confirm(codeOf(api, first))).status).toBe(401);
  const answers = await Promise.all([confirm(codeOf(api, second)), confirm(codeOf(api, second))]);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(1);
});

test('two-factor login that an intruder was turning on while the owner set a new password stays off', async () => {
  const user = await signUp(api);
  const code = codeOf(api, await startTwoFactor(api, user));
  const { body: owner } = await api.request.post('/api/auth/login').send(user).expect(200);
  const reading = holdNextQuery(api, 'users');
  const confirming = api.request
    .post('/api/account/two-factor/confirm')
    .set(user.bearer)
    .send({ code })
    .then(({ status }) => status);
  await reading.answered;
  const passwords = { currentPassword: user.password, newPassword: 'one that the intruder does not know' };
  await api.request.put('/api/auth/password').set(bearerOf(owner.token).bearer).send(passwords).expect(200);
  reading.letGo();
  expect(await confirming).toBe(409);
  expect((await account(bearerOf(owner.token))).body.twoFactor.isOn).toBe(false);
});

test('turning two-factor login on ends every other login: those that go on, and those whose password was right a moment before', async () => {
  const user = await signUp(api);
  const { username, password } = user;
  const logIn = () => api.request.post('/api/auth/login').send({ username, password });
  const { body: earlier } = await logIn().expect(200);
  const reading = holdNextQuery(api, 'users', ({ usernameKey }) => usernameKey === username.toLowerCase());
  const underWay = logIn().then(({ status, body }) => ({ status, code: body.code }));
  await reading.answered;
  await turnOnTwoFactor(api, user);
  reading.letGo();
  expect(await underWay).toEqual({ status: 401, code: 'BAD_CREDENTIALS' });
  await account(bearerOf(earlier.token)).expect(401);
  expect((await account(user).expect(200)).body.sessions).toHaveLength(1);
});

test('a kept secret of a second factor is worth nothing in the account of another, nor changed', async () => {
  const [user, other] = [await signUp(api), await signUp(api)];
  const { secret } = await turnOnTwoFactor(api, user);
  await turnOnTwoFactor(api, other);
  const users = api.dependencies.database.collection('users');
  const kept: string = (await stored(user))?.twoFactor.secret;
  const opens = async (of: Account, sealed: string): Promise<boolean> => {
    await users.updateOne({ username: of.username }, { $set: { 'twoFactor.secret': sealed } });
    return (await takeSecondStep(api, await pendingTokenOf(api, of), codeOf(api, secret, STEP))).ok;
  };
  const changed = `${kept.slice(0, -1)}${kept.endsWith('A') ? 'E' : 'A'}`;
  expect([await opens(other, kept), await opens(user, changed), await opens(user, kept)]).toEqual([false, false, true]);
});

test('where admins must have it, one without it can do nothing but set it up; travellers are not asked', async () => {
  const [admin, traveller] = [await signUpAdmin(api), await signUp(api)];
  await withSettings(api, { ADMIN_TWO_FACTOR: 'required' }, async () => {
    const dashboard = () => api.request.get('/api/dashboard').set(admin.bearer);
    const { body } = await dashboard().expect(403);
    expect(body).toMatchObject({ code: 'FORBIDDEN', details: { mustSetUpTwoFactor: true } });
    await api.request.get(`/api/booking/${traveller.userId}`).set(admin.bearer).expect(403);
    expect((await account(admin).expect(200)).body.twoFactor).toMatchObject({ isOn: false, isRequired: true });
    await turnOnTwoFactor(api, admin);
    await dashboard().expect(200);
    await api.request.get(`/api/booking/${traveller.userId}`).set(traveller.bearer).expect(200);
  });
});
