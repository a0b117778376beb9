import type { Invitation } from '@wayfarer/contracts';
import { expect, test } from 'vitest';
import { type Account, signUp, signUpAdmin } from '../../../testing/accounts.ts';
import { invitedToken } from '../../../testing/invited-token.ts';
import { testPost } from '../../../testing/servers/start-post.ts';
import { testApi } from '../../../testing/start-test-api.ts';

const HOUR = 60 * 60_000;
const PASSWORD = 'heron under wide water';

const api = await testApi({ EMAIL_FROM: 'agency@wayfarer.example' });
const post = await testPost(api);
const admin = await signUpAdmin(api);

const openLink = (token: string) => api.request.post('/api/invitation/open').send({ token });
const accept = (token: string, username: string) =>
  api.request.post('/api/invitation/accept').send({ token, username, password: PASSWORD });
const join = (token: string, { bearer }: Account) => api.request.post('/api/invitation/join').set(bearer).send({ token });
const listedFor = async (address: string): Promise<Invitation[]> =>
  (await api.request.get('/api/invitation').set(admin.bearer).expect(200)).body.filter(
    ({ email }: Invitation) => email === address,
  );
const refusalOf = async (token: string): Promise<string> => {
  const { body } = await openLink(token).expect(409);
  expect(body.code).toBe('LINK_INVALID');
  expect((await accept(token, 'nobody-new').expect(409)).body.message).toBe(body.message);
  return body.message;
};
const roleOf = async (username: string): Promise<string> => {
  const { body } = await api.request.post('/api/auth/login').send({ username, password: PASSWORD }).expect(200);
  return body.role;
};

test('an admin invites a guide by email, who opens the link, makes an account with a confirmed address, and is a guide', async () => {
  const email = 'Ravi@example.com';
  await api.request.post('/api/invitation').set(admin.bearer).send({ email, role: 'guide' }).expect(201);
  await post.pass();
  const sent = post.takenFor(email).find(({ subject }) => subject?.includes('invites you to work'));
  expect(sent?.text).toContain(`entered your address to invite you`);
  const token = /\/accept-invitation#([\w-]+)/.exec(sent?.text ?? '')?.[1] ?? '';
  const opened = { email, role: 'guide', invitedBy: admin.username, hasAccount: false };
  expect((await openLink(token).expect(200)).body).toEqual(opened);
  expect(await listedFor(email)).toMatchObject([{ role: 'guide', invitedBy: admin.username }]);
  await accept(token, 'ravi').expect(200);
  expect(await roleOf('ravi')).toBe('guide');
  const user = await api.dependencies.database.collection('users').findOne({ username: 'ravi' });
  expect(user).toMatchObject({ email, emailVerifiedAt: expect.any(Date) });
  await post.pass();
  const welcome = post.takenFor(email).find(({ subject }) => subject === 'Welcome to Wayfarer');
  expect(welcome?.text).toContain('This address is confirmed');
  expect(welcome?.text).not.toContain('/confirm-email');
  expect(await listedFor(email)).toEqual([]);
  expect(await refusalOf(token)).toContain('already been accepted');
});

test('who has an account accepts with it after logging in; nobody else can, and once is enough', async () => {
  const [user, stranger] = [await signUp(api), await signUp(api)];
  const token = await invitedToken(api, admin, `${user.username}@example.com`, 'desk');
  expect((await openLink(token).expect(200)).body.hasAccount).toBe(true);
  expect((await accept(token, 'another-name').expect(409)).body.code).toBe('EMAIL_TAKEN');
  expect((await join(token, stranger).expect(409)).body.message).toContain('an address that is not your account’s');
  const answers = await Promise.all([join(token, user), join(token, user)]);
  expect(answers.map(({ status, body }) => [status, body.role])).toEqual(answers.map(() => [200, 'desk']));
  await api.request.get('/api/booking').set(user.bearer).expect(200);
});

test('a username that is taken costs nothing: the same link goes on with another', async () => {
  const token = await invitedToken(api, admin, 'lena@example.com', 'viewer');
  expect((await accept(token, admin.username).expect(409)).body.code).toBe('USERNAME_TAKEN');
  await accept(token, 'lena').expect(200);
  expect(await roleOf('lena')).toBe('viewer');
});

test('two who use one link at once make one account, which has the role', async () => {
  const token = await invitedToken(api, admin, 'twice@example.com');
  const answers = await Promise.all([accept(token, 'twice-one'), accept(token, 'twice-two')]);
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
  expect(await roleOf(answers[0]?.status === 200 ? 'twice-one' : 'twice-two')).toBe('guide');
});

test('a link ends after 48 hours, when it is withdrawn, replaced, or its sender may no longer invite; the error says which', async () => {
  const late = await invitedToken(api, admin, 'late@example.com');
  const replaced = await invitedToken(api, admin, 'anew@example.com');
  const newer = await invitedToken(api, admin, 'ANEW@example.com', 'desk');
  expect(await refusalOf(replaced)).toContain('withdrawn, or a newer one was sent');
  expect((await openLink(newer).expect(200)).body.role).toBe('desk');
  const [latest] = await listedFor('ANEW@example.com');
  await api.request.delete(`/api/invitation/${latest?._id}`).set(admin.bearer).expect(200);
  expect(await refusalOf(newer)).toContain('withdrawn');

  const [demoted, deleted] = [await signUpAdmin(api), await signUpAdmin(api)];
  const byDemoted = await invitedToken(api, demoted, 'by-demoted@example.com');
  const byDeleted = await invitedToken(api, deleted, 'by-deleted@example.com');
  await api.request.put(`/api/auth/${demoted.userId}/role`).set(admin.bearer).send({ role: 'desk' }).expect(200);
  await api.request.delete(`/api/auth/${deleted.userId}`).set(admin.bearer).expect(200);
  for (const token of [byDemoted, byDeleted]) expect(await refusalOf(token)).toContain('can no longer invite people');

  api.clock.moveBy(48 * HOUR);
  expect(await refusalOf(late)).toContain('has expired');
});

test('an invitation gives its role once: who lost the role since cannot take it again with the link', async () => {
  const token = await invitedToken(api, admin, 'former@example.com', 'desk');
  await accept(token, 'former').expect(200);
  const { body: login } = await api.request.post('/api/auth/login').send({ username: 'former', password: PASSWORD }).expect(200);
  await api.request.put(`/api/auth/${login.userId}/role`).set(admin.bearer).send({ role: 'user' }).expect(200);
  const again = api.request.post('/api/invitation/join').set({ Authorization: `Bearer ${login.token}` });
  expect((await again.send({ token }).expect(409)).body.message).toContain('already been accepted');
  expect(await roleOf('former')).toBe('user');
  const newer = await invitedToken(api, admin, 'former@example.com');
  await api.request
    .post('/api/invitation/join')
    .set({ Authorization: `Bearer ${login.token}` })
    .send({ token: newer })
    .expect(200);
  expect(await roleOf('former')).toBe('guide');
});

test('an email that waits until its invitation is withdrawn is never sent', async () => {
  await invitedToken(api, admin, 'never@example.com');
  const [invitation] = await listedFor('never@example.com');
  await api.request.delete(`/api/invitation/${invitation?._id}`).set(admin.bearer).expect(200);
  await post.pass();
  expect(post.takenFor('never@example.com')).toEqual([]);
});

test('nobody is invited as a traveller, nor who works here already, and an invitation never takes a role away', async () => {
  const desk = await signUp(api, { role: 'desk' });
  const ask = (email: string, role: string, by = admin) =>
    api.request.post('/api/invitation').set(by.bearer).send({ email, role });
  await ask('any@example.com', 'user').expect(400);
  expect((await ask(`${desk.username}@example.com`, 'guide').expect(400)).body.details.email).toContain('already works here');
  await ask('any@example.com', 'admin', desk).expect(403);
  const user = await signUp(api);
  const token = await invitedToken(api, admin, `${user.username}@example.com`);
  await api.request.put(`/api/auth/${user.userId}/role`).set(admin.bearer).send({ role: 'admin' }).expect(200);
  await join(token, user).expect(200);
  await api.request.get('/api/dashboard').set(user.bearer).expect(200);
});

test('neither the database nor a kept email has the token, and the address of a deleted user is in no invitation', async () => {
  const user = await signUp(api);
  const email = `${user.username}@example.com`;
  const token = await invitedToken(api, admin, email);
  await post.pass();
  const { database } = api.dependencies;
  const stored = async () =>
    JSON.stringify(
      await Promise.all(['invitations', 'emails', 'adminactions'].map((name) => database.collection(name).find().toArray())),
    );
  expect(await stored()).not.toContain(token);
  expect(await stored()).toContain(email);
  await database.collection('users').updateOne({ username: user.username }, { $set: { emailVerifiedAt: new Date() } });
  await api.request.delete(`/api/auth/${user.userId}`).set(admin.bearer).expect(200);
  expect(await stored()).not.toContain(email);
});

test('who registers with an invited address without reading its mailbox, and deletes that account, withdraws nothing', async () => {
  const user = await signUp(api);
  const token = await invitedToken(api, admin, `${user.username}@example.com`);
  await api.request.delete(`/api/auth/${user.userId}`).set(admin.bearer).expect(200);
  await api.request.post('/api/invitation/open').send({ token }).expect(200);
});
