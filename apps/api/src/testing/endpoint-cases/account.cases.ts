import { Types } from 'mongoose';
import type { Response } from 'supertest';
import { hashOfToken } from '../../features/emails/index.ts';
import { emailedLinkRepository } from '../../features/users/index.ts';
import { signUp } from '../accounts.ts';
import { turnOnTwoFactor } from '../two-factor.ts';
import type { Changes, ErrorCases, FreeTexts, Reads } from './every-case.ts';
import { lastWordOf, type World } from './world.ts';

const TOKEN = 'y'.repeat(43);

/** A link with a known token that would give a new user the traveller's address. */
const confirmTaken = async ({ api, traveller }: World): Promise<Response> => {
  const limitSubject = await signUp(api);
  const email = `${traveller.username}@example.com`;
  const now = api.clock.now();
  await emailedLinkRepository(api.dependencies.database).insert({
    _id: hashOfToken(TOKEN),
    nonce: 'any',
    purpose: 'confirm-email',
    userId: new Types.ObjectId(limitSubject.userId),
    email,
    emailKey: email.toLowerCase(),
    askedAt: now,
    expiresAt: new Date(now.getTime() + 60_000),
  });
  return api.request.post('/api/account/confirm-email').send({ token: TOKEN });
};

const onlyAdmin = async ({ api }: World): Promise<Response> => {
  const users = api.dependencies.database.collection('users');
  const last = await signUp(api, { role: 'admin' });
  const others = { role: 'admin', usernameKey: { $ne: last.username.toLowerCase() } };
  const before = await users.find(others).toArray();
  await users.updateMany(others, { $set: { role: 'user' } });
  try {
    return await api.request.post('/api/account/delete').set(last.bearer).send({ currentPassword: last.password });
  } finally {
    await users.updateMany({ _id: { $in: before.map(({ _id }) => _id) } }, { $set: { role: 'admin' } });
  }
};

export const errorCases: ErrorCases = {
  changeDetails: {
    VALIDATION: ({ api, stranger }) => api.request.put('/api/account/details').set(stranger.bearer).send({ phone: 'at noon' }),
  },
  changeEmail: {
    BAD_CREDENTIALS: ({ api, stranger }) =>
      api.request
        .post('/api/account/email')
        .set(stranger.bearer)
        .send({ email: 'new@example.com', currentPassword: 'not this one' }),
  },
  confirmEmail: {
    LINK_INVALID: ({ api }) => api.request.post('/api/account/confirm-email').send({ token: 'x'.repeat(43) }),
    EMAIL_TAKEN: confirmTaken,
  },
  deleteAccount: {
    BAD_CREDENTIALS: ({ api, stranger }) =>
      api.request.post('/api/account/delete').set(stranger.bearer).send({ currentPassword: 'not this one' }),
    CODE_REFUSED: async ({ api }) => {
      const account = await signUp(api);
      await turnOnTwoFactor(api, account);
      return api.request.post('/api/account/delete').set(account.bearer).send({ currentPassword: account.password });
    },
    // The world's booking has a payment page open.
    MONEY_ON_ITS_WAY: ({ api, traveller }) =>
      api.request.post('/api/account/delete').set(traveller.bearer).send({ currentPassword: traveller.password }),
    LAST_ADMIN: onlyAdmin,
  },
};

const UNKNOWN_LOGIN = '3f2a9c1e-5b7d-4e8f-9a0b-1c2d3e4f5a6b';

export const changes: Changes = {
  changeDetails: async ({ api, admin }) => ({
    answer: await api.request.put('/api/account/details').set(admin.bearer).send({ name: 'The Admin' }),
  }),
  changeEmail: async ({ api, admin }) => {
    const body = { email: 'another@example.com', currentPassword: admin.password };
    return { answer: await api.request.post('/api/account/email').set(admin.bearer).send(body) };
  },
  endSession: async ({ api, admin }) => ({
    answer: await api.request.delete(`/api/account/sessions/${UNKNOWN_LOGIN}`).set(admin.bearer),
  }),
  endOtherSessions: async ({ api, admin }) => ({ answer: await api.request.delete('/api/account/sessions').set(admin.bearer) }),
  deleteAccount: async ({ api, admin }) => {
    const { bearer, password: currentPassword } = admin;
    return { answer: await api.request.post('/api/account/delete').set(bearer).send({ currentPassword }) };
  },
};

export const freeTexts: FreeTexts = {
  changeDetails: ({ api }, { bearer }, text) =>
    api.request
      .put('/api/account/details')
      .set(bearer)
      .send({ name: lastWordOf(text), phone: '080 4123 4567', invoiceTo: { name: lastWordOf(text) } })
      .expect(200),
  changeEmail: ({ api }, { username, bearer, password: currentPassword }) =>
    api.request
      .post('/api/account/email')
      .set(bearer)
      .send({ email: `${username}@another.example`, currentPassword })
      .expect(200),
};

export const reads: Reads = { showAccount: {}, exportAccount: {} };
