import { beforeEach, expect, test } from 'vitest';
import { type Account, signUp, signUpAdmin } from '../../testing/accounts.ts';
import { holdNextQuery } from '../../testing/hold-next-query.ts';
import { startMoneyJourney } from '../../testing/money-journey.ts';
import { testPost } from '../../testing/servers/start-post.ts';
import { testApi } from '../../testing/start-test-api.ts';
import { turnOnTwoFactor } from '../../testing/two-factor.ts';
import { withSettings } from '../../testing/with-settings.ts';

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:131.0) Gecko/20100101 Firefox/131.0';
const MINUTE = 60_000;

const api = await testApi({ EMAIL_FROM: 'agency@wayfarer.example' });
const journey = await startMoneyJourney(api);
const post = await testPost(api);
beforeEach(post.clear);

const addressOf = ({ username }: Account): string => `${username}@example.com`;
const accountOf = async ({ bearer }: Pick<Account, 'bearer'>) =>
  (await api.request.get('/api/account').set(bearer).expect(200)).body;
const logInAs = async ({ username, password }: Account, browser = FIREFOX) => {
  const { body } = await api.request.post('/api/auth/login').set('User-Agent', browser).send({ username, password }).expect(200);
  return { Authorization: `Bearer ${body.token}` };
};
const changeEmail = ({ bearer, password }: Account, email: string, currentPassword = password) =>
  api.request.post('/api/account/email').set(bearer).send({ email, currentPassword });
const confirm = (token: string) => api.request.post('/api/account/confirm-email').send({ token });
/** The token of the link to confirm it that an address was sent. */
const tokenTo = async (address: string): Promise<string> => {
  await post.pass();
  const { text = '' } = post.email({ to: address, subject: 'Confirm your email address' });
  return /\/confirm-email#([\w-]+)/.exec(text)?.[1] ?? 'none';
};
const verify = async (account: Account): Promise<void> => {
  await changeEmail(account, addressOf(account)).expect(200);
  await confirm(await tokenTo(addressOf(account))).expect(200);
};

test('an account shows its logins with their browsers, ends one of them, and then all others', async () => {
  const account = await signUp(api);
  const [one, other] = [await logInAs(account), await logInAs(account, 'curl/8')];
  const { username, email, isEmailVerified, sessions } = await accountOf({ bearer: one });
  expect([username, email, isEmailVerified]).toEqual([account.username, addressOf(account), false]);
  const mine = sessions.filter(({ isThis }: { isThis: boolean }) => isThis);
  expect(mine).toMatchObject([{ browser: 'Firefox on Windows' }]);
  expect(sessions).toHaveLength(3);

  const stranger = await signUp(api);
  await api.request.delete(`/api/account/sessions/${mine[0].id}`).set(stranger.bearer).expect(200);
  expect((await accountOf({ bearer: one })).sessions).toHaveLength(3);
  await api.request.delete(`/api/account/sessions/${mine[0].id}`).set(account.bearer).expect(200);
  await api.request.get('/api/account').set(one).expect(401);
  await api.request.delete('/api/account/sessions').set(other).expect(200);
  await api.request.get('/api/account').set(account.bearer).expect(401);
  expect((await accountOf({ bearer: other })).sessions).toMatchObject([{ isThis: true }]);
});

test('when a login was last used is known to within ten minutes', async () => {
  const account = await signUp(api);
  const [begun] = (await accountOf(account)).sessions;
  api.clock.moveBy(5 * MINUTE);
  expect((await accountOf(account)).sessions).toEqual([begun]);
  api.clock.moveBy(6 * MINUTE);
  const [used] = (await accountOf(account)).sessions;
  expect(Date.parse(used.lastUsedAt) - Date.parse(begun.lastUsedAt)).toBeGreaterThanOrEqual(11 * MINUTE);
});

test('a new address counts once its link is used, both addresses are told, and the link may be opened again', async () => {
  const account = await signUp(api);
  const next = `new-${account.username}@example.com`;
  await changeEmail(account, next, 'not this one').expect(401);
  await changeEmail(account, next).expect(200);
  const token = await tokenTo(next);
  expect(await accountOf(account)).toMatchObject({ email: addressOf(account), isEmailVerified: false });
  await confirm(token).expect(200);
  await confirm(token).expect(200);
  expect(await accountOf(account)).toMatchObject({ email: next, isEmailVerified: true });
  await post.pass();
  for (const address of [next, addressOf(account)])
    expect(post.subjectsTo(address).filter((subject) => subject === 'Your email address has changed')).toHaveLength(1);
});

test('a link that was asked for before another address was confirmed does nothing any more', async () => {
  const account = await signUp(api);
  await changeEmail(account, `one-${account.username}@example.com`).expect(200);
  const one = await tokenTo(`one-${account.username}@example.com`);
  await changeEmail(account, `two-${account.username}@example.com`).expect(200);
  await confirm(await tokenTo(`two-${account.username}@example.com`)).expect(200);
  expect((await confirm(one).expect(409)).body.code).toBe('LINK_INVALID');
  expect(await accountOf(account)).toMatchObject({ email: `two-${account.username}@example.com` });
});

test('an owner who sets a new password keeps the account from an intruder who knew the old one and asked for a link to a new address', async () => {
  const account = await signUp(api);
  const foreign = `intruder-of-${account.username}@example.com`;
  await changeEmail(account, foreign).expect(200);
  const token = await tokenTo(foreign);
  const passwords = { currentPassword: account.password, newPassword: 'one that the intruder does not know' };
  await api.request.put('/api/auth/password').set(account.bearer).send(passwords).expect(200);
  expect((await confirm(token).expect(409)).body.code).toBe('LINK_INVALID');
  expect(await accountOf(account)).toMatchObject({ email: addressOf(account) });
});

test('a link to a new address that was being asked for with the old password while its owner set another does nothing', async () => {
  const account = await signUp(api);
  const foreign = `late-intruder-of-${account.username}@example.com`;
  const reading = holdNextQuery(api, 'users');
  const asking = changeEmail(account, foreign).then(({ status }) => status);
  await reading.answered;
  const passwords = { currentPassword: account.password, newPassword: 'one that the intruder does not know' };
  await api.request
    .put('/api/auth/password')
    .set(await logInAs(account))
    .send(passwords)
    .expect(200);
  reading.letGo();
  expect(await asking).toBe(200);
  expect((await confirm(await tokenTo(foreign)).expect(409)).body.code).toBe('LINK_INVALID');
});

test('an address that somebody else has is neither told nor taken', async () => {
  const [account, owner] = [await signUp(api), await signUp(api)];
  // Their welcome emails contain links too.
  await post.clear();
  const free = await changeEmail(account, 'free@example.com').expect(200);
  const taken = await changeEmail(account, addressOf(owner)).expect(200);
  expect(taken.body).toEqual(free.body);
  await post.pass();
  expect(post.subjectsTo(addressOf(owner))).toEqual([]);
});

test('a link that confirms an address sets no password', async () => {
  const account = await signUp(api);
  await changeEmail(account, addressOf(account)).expect(200);
  const token = await tokenTo(addressOf(account));
  await api.request.post('/api/auth/reset-password').send({ token, newPassword: 'quite another long one' }).expect(409);
});

test('an export holds the bookings, payments, emails and messages of its owner, no secret, and nothing of anybody else', async () => {
  const [account, other] = [await signUp(api), await signUp(api)];
  const booking = await journey.book({ by: account });
  await journey.confirm(booking, account);
  await journey.book({ by: other });
  await verify(account);
  await api.request
    .post('/api/contactus')
    .send({ name: 'Asha', email: addressOf(account), message: 'Is there snow?' })
    .expect(201);
  await post.pass();
  const { body, text } = await api.request.get('/api/account/export').set(account.bearer).expect(200);
  expect(body.account).toMatchObject({ username: account.username, email: addressOf(account), isEmailVerified: true });
  expect(body.bookings).toMatchObject([{ _id: booking._id }]);
  expect(body.payments).toMatchObject([{ booking: booking._id, status: 'paid' }]);
  expect(body.messages).toMatchObject([{ message: 'Is there snow?' }]);
  const subjects = body.emails.map(({ subject }: { subject: string }) => subject);
  expect(subjects).toEqual(expect.arrayContaining(['Confirm your email address', 'We have your message']));
  expect(subjects).not.toContain('Message from Asha');
  expect(text).toContain('/confirm-email#hidden');
  expect(text).not.toContain(other.username);
  expect(text).not.toMatch(/passwordHash|\$2b\$/);
});

test('who registered with an address without reading its mailbox gets nothing that was written from it, and erases none of it', async () => {
  const account = await signUp(api);
  const message = { name: 'The owner', email: addressOf(account), message: 'Is there rain?' };
  await api.request.post('/api/contactus').send(message).expect(201);
  await post.pass();
  const { body } = await api.request.get('/api/account/export').set(account.bearer).expect(200);
  expect(body.messages).toEqual([]);
  expect(JSON.stringify(body.emails)).not.toContain('Is there rain?');
  const erase = { currentPassword: account.password };
  await api.request.post('/api/account/delete').set(account.bearer).send(erase).expect(200);
  expect(await api.dependencies.database.collection('contactmessages').countDocuments(message)).toBe(1);
});

test('an account is not deleted while money is on its way, and the booking is named; then it is erased and its token ends', async () => {
  const account = await signUp(api);
  await verify(account);
  const booking = await journey.book({ by: account });
  const { body: session } = await journey.payNow(booking, account).expect(201);
  const erase = (currentPassword: string) =>
    api.request.post('/api/account/delete').set(account.bearer).send({ currentPassword });
  await erase('not this one').expect(401);
  const { body } = await erase(account.password).expect(409);
  expect(body).toMatchObject({ code: 'MONEY_ON_ITS_WAY', details: { bookings: [booking._id.slice(-8).toUpperCase()] } });
  expect(body.error).toContain(booking._id.slice(-8).toUpperCase());
  await journey.payCard(session.sessionId);
  await journey.checkStatus(session.sessionId, account).expect(200);
  await erase(account.password).expect(200);
  await api.request.get('/api/account').set(account.bearer).expect(401);
  const admin = await signUpAdmin(api);
  const { body: kept } = await api.request.get(`/api/booking/bookingById/${booking._id}`).set(admin.bearer).expect(200);
  expect(kept).toMatchObject({ bookingStatus: 'confirmed', user: { username: 'Former traveller' } });
});

test('an account is erased, whoever has registered with a name made of its id', async () => {
  const account = await signUp(api);
  const booking = await journey.bookConfirmed({ by: account });
  await signUp(api, { username: `-${account.userId}` });
  await api.request.post('/api/account/delete').set(account.bearer).send({ currentPassword: account.password }).expect(200);
  const admin = await signUpAdmin(api);
  const { body } = await api.request.get(`/api/booking/bookingById/${booking._id}`).set(admin.bearer).expect(200);
  expect(body.user).toMatchObject({ username: 'Former traveller' });
});

test('with two-factor login the password alone deletes no account', async () => {
  const account = await signUp(api);
  const { recoveryCodes } = await turnOnTwoFactor(api, account);
  const erase = (code?: string) =>
    api.request.post('/api/account/delete').set(account.bearer).send({ currentPassword: account.password, code });
  expect((await erase().expect(401)).body.code).toBe('CODE_REFUSED');
  expect((await erase('aaaaa-aaaaa').expect(401)).body.code).toBe('CODE_REFUSED');
  await erase(recoveryCodes[0]).expect(200);
});

test('whose account is deleted is told by email, and once it was sent their address is nowhere', async () => {
  const account = await signUp(api);
  await withSettings(api, { SMTP_URL: 'smtp://mail.example' }, () =>
    api.request.post('/api/account/delete').set(account.bearer).send({ currentPassword: account.password }).expect(200),
  );
  await post.pass();
  expect(post.subjectsTo(addressOf(account))).toContain('Your account is deleted');
  const { database } = api.dependencies;
  expect(JSON.stringify(await database.collection('emails').find().toArray())).not.toContain(account.username);
});

test('strangers who ask for links to an address do not keep those of its owner away', async () => {
  const [owner, ...strangers] = await Promise.all(Array.from({ length: 3 }, () => signUp(api)));
  if (!owner) throw new Error('Nobody signed up.');
  await withSettings(api, { RATE_LIMITS: 'on' }, async () => {
    for (const stranger of strangers) for (const _ of [1, 2, 3, 4, 5]) await changeEmail(stranger, addressOf(owner)).expect(200);
    await post.pass();
    await post.clear();
    await changeEmail(owner, addressOf(owner)).expect(200);
  });
  await confirm(await tokenTo(addressOf(owner))).expect(200);
  expect((await accountOf(owner)).isEmailVerified).toBe(true);
});
