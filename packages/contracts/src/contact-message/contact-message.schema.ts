import { t } from '@wayfarer/words';
import { z } from 'zod';
import { bookingSchema } from '../booking/booking.schema.ts';
import { userReferenceSchema } from '../user/user.schema.ts';
import { knownLanguage } from '../values/language.schema.ts';
import { identity, objectIdSchema } from '../values/object-id.ts';
import { searchQuery } from '../values/page-query.ts';
import { emailSchema, lineSchema, proseSchema } from '../values/text.ts';
import { readVersionSchema, versionSchema } from '../values/version.ts';

const LEAVE_EMPTY = { error: () => t('Please leave this field empty.') };
const doneSchema = z.boolean({ error: () => t('Say whether the message is done.') });

export const contactMessageSchema = z.object({
  name: lineSchema(() => t('Enter your name.')),
  email: emailSchema,
  message: proseSchema(() => t('Enter a message.')),
  subject: z
    .string(LEAVE_EMPTY)
    .max(0, LEAVE_EMPTY)
    .optional()
    .meta({ description: 'Hidden in the form, so that only robots fill it in' }),
});
export type ContactMessage = Omit<z.infer<typeof contactMessageSchema>, 'subject'>;

const state = {
  isDone: z.boolean().meta({ description: 'Whether it is done' }),
  assignee: userReferenceSchema.nullable().meta({ description: 'The admin whom it is assigned to' }),
};

/** A line of the inbox. */
export const inboxEntrySchema = z.object({
  ...identity,
  name: z.string(),
  email: z.string(),
  beginning: z.string().meta({ description: 'The first words of the message' }),
  receivedAt: z.iso.datetime(),
  replies: z.int(),
  ...state,
});
export type InboxEntry = z.infer<typeof inboxEntrySchema>;

const replySchema = z.object({
  text: z.string(),
  sentAt: z.iso.datetime(),
  by: z.string().nullable().meta({ description: 'The name of the admin; null once the account is deleted' }),
});

/** A message as admins read it, with what is known of its sender's address. */
export const inboxMessageSchema = z
  .object({
    ...identity,
    name: z.string(),
    email: z.string(),
    message: z.string(),
    ...knownLanguage,
    receivedAt: z.iso.datetime(),
    replies: z.array(replySchema),
    ...state,
    version: versionSchema,
    customer: userReferenceSchema
      .extend({ isEmailVerified: z.boolean() })
      .nullable()
      .meta({ description: 'Whose account has this address. Anybody can write in its name' }),
    bookings: z.array(bookingSchema).meta({ description: 'The latest of the customer' }),
    assignees: z.array(userReferenceSchema).meta({ description: 'To whom it can be assigned' }),
  })
  .meta({ id: 'InboxMessage' });
export type InboxMessage = z.infer<typeof inboxMessageSchema>;

/** What an account's export has of the messages that its owner wrote. */
export const contactMessageExport = {
  messages: z.array(
    z.object({
      name: z.string(),
      message: z.string(),
      ...knownLanguage,
      receivedAt: z.iso.datetime(),
      replies: z.array(replySchema.omit({ by: true })),
    }),
  ),
};

/** How admins find messages. */
export const inboxFilter = {
  search: searchQuery.search.meta({ description: 'Words that each begin one of the name, of the address or of the text' }),
  state: z.enum(['all', 'open', 'done']).default('all'),
  assigned: z.enum(['all', 'me', 'nobody']).default('all'),
  sort: z.enum(['receivedAt', '-receivedAt']).default('-receivedAt'),
};
const inboxFilterSchema = z.object(inboxFilter);
export type InboxFilter = z.output<typeof inboxFilterSchema>;

export const messageChangeSchema = z.object({
  version: readVersionSchema,
  isDone: doneSchema.optional(),
  assigneeId: objectIdSchema.nullable().optional().meta({ description: 'Null: nobody' }),
});
export type MessageChange = z.infer<typeof messageChangeSchema>;

export const newReplySchema = z.object({
  version: readVersionSchema,
  reply: proseSchema(() => t('Enter a reply.')),
  isDone: doneSchema.meta({ description: 'Whether the message is done with it' }),
});
export type NewReply = z.infer<typeof newReplySchema>;
