import { z } from 'zod';
import { invoiceKinds } from '../document/invoice.schema.ts';
import { enteredDateSchema } from '../values/calendar-date.schema.ts';
import { languageSchema } from '../values/language.schema.ts';
import { objectIdSchema } from '../values/object-id.ts';
import { searchQuery } from '../values/page-query.ts';
import { emailSchema } from '../values/text.ts';
import { emailKinds, emailStates, MAX_RESENDS } from './email-kinds.ts';

const emailIdSchema = z
  .string({ error: 'This is not an id.' })
  .regex(/^[\w-]{1,300}$/, 'This is not an id.')
  .meta({ description: 'The id of an email: its cause and kind, in base64url' });
export const emailIdParams = z.object({ id: emailIdSchema });

/** How staff find emails. Days are whole days on the site's calendar, both included. */
export const emailFilter = {
  search: searchQuery.search.meta({ description: 'How an address or a booking number begins' }),
  kind: z.enum(emailKinds).optional(),
  state: z.enum(emailStates).optional(),
  booking: objectIdSchema.optional(),
  from: enteredDateSchema.optional(),
  to: enteredDateSchema.optional(),
  sort: z.enum(['causedAt', '-causedAt', 'to', '-to']).default('-causedAt'),
};
const emailFilterSchema = z.object(emailFilter);
export type EmailFilter = z.output<typeof emailFilterSchema>;

/** A line of the list of emails. */
export const emailEntrySchema = z.object({
  _id: emailIdSchema,
  id: emailIdSchema,
  to: z.string(),
  kind: z.enum(emailKinds),
  subject: z.string(),
  language: languageSchema.optional().meta({ description: 'In which it is written; absent for English' }),
  state: z.enum(emailStates),
  booking: objectIdSchema.nullable(),
  causedAt: z.iso.datetime(),
  sentAt: z.iso.datetime().nullable(),
  tries: z.int(),
  nextTryAt: z.iso.datetime().nullable(),
  lastFailure: z.string().nullable().meta({ description: 'What the mail server said the last time' }),
  isResent: z.boolean().meta({ description: 'Whether it is an earlier email, sent again by staff' }),
});
export type EmailEntry = z.infer<typeof emailEntrySchema>;

/**
 * A PDF attached to an email. It is not stored, and made again when opened; an invoice's file is named by its
 * number.
 */
const attachedDocumentSchema = z.object({ kind: z.enum(['voucher', ...invoiceKinds]), filename: z.string() });
export type AttachedDocument = z.infer<typeof attachedDocumentSchema>;
const attachmentSchema = z.discriminatedUnion('kind', [
  attachedDocumentSchema,
  z.object({ kind: z.literal('calendar'), filename: z.string(), text: z.string() }),
]);
export type Attachment = z.infer<typeof attachmentSchema>;

/** An email as staff read it. A secret link in it does not work. */
export const keptEmailSchema = emailEntrySchema
  .extend({
    from: z.string(),
    replyTo: z.string(),
    html: z.string(),
    text: z.string(),
    attachments: z.array(attachmentSchema),
    isAsSent: z.boolean().meta({ description: 'Whether these are the texts that were sent; else those that would be sent now' }),
    canResend: z.boolean(),
    canCorrect: z.boolean().meta({ description: 'Whether it may be sent again to another address' }),
    resends: z.array(emailEntrySchema.pick({ _id: true, to: true, state: true, causedAt: true })),
  })
  .meta({ id: 'KeptEmail' });
export type KeptEmail = z.infer<typeof keptEmailSchema>;

/** What an account's export has of the emails to its owner. */
export const emailExport = {
  emails: z.array(keptEmailSchema.pick({ to: true, subject: true, text: true, causedAt: true, sentAt: true })),
};

export const resendSchema = z.object({
  resends: z
    .int({ error: 'Say how often it was sent again already.' })
    .min(0)
    .max(MAX_RESENDS - 1, `An email can be sent again ${MAX_RESENDS} times.`)
    .meta({ description: 'The count that was read: two clicks on one button send one email' }),
  to: emailSchema.optional().meta({ description: 'Another address, where the first was mistyped' }),
});
export type Resend = z.infer<typeof resendSchema>;
