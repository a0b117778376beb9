import type { CustomerDetail } from '@wayfarer/contracts';
import { expect, test } from 'vitest';
import { confirmAddress, signUp } from '../../testing/accounts.ts';
import { writeNote } from '../../testing/endpoint-cases/note.cases.ts';
import { startMoneyJourney } from '../../testing/money-journey.ts';
import { testPost } from '../../testing/servers/start-post.ts';
import { testApi } from '../../testing/start-test-api.ts';

const api = await testApi();
const post = await testPost(api);
const journey = await startMoneyJourney(api);
const { admin } = journey;
const desk = await signUp(api, { role: 'desk' });
const tokenIn = ({ text = '' }: { text?: string | undefined }): string => /\/confirm-email#([\w-]+)/.exec(text)?.[1] ?? 'none';
const login = (username: string, password: string) => api.request.post('/api/auth/login').send({ username, password });

test('the page of a customer says what was received for their trips without what went back, and logins only to those who read users', async () => {
  const user = await signUp(api);
  await journey.book({ by: user });
  const paid = await journey.bookConfirmed({ by: user });
  const refunded = await journey.bookConfirmed({ by: user });
  await journey.refund(refunded, { amount: 100, reason: 'Late bus.' });
  await api.request
    .post('/api/contactus')
    .send({ name: 'Ines', email: `${user.username}@example.com`, message: 'Is there snow?' })
    .expect(201);
  const { body }: { body: CustomerDetail } = await api.request.get(`/api/customer/${user.userId}`).set(admin.bearer).expect(200);
  expect(body).toMatchObject({ username: user.username, trips: 3, spent: paid.totalAmount + refunded.totalAmount - 100 });
  expect(body.lastLoginAt).toBe(body.sessions?.[0]?.startedAt);
  expect(body.messages).toMatchObject([{ beginning: 'Is there snow?' }]);
  const seen = await api.request.get(`/api/customer/${user.userId}`).set(desk.bearer).expect(200);
  expect([seen.body.sessions, seen.body.messages.length]).toEqual([null, 1]);
});

test('staff get the same file about a customer as the customer does, and that is logged', async () => {
  const user = await signUp(api);
  await writeNote(api, desk, { user: user.userId }, 'Wants a window seat.');
  const own = await api.request.get('/api/account/export').set(user.bearer).expect(200);
  const theirs = await api.request.post(`/api/customer/${user.userId}/export`).set(admin.bearer).expect(200);
  const { exportedAt: _now, ...asked } = theirs.body;
  expect(own.body).toMatchObject(asked);
  expect(asked.notes).toMatchObject([{ booking: null, text: 'Wants a window seat.' }]);
  const log = api.dependencies.database.collection('adminactions');
  expect(await log.countDocuments({ endpoint: 'exportCustomer', 'by.id': admin.userId })).toBeGreaterThan(0);
});

test('a corrected address counts at once, both addresses are told, logins end, and links to the former one are worth nothing', async () => {
  const user = await signUp(api);
  await post.pass();
  const former = `${user.username}@example.com`;
  const stale = tokenIn(post.email({ to: former, subject: 'Welcome to Wayfarer' }));
  const email = `${user.username}@right.example`;
  const { body } = await api.request.put(`/api/customer/${user.userId}/email`).set(desk.bearer).send({ email }).expect(200);
  expect(body).toMatchObject({ email, isEmailVerified: false });
  await api.request.get('/api/account').set(user.bearer).expect(401);
  await post.pass();
  expect(post.subjectsTo(former)).toContain('Your email address has changed');
  expect(post.subjectsTo(email)).toContain('Your email address has changed');
  await api.request.post('/api/account/confirm-email').send({ token: stale }).expect(409);
  const fresh = tokenIn(post.email({ to: email, subject: 'Confirm your email address' }));
  await api.request.post('/api/account/confirm-email').send({ token: fresh }).expect(200);
  const again = await login(user.username, user.password).expect(200);
  const account = await api.request.get('/api/account').set({ Authorization: `Bearer ${again.body.token}` });
  expect(account.body).toMatchObject({ email, isEmailVerified: true });
});

test('nobody takes over an account of the staff by correcting its address, and a taken address stays where it is', async () => {
  const user = await signUp(api);
  await confirmAddress(api, user);
  const ask = (id: string, email: string) => api.request.put(`/api/customer/${id}/email`).set(desk.bearer).send({ email });
  const { body } = await ask(admin.userId, `${desk.username}@other.example`).expect(409);
  expect(body.message).toBe('This is an account of your staff, who change their address themselves.');
  const taken = { email: `${admin.username}@EXAMPLE.com` };
  await api.request.put(`/api/customer/${user.userId}/email`).set(admin.bearer).send(taken).expect(409);
  await api.request.get('/api/account').set(user.bearer).expect(200);
});

test('notes are newest first, on a booking its own, deleted by their authors alone, and never seen by travellers', async () => {
  const user = await signUp(api);
  const booking = await journey.book({ by: user });
  const first = await writeNote(api, desk, { user: user.userId }, 'Calls back.');
  await writeNote(api, admin, { user: user.userId, booking: booking._id }, 'Wheelchair.');
  const listed = async (query: string) => (await api.request.get(`/api/note?${query}`).set(desk.bearer).expect(200)).body;
  expect(await listed(`user=${user.userId}`)).toMatchObject([
    { text: 'Wheelchair.', by: admin.username, isOwn: false, booking: booking._id },
    { text: 'Calls back.', by: desk.username, isOwn: true, booking: null },
  ]);
  expect(await listed(`user=${user.userId}&booking=${booking._id}`)).toHaveLength(1);
  await api.request.delete(`/api/note/${first._id}`).set(admin.bearer).expect(404);
  await api.request.delete(`/api/note/${first._id}`).set(desk.bearer).expect(200);
  expect(await listed(`user=${user.userId}`)).toHaveLength(1);
  const { body: history } = await api.request.get(`/api/activity?about=${user.userId}`).set(admin.bearer).expect(200);
  expect(history.map(({ call }: { call: string }) => call)).toEqual(['deleteNote', 'addNote', 'addNote']);
  const strange = { user: desk.userId, booking: booking._id, text: 'Of somebody else.' };
  await api.request.post('/api/note').set(desk.bearer).send(strange).expect(404);
});
