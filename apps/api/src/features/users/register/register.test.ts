import { expect, test } from 'vitest';
import { signUp } from '../../../testing/accounts.ts';
import { testApi } from '../../../testing/start-test-api.ts';

const api = await testApi();

const registration = (username: string, rest: object = {}) => ({
  username,
  email: `${username}@example.com`,
  password: 'long enough',
  ...rest,
});

test('a visitor gets an account, and the answer shows no trace of the password (§3.7)', async () => {
  const { body } = await api.request.post('/api/auth/register').send(registration('asha')).expect(201);
  expect(body).toEqual({ _id: body.id, id: body._id, username: 'asha', email: 'asha@example.com', role: 'user' });
});

test('a role that the client sends along is ignored', async () => {
  const { body } = await api.request
    .post('/api/auth/register')
    .send(registration('climber', { role: 'admin' }))
    .expect(201);
  expect(body.role).toBe('user');
});

test('usernames and email addresses are unique whatever the case', async () => {
  await api.request.post('/api/auth/register').send(registration('Mira')).expect(201);
  const name = await api.request
    .post('/api/auth/register')
    .send(registration('mIRA', { email: 'other@example.com' }))
    .expect(409);
  expect(name.body.code).toBe('USERNAME_TAKEN');
  const email = await api.request
    .post('/api/auth/register')
    .send(registration('other', { email: 'MIRA@example.com' }))
    .expect(409);
  expect(email.body.code).toBe('EMAIL_TAKEN');
});

test.each([
  ['a username of two letters', { username: 'ab' }, 'username'],
  ['a username with a space', { username: 'a b c' }, 'username'],
  ['an address that is none', { email: 'nobody' }, 'email'],
  ['a password of seven characters', { password: '1234567' }, 'password'],
  ['a password of 73 bytes', { password: `${'ä'.repeat(36)}x` }, 'password'],
  ['an object where a text belongs', { username: { $ne: null } }, 'username'],
])('%s is refused at its field', async (_, wrong, field) => {
  const { body } = await api.request.post('/api/auth/register').send(registration('valid', wrong)).expect(400);
  expect(body.code).toBe('VALIDATION');
  expect(Object.keys(body.details)).toEqual([field]);
});

test('an admin finds users by the beginning of their name, page by page', async () => {
  const admin = await signUp(api, { role: 'admin' });
  for (const letter of ['a', 'b', 'c']) await signUp(api, { username: `finder-${letter}` });
  const first = await api.request.get('/api/auth/users?search=FINDER&limit=2').set(admin.bearer).expect(200);
  expect(first.headers['x-total-count']).toBe('3');
  const next = first.headers.link?.match(/<(.+)>; rel="next"/)?.[1];
  const second = await api.request.get(`/api/auth/users${next}`).set(admin.bearer).expect(200);
  expect([...first.body, ...second.body].map(({ username }) => username)).toEqual(['finder-c', 'finder-b', 'finder-a']);
  expect(second.headers.link).toBeUndefined();
});
