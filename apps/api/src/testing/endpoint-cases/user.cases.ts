import { userSortSchema } from '@wayfarer/contracts';
import type { Response } from 'supertest';
import { type Account, signUp } from '../accounts.ts';
import type { TestApi } from '../start-test-api.ts';
import { somePhone } from '../stored-data/traveller-rows.ts';
import { turnOnTwoFactor } from '../two-factor.ts';
import type { Changes, ErrorCases, FreeTexts, Reads } from './every-case.ts';
import { about, UNKNOWN, type World } from './world.ts';

const registration = { username: 'somebody', email: 'somebody@example.com', password: 'long enough' };

type ByAdmin = (api: TestApi, by: Account, other: Account) => PromiseLike<Response>;

/**
 * The only two admins do it to each other at once until one is refused. Afterwards the other admins are
 * restored.
 */
const eachOther =
  (act: ByAdmin) =>
  async ({ api }: World): Promise<Response> => {
    const users = api.dependencies.database.collection('users');
    const others = (await users.find({ role: 'admin' }).toArray()).map(({ _id }) => _id);
    const setRole = (role: string) => users.updateMany({ _id: { $in: others } }, { $set: { role } });
    await setRole('user');
    try {
      for (let round = 0; round < 30; round += 1) {
        const [one, other] = [await signUp(api, { role: 'admin' }), await signUp(api, { role: 'admin' })];
        const answers = await Promise.all([act(api, one, other), act(api, other, one)]);
        const told = answers.find(({ status }) => status === 409);
        if (told) return told;
        await users.updateMany({ _id: { $nin: others }, role: 'admin' }, { $set: { role: 'user' } });
      }
      throw new Error('In 30 rounds no admin was told to stay.');
    } finally {
      await setRole('admin');
    }
  };

const giveRole = (api: TestApi, by: Account, id: string, role: string) =>
  api.request.put(`/api/auth/${id}/role`).set(by.bearer).send({ role });

export const errorCases: ErrorCases = {
  register: {
    USERNAME_TAKEN: ({ api, traveller }) =>
      api.request.post('/api/auth/register').send({ ...registration, username: traveller.username }),
    EMAIL_TAKEN: ({ api, traveller }) =>
      api.request.post('/api/auth/register').send({ ...registration, email: `${traveller.username}@example.com` }),
  },
  login: {
    BAD_CREDENTIALS: ({ api, traveller }) =>
      api.request.post('/api/auth/login').send({ username: traveller.username, password: 'wrong' }),
    SECOND_STEP_REQUIRED: async ({ api }) => {
      const account = await signUp(api);
      await turnOnTwoFactor(api, account);
      const { username, password } = account;
      return api.request.post('/api/auth/login').send({ username, password });
    },
  },
  resetPassword: {
    LINK_INVALID: ({ api }) =>
      api.request.post('/api/auth/reset-password').send({ token: 'x'.repeat(43), newPassword: 'a fine long password' }),
  },
  changePassword: {
    BAD_CREDENTIALS: ({ api, stranger }) =>
      api.request.put('/api/auth/password').set(stranger.bearer).send({ currentPassword: 'wrong', newPassword: 'long enough' }),
  },
  deleteUser: {
    OWN_ACCOUNT: ({ api, admin }) => api.request.delete(`/api/auth/${admin.userId}`).set(admin.bearer),
    LAST_ADMIN: eachOther((api, by, { userId }) => api.request.delete(`/api/auth/${userId}`).set(by.bearer)),
  },
  changeRole: {
    NOT_FOUND: ({ api, admin }) => giveRole(api, admin, UNKNOWN, 'desk'),
    OWN_ACCOUNT: ({ api, admin }) => giveRole(api, admin, admin.userId, 'user'),
    LAST_ADMIN: eachOther((api, by, { userId }) => giveRole(api, by, userId, 'user')),
  },
};

export const changes: Changes = {
  changeRole: async ({ api, admin }) => {
    const { userId } = await signUp(api);
    return about(userId, giveRole(api, admin, userId, 'guide'));
  },
  importUsers: async ({ api, admin }) => {
    const call = api.request.post('/api/auth/users/import').set(admin.bearer).field('dryRun', 'false');
    const answer = await call.attach('file', Buffer.from('Email\r\nimported@example.com\r\n'), 'users.csv');
    const added = await api.dependencies.database.collection('users').findOne({ emailKey: 'imported@example.com' });
    return { answer, id: String(added?._id) };
  },
  deleteUser: async ({ api, admin, book }) => {
    const leaver = await signUp(api);
    await book({ by: leaver });
    return about(leaver.userId, api.request.delete(`/api/auth/${leaver.userId}`).set(admin.bearer));
  },
  changePassword: async ({ api, admin }) => {
    const body = { currentPassword: admin.password, newPassword: 'another fine long password' };
    return { answer: await api.request.put('/api/auth/password').set(admin.bearer).send(body) };
  },
  logout: async ({ api, admin }) => ({ answer: await api.request.post('/api/auth/logout').set(admin.bearer) }),
};

export const freeTexts: FreeTexts = {
  forgotPassword: ({ api }, { username }) =>
    api.request
      .post('/api/auth/forgot-password')
      .send({ email: `${username}@example.com` })
      .expect(200),
};

export const reads: Reads = {
  listStaff: {},
  listUsers: { queries: ['', 'search=t', `search=${somePhone}`, ...userSortSchema.options.map((sort) => `sort=${sort}`)] },
};
