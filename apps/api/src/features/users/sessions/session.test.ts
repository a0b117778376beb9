import jwt from 'jsonwebtoken';
import { expect, test } from 'vitest';
import { signUp, signUpAdmin } from '../../../testing/accounts.ts';
import { holdNextQuery } from '../../../testing/hold-next-query.ts';
import { testApi } from '../../../testing/start-test-api.ts';

const api = await testApi();

/** Whether a token is still worth something. */
const statusOf = async (bearer: { Authorization: string }, userId: string): Promise<number> =>
  (await api.request.get(`/api/booking/${userId}`).set(bearer)).status;

test('an unknown name and a wrong password get the same answer', async () => {
  const { username } = await signUp(api);
  const wrong = await api.request.post('/api/auth/login').send({ username, password: 'not this one' }).expect(401);
  const unknown = await api.request.post('/api/auth/login').send({ username: 'nobody', password: 'not this one' }).expect(401);
  expect({ ...wrong.body, requestId: '' }).toEqual({ ...unknown.body, requestId: '' });
  expect(wrong.body.code).toBe('BAD_CREDENTIALS');
});

test('a name logs in whatever its case', async () => {
  const { username, password } = await signUp(api, { username: 'Casey.One' });
  await api.request.post('/api/auth/login').send({ username: username.toUpperCase(), password }).expect(200);
});

test('what somebody sees of their own stays in no cache', async () => {
  const { bearer, userId } = await signUp(api);
  const { headers } = await api.request.get(`/api/booking/${userId}`).set(bearer).expect(200);
  expect(headers['cache-control']).toBe('no-store');
});

test('logout ends this token at once, and no other of the same user', async () => {
  const { bearer, userId, username, password } = await signUp(api);
  const other = await api.request.post('/api/auth/login').send({ username, password });
  await api.request.post('/api/auth/logout').set(bearer).expect(200);
  expect(await statusOf(bearer, userId)).toBe(401);
  expect(await statusOf({ Authorization: `Bearer ${other.body.token}` }, userId)).toBe(200);
});

test('a new password ends every session but the one that sets it, and the old password is worth nothing', async () => {
  const { bearer, userId, username, password } = await signUp(api);
  const { body: elsewhere } = await api.request.post('/api/auth/login').send({ username, password }).expect(200);
  await api.request
    .put('/api/auth/password')
    .set(bearer)
    .send({ currentPassword: 'wrong one', newPassword: 'another long one' })
    .expect(401);
  expect(await statusOf(bearer, userId)).toBe(200);
  await api.request
    .put('/api/auth/password')
    .set(bearer)
    .send({ currentPassword: password, newPassword: 'another long one' })
    .expect(200);
  expect(await statusOf(bearer, userId)).toBe(200);
  expect(await statusOf({ Authorization: `Bearer ${elsewhere.token}` }, userId)).toBe(401);
  await api.request.post('/api/auth/login').send({ username, password }).expect(401);
  await api.request.post('/api/auth/login').send({ username, password: 'another long one' }).expect(200);
});

test('a login with the old password that overtakes a new one ends with it', async () => {
  const { bearer, userId, username, password } = await signUp(api);
  const logIn = () => api.request.post('/api/auth/login').send({ username, password });
  const before = (await logIn().expect(200)).body.token;
  const query = holdNextQuery(api, 'users');
  const during = logIn().then(({ status, body }) => [status, body.code]);
  await query.answered;
  await api.request
    .put('/api/auth/password')
    .set(bearer)
    .send({ currentPassword: password, newPassword: 'another long one' })
    .expect(200);
  query.letGo();
  expect(await during).toEqual([401, 'BAD_CREDENTIALS']);
  expect(await statusOf({ Authorization: `Bearer ${before}` }, userId)).toBe(401);
});

test('a token ends 8 hours after the login', async () => {
  const { bearer, userId } = await signUp(api);
  api.clock.moveBy(8 * 60 * 60 * 1000 + 2000);
  expect(await statusOf(bearer, userId)).toBe(401);
  api.clock.moveBy(-(8 * 60 * 60 * 1000 + 2000));
});

test('a token signed with another key, another algorithm or for another audience is refused, and so is one that names no id', async () => {
  const { token, userId } = await signUp(api);
  const { sub, jti } = jwt.decode(token) as { sub: string; jti: string };
  const content = { subject: sub, jwtid: jti, issuer: 'wayfarer', audience: 'wayfarer-site', expiresIn: '1d' } as const;
  const secret = api.dependencies.config.TOKEN_SECRET;
  const forgeries = [
    jwt.sign({}, 'another secret that is long enough too', content),
    jwt.sign({}, '', { ...content, algorithm: 'none' }),
    jwt.sign({}, secret, { ...content, algorithm: 'HS512' }),
    jwt.sign({}, secret, { ...content, audience: 'elsewhere' }),
    jwt.sign({}, secret, { ...content, subject: 'nobody' }),
    jwt.sign({}, secret, { ...content, jwtid: 'nothing' }),
  ];
  for (const forgery of forgeries) expect(await statusOf({ Authorization: `Bearer ${forgery}` }, userId)).toBe(401);
  expect(await statusOf({ Authorization: `Bearer ${jwt.sign({}, secret, content)}` }, userId)).toBe(200);
});

test('deleting a user ends their tokens at once, and the name is free again', async () => {
  const admin = await signUpAdmin(api);
  const { bearer, userId, username } = await signUp(api);
  await api.request.delete(`/api/auth/${userId}`).set(admin.bearer).expect(200, { id: userId });
  expect(await statusOf(bearer, userId)).toBe(401);
  await signUp(api, { username });
});

test('a deletion that broke off half-way is brought to its end by the next one', async () => {
  const admin = await signUpAdmin(api);
  const { userId, username } = await signUp(api);
  const users = api.dependencies.database.collection('users');
  await users.updateOne({ username }, { $set: { withdrawnAt: new Date() } });
  await api.request.delete(`/api/auth/${userId}`).set(admin.bearer).expect(200, { id: userId });
  await api.request.delete(`/api/auth/${userId}`).set(admin.bearer).expect(404);
  expect(await users.countDocuments({ username })).toBe(0);
  await signUp(api, { username });
});

test('an admin can delete neither themselves nor somebody unknown', async () => {
  const admin = await signUpAdmin(api);
  const own = await api.request.delete(`/api/auth/${admin.userId}`).set(admin.bearer).expect(409);
  expect(own.body.code).toBe('OWN_ACCOUNT');
  await api.request.delete('/api/auth/0123456789abcdef01234567').set(admin.bearer).expect(404);
});
