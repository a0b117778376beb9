import { only } from '@wayfarer/contracts/testing/only';
import { expect, test } from 'vitest';
import { type Account, signUp, signUpAdmin } from '../../testing/accounts.ts';
import { startTestApi, testApi } from '../../testing/start-test-api.ts';

const api = await testApi();
const admin = await signUpAdmin(api);

const give = ({ userId }: Account, role: string, by = admin) =>
  api.request.put(`/api/auth/${userId}/role`).set(by.bearer).send({ role });

test('an admin gives somebody a role, which counts from their next call on, also where they are logged in', async () => {
  const user = await signUp(api);
  // Each answer names the role of its moment, a refusal too.
  await api.request.get('/api/departure').set(user.bearer).expect(403).expect('X-Role', 'user');
  const { body } = await give(user, 'guide').expect(200);
  expect(body.user).toMatchObject({ _id: user.userId, role: 'guide' });
  await api.request.get('/api/departure').set(user.bearer).expect(200).expect('X-Role', 'guide');
  await give(user, 'user').expect(200);
  await api.request.get('/api/departure').set(user.bearer).expect(403);
});

test('nobody changes their own role, no staff but admins changes any, and a role that there is not is refused', async () => {
  const [desk, user] = [await signUp(api, { role: 'desk' }), await signUp(api)];
  expect((await give(admin, 'user').expect(409)).body.code).toBe('OWN_ACCOUNT');
  await give(user, 'guide', desk).expect(403);
  await give(user, 'admin', await signUp(api, { role: 'viewer' })).expect(403);
  await give(user, 'king').expect(400);
  await api.request.get('/api/dashboard').set(admin.bearer).expect(200);
});

test('what staff change is kept in the log of admins, as staff', async () => {
  const [desk, user] = [await signUp(api, { role: 'desk' }), await signUp(api)];
  await give(user, 'viewer').expect(200);
  await api.request
    .post('/api/account/email')
    .set(desk.bearer)
    .send({ email: 'other@example.com', currentPassword: desk.password });
  const actions = api.dependencies.database.collection('adminactions');
  const ended = (id: string, endpoint: string) => actions.find({ 'by.id': id, stage: 'ended', endpoint }).toArray();
  const changes = [{ thing: 'user', id: user.userId, fields: [{ field: 'role', from: 'user', to: 'viewer' }] }];
  const given = only(await ended(admin.userId, 'changeRole'), ({ outcome }) => JSON.stringify(outcome).includes(user.userId));
  expect(given).toMatchObject({ by: { kind: 'admin' }, outcome: { changes } });
  expect(await ended(desk.userId, 'changeEmail')).toMatchObject([{ by: { kind: 'staff' } }]);
});

test('staff of every role must set up two-factor login where admins must', async () => {
  const strict = await startTestApi({ ADMIN_TWO_FACTOR: 'required' });
  for (const role of ['desk', 'guide', 'viewer'] as const) {
    const { bearer } = await signUp(strict, { role });
    const { body } = await strict.request.get('/api/departure').set(bearer).expect(403);
    expect(body.details).toEqual({ mustSetUpTwoFactor: true });
    expect((await strict.request.get('/api/account').set(bearer).expect(200)).body.twoFactor.isRequired).toBe(true);
  }
  await strict.stop();
});
