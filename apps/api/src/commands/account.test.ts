import { expect, test } from 'vitest';
import { objectIdOf } from '../database/object-ids.ts';
import { signUp, signUpAdmin } from '../testing/accounts.ts';
import { startMoneyJourney } from '../testing/money-journey.ts';
import { runProgram } from '../testing/run-program.ts';
import { testApi } from '../testing/start-test-api.ts';
import { turnOnTwoFactor } from '../testing/two-factor.ts';

const api = await testApi();

const account = (action: string, username: string, input = '', ...more: string[]) =>
  runProgram(api, 'commands/account.ts', { args: [action, username, ...more], input });
/** What the log of admin actions has about a command on somebody. */
const logged = async (userId: string) => {
  const entries = api.dependencies.database.collection('adminactions');
  const [begun] = await entries.find({ 'asked.params.id': userId }).sort({ _id: -1 }).toArray();
  return entries.find({ action: begun?.action }).sort({ _id: 1 }).toArray();
};
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
  // Admins of other tests are not counted.
  await api.dependencies.database.collection('users').updateMany({ role: 'admin' }, { $set: { role: 'user' } });
  const [first, second] = [await signUpAdmin(api), await signUp(api)];
  await api.request.get('/api/dashboard').set(second.bearer).expect(403);
  expect((await account('make-admin', second.username)).code).toBe(0);
  await api.request.get('/api/dashboard').set(second.bearer).expect(200);
  expect((await account('remove-admin', second.username)).code).toBe(0);
  await api.request.get('/api/dashboard').set(second.bearer).expect(403);
  expect(await account('remove-admin', first.username)).toMatchObject({
    code: 2,
    said: expect.stringContaining('no other admin'),
  });
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
  expect((await account('remove-two-factor', user.username)).said).toContain('with only the password');
  await api.request.get('/api/account').set(user.bearer).expect(401);
  await logIn(user.username, user.password).expect(200);
});

test('an operator exports what the account itself exports, and the log of admins says so', async () => {
  const [user, other] = [await signUp(api), await signUp(api)];
  const journey = await startMoneyJourney(api);
  await journey.confirm(await journey.book({ by: user }), user);
  await journey.book({ by: other });
  const { body: own } = await api.request.get('/api/account/export').set(user.bearer).expect(200);
  const { code, said } = await account('export', user.username);
  expect(code).toBe(0);
  expect({ ...JSON.parse(said), exportedAt: '' }).toEqual({ ...own, exportedAt: '' });
  const by = { kind: 'command', id: 'account' };
  expect(await logged(user.userId)).toMatchObject([
    { stage: 'begun', endpoint: 'exportAccount', by },
    { stage: 'ended', outcome: { status: 200 } },
  ]);
});

test('an operator erases a user after typing the name twice, unless money is in progress, and is told for which bookings', async () => {
  const user = await signUp(api);
  const journey = await startMoneyJourney(api);
  const booking = await journey.book({ by: user });
  const { body: session } = await journey.payNow(booking, user).expect(201);
  const { username, userId, bearer } = user;
  for (const again of ['', 'somebody-else\n'])
    expect(await account('erase', username, again)).toMatchObject({
      code: 2,
      said: expect.stringContaining('Nothing was erased'),
    });
  const waiting = booking._id.slice(-8).toUpperCase();
  expect(await account('erase', username, `${username}\n`)).toMatchObject({ code: 1, said: expect.stringContaining(waiting) });
  await api.request.get('/api/account').set(bearer).expect(200);
  expect((await logged(userId)).at(-1)).toMatchObject({ outcome: { status: 409, code: 'MONEY_ON_ITS_WAY' } });
  await journey.payCard(session.sessionId);
  await journey.checkStatus(session.sessionId, user).expect(200);
  expect(await account('erase', username, `${username}\n`)).toMatchObject({
    code: 0,
    said: expect.stringContaining(`'${username}' is erased.`),
  });
  await api.request.get('/api/account').set(bearer).expect(401);
  expect(await api.dependencies.database.collection('users').findOne({ _id: objectIdOf(userId) })).toMatchObject({ email: '-' });
  expect((await logged(userId)).at(-1)?.outcome).toMatchObject({ status: 200, changes: [{ thing: 'user', id: userId }] });
});

test('an erasure that was broken off is brought to its end by the same command', async () => {
  const { username, userId } = await signUp(api);
  const users = api.dependencies.database.collection('users');
  await users.updateOne({ _id: objectIdOf(userId) }, { $set: { withdrawnAt: new Date() } });
  expect((await account('export', username)).code).toBe(2);
  expect((await account('erase', username, '', '--yes')).code).toBe(0);
  expect(await users.findOne({ _id: objectIdOf(userId) })).toBeNull();
  expect(await account('erase', username, '', '--yes')).toMatchObject({ code: 2, said: `There is no user '${username}'.` });
});
