import mongoose from 'mongoose';
import { beforeEach, expect, test, vi } from 'vitest';
import { type Account, signUpAdmin } from '../../testing/accounts.ts';
import { testApi } from '../../testing/start-test-api.ts';

const api = await testApi();

const users = () => api.dependencies.database.collection('users');
const admins = (): Promise<number> => users().countDocuments({ role: 'admin', withdrawnAt: null });

let pair: [Account, Account];
beforeEach(async () => {
  await users().updateMany({}, { $set: { role: 'user' } });
  pair = [await signUpAdmin(api), await signUpAdmin(api)];
});

type Act = (by: Account, to: Account) => PromiseLike<{ status: number; body: { code?: string } }>;
const demote: Act = (by, { userId }) => api.request.put(`/api/auth/${userId}/role`).set(by.bearer).send({ role: 'desk' });
const remove: Act = (by, { userId }) => api.request.delete(`/api/auth/${userId}`).set(by.bearer);
const leave: Act = (_, { bearer, password }) =>
  api.request.post('/api/account/delete').set(bearer).send({ currentPassword: password });

test.each([
  ['demote each other', demote, demote],
  ['delete each other', remove, remove],
  ['demote and delete each other', demote, remove],
  ['both leave', leave, leave],
])('of two admins who %s at once one stays, and at no moment there is none', async (_, first, second) => {
  for (let round = 0; round < 5; round += 1) {
    const [one, other] = pair;
    let least = 2;
    let isOver = false;
    const watch = async (): Promise<void> => {
      while (!isOver) least = Math.min(least, await admins());
    };
    const watching = watch();
    const answers = await Promise.all([first(one, other), second(other, one)]);
    isOver = true;
    await watching;
    expect([least > 0, await admins()]).toEqual([true, 1]);
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused).toHaveLength(1);
    // A caller who lost the role or the account before the call was checked gets that error instead.
    expect(['LAST_ADMIN', 'FORBIDDEN', 'UNAUTHENTICATED']).toContain(refused[0]?.body.code);
    await users().updateMany({}, { $set: { role: 'user' } });
    pair = [await signUpAdmin(api), await signUpAdmin(api)];
  }
});

test.each([
  ['demoting', demote],
  ['deleting', remove],
])('where %s an admin ends before those who are left are counted, nobody has lost anything', async (_, act) => {
  const [by, to] = pair;
  const { exec } = mongoose.Query.prototype;
  const killed = vi.spyOn(mongoose.Query.prototype, 'exec').mockImplementation(function (
    this: mongoose.Query<unknown, unknown> & { op?: string },
  ) {
    const isCount = this.op === 'countDocuments' && this.model.collection.name === 'users';
    return isCount ? Promise.reject(new Error('Killed.')) : exec.call(this);
  });
  expect((await act(by, to)).status).toBe(500);
  killed.mockRestore();
  expect(await admins()).toBe(2);
  await api.request.get('/api/dashboard').set(to.bearer).expect(200);
});
