import type { InboxMessage } from '@wayfarer/contracts';
import type { Account } from '../accounts.ts';
import type { TestApi } from '../start-test-api.ts';
import { messagesOf } from '../stored-data/message-rows.ts';
import { hexIdOf } from '../stored-data/row-ids.ts';
import type { Changes, ErrorCases, FreeTexts, Reads } from './every-case.ts';
import { about, UNKNOWN, type World } from './world.ts';

/** A message that was just sent, as an admin sees it. */
export const receiveMessage = async (
  api: TestApi,
  admin: Account,
  { name = 'Ines', email = 'ines@example.com', message = 'Is there snow?' } = {},
): Promise<InboxMessage> => {
  await api.request.post('/api/contactus').send({ name, email, message }).expect(201);
  const { body } = await api.request.get('/api/contactus?limit=1').set(admin.bearer).expect(200);
  return (await api.request.get(`/api/contactus/${body[0]._id}`).set(admin.bearer).expect(200)).body;
};

const reply = { version: 0, reply: 'There may be.', isDone: true };

const afterAReply = async ({ api, admin }: World): Promise<string> => {
  const { _id } = await receiveMessage(api, admin);
  await api.request
    .post(`/api/contactus/${_id}/replies`)
    .set(admin.bearer)
    .send({ ...reply, isDone: false })
    .expect(201);
  return `/api/contactus/${_id}`;
};

export const errorCases: ErrorCases = {
  changeMessage: {
    NOT_FOUND: ({ api, admin }) =>
      api.request.put(`/api/contactus/${UNKNOWN}`).set(admin.bearer).send({ version: 0, isDone: true }),
    CONFLICT: async (world) =>
      world.api.request
        .put(await afterAReply(world))
        .set(world.admin.bearer)
        .send({ version: 0, isDone: true }),
  },
  replyToMessage: {
    NOT_FOUND: ({ api, admin }) => api.request.post(`/api/contactus/${UNKNOWN}/replies`).set(admin.bearer).send(reply),
    CONFLICT: async (world) =>
      world.api.request
        .post(`${await afterAReply(world)}/replies`)
        .set(world.admin.bearer)
        .send({ ...reply, reply: 'There is none.' }),
  },
};

export const changes: Changes = {
  changeMessage: async ({ api, admin }) => {
    const { _id } = await receiveMessage(api, admin);
    const call = api.request.put(`/api/contactus/${_id}`).set(admin.bearer);
    return about(_id, call.send({ version: 0, isDone: true, assigneeId: admin.userId }));
  },
  replyToMessage: async ({ api, admin }) => {
    const { _id } = await receiveMessage(api, admin);
    return about(_id, api.request.post(`/api/contactus/${_id}/replies`).set(admin.bearer).send(reply));
  },
};

export const reads: Reads = {
  listMessages: {
    queries: ['', 'search=a', 'search=asha', 'sort=receivedAt', 'state=done&assigned=me', 'state=open&assigned=nobody'],
  },
  // One of the latest: the first ones are erased at night.
  findMessage: { id: (size) => hexIdOf('message', messagesOf(size) - 7) },
};

export const freeTexts: FreeTexts = {
  sendContactMessage: async ({ api }, { username }, message) =>
    api.request
      .post('/api/contactus')
      .send({ name: username, email: `${username}@EXAMPLE.com`, message })
      .expect(201),
  replyToMessage: async ({ api, admin }, { username }, text) => {
    const { _id } = await receiveMessage(api, admin, { name: username, email: `${username}@example.com` });
    await api.request
      .post(`/api/contactus/${_id}/replies`)
      .set(admin.bearer)
      .send({ ...reply, reply: text })
      .expect(201);
  },
};
