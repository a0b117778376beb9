import { roleSchema, type StaffMember } from '@wayfarer/contracts';
import { only } from '@wayfarer/contracts/testing/only';
import { expect, test } from 'vitest';
import { type Account, signUp, signUpAdmin } from '../../../testing/accounts.ts';
import { testApi } from '../../../testing/start-test-api.ts';
import { turnOnTwoFactor } from '../../../testing/two-factor.ts';

const api = await testApi();
const admin = await signUpAdmin(api);
const staff = async (query = ''): Promise<StaffMember[]> =>
  (await api.request.get(`/api/staff?${query}`).set(admin.bearer).expect(200)).body;
const member = async ({ username }: Account): Promise<StaffMember> => only(await staff(), (one) => one.username === username);

test('the list of staff has every role that works here and no customer, by username', async () => {
  await signUp(api);
  for (const role of roleSchema.options) await signUp(api, { role });
  const listed = await staff();
  expect([...new Set(listed.map(({ role }) => role))].toSorted()).toEqual(
    roleSchema.options.filter((role) => role !== 'user').toSorted(),
  );
  const names = listed.map(({ username }) => username);
  expect(names).toEqual(names.toSorted());
  expect((await staff('limit=2')).map(({ username }) => username)).toEqual(names.slice(0, 2));
});

test('somebody was last seen when they last used a login that goes on, and after a logout when they last logged in', async () => {
  const guide = await signUp(api, { role: 'guide' });
  const loggedIn = (await member(guide)).lastSeenAt ?? '';
  api.clock.moveBy(60 * 60_000);
  await api.request.get('/api/departure').set(guide.bearer).expect(200);
  const used = (await member(guide)).lastSeenAt ?? '';
  expect(used > loggedIn).toBe(true);
  await api.request.post('/api/auth/logout').set(guide.bearer).expect(200);
  expect((await member(guide)).lastSeenAt).toBe(loggedIn);
});

test('how a login is protected stands beside its role', async () => {
  const guide = await signUp(api, { role: 'guide' });
  expect(await member(guide)).toMatchObject({ role: 'guide', hasTwoFactor: false, passkeys: 0 });
  await turnOnTwoFactor(api, guide);
  expect(await member(guide)).toMatchObject({ hasTwoFactor: true });
});

test('the desk and guides get no list of staff', async () => {
  for (const role of ['desk', 'guide'] as const)
    await api.request
      .get('/api/staff')
      .set((await signUp(api, { role })).bearer)
      .expect(403);
});
