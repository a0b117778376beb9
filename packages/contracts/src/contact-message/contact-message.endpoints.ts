import { z } from 'zod';
import { defineEndpoints } from '../define-endpoints.ts';
import { idParams } from '../values/id-shapes.ts';
import { pageQuery } from '../values/page-query.ts';
import {
  contactMessageSchema,
  inboxEntrySchema,
  inboxFilter,
  inboxMessageSchema,
  messageChangeSchema,
  newReplySchema,
} from './contact-message.schema.ts';

export const contactMessageEndpoints = defineEndpoints({
  sendContactMessage: {
    summary: 'Send a message to the agency',
    access: 'everyone',
    errors: ['VALIDATION', 'TOO_MANY_REQUESTS'],
    body: contactMessageSchema,
    answer: z.object({ message: z.string() }),
    status: 201,
  },
  listMessages: {
    summary: 'List and find messages to the agency, newest first',
    access: 'read-messages',
    errors: ['VALIDATION'],
    query: z.object({ ...pageQuery, ...inboxFilter }),
    answer: z.array(inboxEntrySchema),
  },
  findMessage: {
    summary: 'One message, with its replies and what is known of its sender',
    access: 'read-messages',
    errors: ['VALIDATION', 'NOT_FOUND'],
    params: idParams,
    answer: inboxMessageSchema,
  },
  changeMessage: {
    summary: 'Say that a message is done or open again, or assign it',
    access: 'answer-messages',
    errors: ['VALIDATION', 'NOT_FOUND', 'CONFLICT'],
    params: idParams,
    body: messageChangeSchema,
    answer: inboxMessageSchema,
  },
  replyToMessage: {
    summary: 'Reply to a message by email; the same reply sent again is not emailed again',
    access: 'answer-messages',
    errors: ['VALIDATION', 'NOT_FOUND', 'CONFLICT'],
    params: idParams,
    body: newReplySchema,
    erasable: ['reply'],
    answer: inboxMessageSchema,
    status: 201,
  },
});
