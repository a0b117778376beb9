import { type APIRequestContext, expect } from '@playwright/test';
import type { InboxEntry, InboxMessage } from '@wayfarer/contracts';
import type { Session } from '../../sessions.ts';
import { bearer } from '../../trips.ts';
import type { Filled } from './entity-payloads.ts';

export const filled: Filled = { sendContactMessage: ['name', 'message'], replyToMessage: ['reply'] };

/** A message with the text as its name and content, and a reply with the same text. */
export const writeAndReply = async (request: APIRequestContext, admin: Session, text: string, index: number): Promise<string> => {
  const headers = bearer(admin);
  const from = `writer-${index}@example.com`;
  await request.post('/api/contactus', { data: { name: text, email: from, message: text } });
  const listed = await request.get('/api/contactus', { headers, params: { limit: '100' } });
  const { _id = '' } = ((await listed.json()) as InboxEntry[]).find(({ email }) => email === from) ?? {};
  const { version } = (await (await request.get(`/api/contactus/${_id}`, { headers })).json()) as InboxMessage;
  const answer = await request.post(`/api/contactus/${_id}/replies`, { headers, data: { version, reply: text, isDone: false } });
  expect(answer.status(), await answer.text()).toBe(201);
  return _id;
};
