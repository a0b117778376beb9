import { afterAll, beforeAll, expect, test } from 'vitest';
import { signUp, signUpAdmin } from '../testing/accounts.ts';
import { runProgram } from '../testing/run-program.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';
import { turnOnTwoFactor } from '../testing/two-factor.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

const account = (action: string, username: string, input = '') =>
  runProgram(api, 'commands/account.ts', { args: [action, username], input });
const logIn = (username: string, password: string) => api.request.post('/api/auth/login').send({ username, password });

test('an operator gives somebody who forgot theirs a new password, which ends every session', async () => {
  const traveller = await signUp(api);
  const { username, userId, bearer } = traveller;
  expect(await account('set-password', username, 'heron under wide water\n')).toMatchObject({ code: 0 });
  await api.request.get(`/api/booking/${userId}`).set(bearer).expect(401);
  await logIn(username, 'heron under wide water').expect(200);
  expect(await account('set-password', username, 'password')).toMatchObject({
    code: 2,
    said: expect.stringContaining('easy to guess'),
  });
});

test('an operator makes an admin and removes one, but never the last; it counts from the next call on', async () => {
  const [first, second] = [await signUpAdmin(api), await signUp(api)];
  await api.request.get('/api/dashboard').set(second.bearer).expect(403);
  expect((await account('make-admin', second.username)).code).toBe(0);
  await api.request.get('/api/dashboard').set(second.bearer).expect(200);
  expect((await account('remove-admin', second.username)).code).toBe(0);
  await api.request.get('/api/dashboard').set(second.bearer).expect(403);
  expect(await account('remove-admin', first.username)).toMatchObject({ code: 2, said: expect.stringContaining('only admin') });
  await api.request.get('/api/dashboard').set(first.bearer).expect(200);
});

test('an operator logs somebody out everywhere; a wrong action or name is one sentence', async () => {
  const { username, userId, bearer } = await signUp(api);
  expect((await account('end-sessions', username)).code).toBe(0);
  await api.request.get(`/api/booking/${userId}`).set(bearer).expect(401);
  expect(await account('end-sessions', 'nobody-here')).toEqual({ code: 2, said: "There is no user 'nobody-here'." });
  expect(await account('toString', username)).toMatchObject({ code: 2, said: expect.stringMatching(/^Usage/) });
});

test('an operator takes a lost second factor away, which ends every session', async () => {
  const user = await signUp(api);
  await turnOnTwoFactor(api, user);
  expect((await account('remove-two-factor', user.username)).said).toContain('with the password alone');
  await api.request.get('/api/account').set(user.bearer).expect(401);
  await logIn(user.username, user.password).expect(200);
});
