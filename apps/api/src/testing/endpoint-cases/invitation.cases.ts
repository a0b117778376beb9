import { type Account, signUp } from '../accounts.ts';
import { invitedToken } from '../invited-token.ts';
import type { TestApi } from '../start-test-api.ts';
import type { Changes, ErrorCases, FreeTexts, Reads } from './every-case.ts';
import { about } from './world.ts';

const TOKEN = 'x'.repeat(43);
const invite = (api: TestApi, by: Account, email: string) =>
  api.request.post('/api/invitation').set(by.bearer).send({ email, role: 'guide' });
const accept = (api: TestApi, body: object) =>
  api.request
    .post('/api/invitation/accept')
    .send({ token: TOKEN, username: 'somebody-new', password: 'a fine long password', ...body });

export const errorCases: ErrorCases = {
  openInvitation: {
    LINK_INVALID: ({ api }) => api.request.post('/api/invitation/open').send({ token: TOKEN }),
  },
  acceptInvitation: {
    LINK_INVALID: ({ api }) => accept(api, {}),
    USERNAME_TAKEN: async ({ api, admin, traveller }) =>
      accept(api, { token: await invitedToken(api, admin, 'new-guide@example.com'), username: traveller.username }),
    EMAIL_TAKEN: async ({ api, admin, traveller }) =>
      accept(api, { token: await invitedToken(api, admin, `${traveller.username}@example.com`) }),
  },
  joinByInvitation: {
    LINK_INVALID: ({ api, stranger }) => api.request.post('/api/invitation/join').set(stranger.bearer).send({ token: TOKEN }),
  },
};

export const changes: Changes = {
  invite: async ({ api, admin }) => {
    const answer = await invite(api, admin, 'guide-to-be@example.com');
    return { answer, id: answer.body.invitation._id };
  },
  withdrawInvitation: async ({ api, admin }) => {
    const { body } = await invite(api, admin, 'another-guide@example.com').expect(201);
    const { _id } = body.invitation;
    return about(_id, api.request.delete(`/api/invitation/${_id}`).set(admin.bearer));
  },
  joinByInvitation: async ({ api, admin }) => {
    const host = await signUp(api, { role: 'admin' });
    const users = api.dependencies.database.collection('users');
    const email = `${admin.username}@example.com`;
    // Only travellers are invited; somebody who has become an admin meanwhile stays one.
    await users.updateOne({ usernameKey: admin.username.toLowerCase() }, { $set: { role: 'user' } });
    const token = await invitedToken(api, host, email);
    await users.updateOne({ usernameKey: admin.username.toLowerCase() }, { $set: { role: 'admin' } });
    return { answer: await api.request.post('/api/invitation/join').set(admin.bearer).send({ token }) };
  },
};

export const freeTexts: FreeTexts = {
  // Somebody with an account is invited under its address.
  invite: ({ api, admin }, { username }) => invite(api, admin, `${username}@example.com`).expect(201),
};

export const reads: Reads = { listInvitations: {} };
