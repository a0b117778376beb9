import type { InboxEntry, InboxMessage } from '@wayfarer/contracts';
import { expect, test } from 'vitest';
import { jobMarksOf } from '../../database/job-marks.ts';
import { migrate } from '../../database/migrate.ts';
import { databaseSchema } from '../../every-feature.ts';
import { signUp, signUpAdmin } from '../../testing/accounts.ts';
import { receiveMessage } from '../../testing/endpoint-cases/contact-message.cases.ts';
import { startMoneyJourney } from '../../testing/money-journey.ts';
import { testPost } from '../../testing/servers/start-post.ts';
import { testApi } from '../../testing/start-test-api.ts';

const AGENCY = 'agency@wayfarer.example';

const api = await testApi({ EMAIL_FROM: AGENCY });
const journey = await startMoneyJourney(api);
const post = await testPost(api);
const admin = await signUpAdmin(api);

const list = async (query: string, by = admin): Promise<InboxEntry[]> =>
  (await api.request.get(`/api/contactus?${query}`).set(by.bearer).expect(200)).body;
const change = ({ _id, version }: InboxMessage, fields: object, by = admin) =>
  api.request
    .put(`/api/contactus/${_id}`)
    .set(by.bearer)
    .send({ version, ...fields });
const reply = ({ _id, version }: InboxMessage, fields: object = {}, by = admin) =>
  api.request
    .post(`/api/contactus/${_id}/replies`)
    .set(by.bearer)
    .send({ version, reply: 'There may be.', isDone: true, ...fields });
const read = async ({ _id }: InboxMessage): Promise<InboxMessage> =>
  (await api.request.get(`/api/contactus/${_id}`).set(admin.bearer).expect(200)).body;

test('a reply goes to the sender once, however often it is pressed, with what they wrote, and answers go to the agency', async () => {
  const message = await receiveMessage(api, admin, { email: 'reply@example.com', message: '<b>Is there snow?</b>' });
  const answers = await Promise.all([reply(message), reply(message), reply(message)]);
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
  await reply(message).expect(201);
  await post.pass();
  const emails = post.takenFor('reply@example.com').filter(({ subject }) => subject === 'Your message to Wayfarer');
  expect(emails).toMatchObject([
    {
      replyTo: { value: [{ address: AGENCY }] },
      text: expect.stringContaining('There may be.'),
      html: expect.stringContaining('&lt;b&gt;Is there snow?&lt;/b&gt;'),
    },
  ]);
  expect(await read(message)).toMatchObject({ isDone: true, replies: [{ text: 'There may be.', by: admin.username }] });
});

test('a reply to a message that somebody else has answered since it was read is not sent, and shows theirs', async () => {
  const other = await signUpAdmin(api);
  const message = await receiveMessage(api, admin, { email: 'two@example.com' });
  await reply(message, {}, other).expect(201);
  const { body } = await reply(message, { reply: 'There is none.' }).expect(409);
  expect(body.details.current.replies).toMatchObject([{ text: 'There may be.', by: other.username }]);
  await post.pass();
  expect(post.subjectsTo('two@example.com').filter((subject) => subject === 'Your message to Wayfarer')).toHaveLength(1);
});

test('a message is done, open again and assigned; what changed meanwhile is not written over, and only admins are assigned', async () => {
  const message = await receiveMessage(api, admin);
  const taken: InboxMessage = (await change(message, { assigneeId: admin.userId }).expect(200)).body;
  expect(taken).toMatchObject({ assignee: { username: admin.username }, isDone: false });
  await change(message, { isDone: true }).expect(409);
  // Repeated after a lost answer.
  await change(message, { assigneeId: admin.userId }).expect(200);
  const done: InboxMessage = (await change(taken, { isDone: true }).expect(200)).body;
  expect((await change(done, { isDone: false, assigneeId: null }).expect(200)).body).toMatchObject({
    isDone: false,
    assignee: null,
  });
  const traveller = await signUp(api);
  const { body } = await change(await read(message), { assigneeId: traveller.userId }).expect(400);
  expect(body.details.assigneeId).toBe('Choose a member of staff.');
});

test('the inbox finds messages by beginnings of words of name and address, by state and by whose they are, newest or oldest first', async () => {
  const own = await signUpAdmin(api);
  const [first, second] = [
    await receiveMessage(api, admin, { name: 'Zoë Quill', email: 'zoe@paper.example' }),
    await receiveMessage(api, admin, { name: 'Quentin', email: 'q@paper.example' }),
  ];
  await change(first, { isDone: true, assigneeId: own.userId }).expect(200);
  const found = async (query: string, by = admin) => (await list(query, by)).map(({ _id }) => _id);
  expect(await found('search=zoe qui')).toEqual([first._id]);
  expect(await found('search=paper')).toEqual([second._id, first._id]);
  expect(await found('search=paper&sort=receivedAt')).toEqual([first._id, second._id]);
  expect(await found('search=paper&state=open')).toEqual([second._id]);
  expect(await found('search=paper&state=done&assigned=me', own)).toEqual([first._id]);
  expect(await found('assigned=me', own)).toEqual([first._id]);
  expect(await found('search=paper&assigned=nobody')).toEqual([second._id]);
  expect(await found('search=nobodyhere')).toEqual([]);
});

test('a message shows whose account has its address and their latest bookings, and says where the address is not confirmed', async () => {
  const traveller = await signUp(api);
  const booking = await journey.book({ by: traveller });
  const message = await receiveMessage(api, admin, { email: `${traveller.username}@EXAMPLE.com` });
  expect(message.customer).toMatchObject({ username: traveller.username, isEmailVerified: false });
  expect(message.bookings.map(({ _id }) => _id)).toEqual([booking._id]);
  expect(await receiveMessage(api, admin, { email: 'stranger@example.com' })).toMatchObject({ customer: null, bookings: [] });
});

test('a form in which the field that nobody sees is filled in stores nothing, and says which field it was', async () => {
  const message = { name: 'Robot', email: 'robot@example.com', message: 'Buy this.', subject: 'Offer' };
  const { body } = await api.request.post('/api/contactus').send(message).expect(400);
  expect(body.details).toEqual({ subject: 'Please leave this field empty.' });
  expect(await list('search=robot')).toEqual([]);
  await api.request
    .post('/api/contactus')
    .send({ ...message, subject: '' })
    .expect(201);
});

test('an export of the sender holds the replies, and a deleted admin is named no more', async () => {
  const [traveller, leaver] = [await signUp(api), await signUpAdmin(api)];
  const email = `${traveller.username}@example.com`;
  await api.dependencies.database
    .collection('users')
    .updateOne({ username: traveller.username }, { $set: { emailVerifiedAt: new Date() } });
  const message = await receiveMessage(api, admin, { email });
  await reply(message, {}, leaver).expect(201);
  await change(await read(message), { assigneeId: leaver.userId }).expect(200);
  const { body } = await api.request.get('/api/account/export').set(traveller.bearer).expect(200);
  expect(body.messages).toMatchObject([{ message: 'Is there snow?', replies: [{ text: 'There may be.' }] }]);
  await api.request.delete(`/api/auth/${leaver.userId}`).set(admin.bearer).expect(200);
  expect(await read(message)).toMatchObject({ assignee: null, replies: [{ by: null }] });
});

test('a message is found by words of its text, also one that an earlier version folded in another way', async () => {
  const messages = api.dependencies.database.collection('contactmessages');
  const { _id } = await receiveMessage(api, admin, { name: 'Wanda', message: 'Is the ferry to Hydra running?' });
  const found = async (text: string) => (await list(`search=${text}`)).map((message) => message._id);
  expect(await found('hydra')).toEqual([_id]);
  expect(await found('ferry wanda')).toEqual([_id]);
  await messages.updateOne({ name: 'Wanda' }, { $set: { searchKeys: ['wanda'] } });
  await jobMarksOf(api.dependencies.database).deleteOne({ _id: 'folded texts of contactmessages' });
  await migrate(api.dependencies, databaseSchema);
  expect(await found('hydra')).toEqual([_id]);
});
