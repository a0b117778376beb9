import { expect, test } from 'vitest';
import { signUp } from '../../../testing/accounts.ts';
import { testApi } from '../../../testing/start-test-api.ts';

const api = await testApi({ BRAND_NAME: 'Himalaya Tours' });

const GUESSABLE = [
  ['a common password', 'password'],
  ['a common one with other signs', 'P@ssw0rd!'],
  ['eight blanks', '        '],
  ['the name', 'miranda.k1'],
  ['a part of the address', 'lindqvist9'],
  ['the brand', 'himalaya1'],
  ['72 times the same', 'x'.repeat(72)],
] as const;

test.each(GUESSABLE)('%s is refused as a password, with a sentence that says what to do', async (_, password) => {
  const account = { username: 'Miranda.K', email: 'lindqvist@example.com' };
  const { body } = await api.request
    .post('/api/auth/register')
    .send({ ...account, password })
    .expect(400);
  expect(body.details).toEqual({ password: expect.stringContaining('easy to guess') });
});

test('a new password is held to the same', async () => {
  const { bearer, password } = await signUp(api);
  const { body } = await api.request
    .put('/api/auth/password')
    .set(bearer)
    .send({ currentPassword: password, newPassword: 'himalaya1' })
    .expect(400);
  expect(body.details).toEqual({ newPassword: expect.stringContaining('easy to guess') });
});

test('who has such a password from before logs in with it', async () => {
  const { username } = await signUp(api);
  const passwordHash = await api.dependencies.passwords.hash('password', username);
  await api.dependencies.database.collection('users').updateOne({ username }, { $set: { passwordHash } });
  await api.request.post('/api/auth/login').send({ username, password: 'password' }).expect(200);
});
