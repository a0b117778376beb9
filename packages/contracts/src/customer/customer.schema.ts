import { z } from 'zod';
import { accountSessionSchema } from '../account/account.schema.ts';
import { inboxEntrySchema } from '../contact-message/contact-message.schema.ts';
import { knownInvoiceTo } from '../document/invoice-to.schema.ts';
import { userSchema } from '../user/user.schema.ts';
import { knownLanguage } from '../values/language.schema.ts';
import { rupeesSchema } from '../values/money.schema.ts';
import { emailSchema } from '../values/text.ts';

/**
 * What staff see of somebody who has an account, beside their bookings and notes, which are lists of their
 * own.
 */
export const customerDetailSchema = userSchema
  .extend({
    ...knownInvoiceTo,
    ...knownLanguage,
    createdAt: z.iso.datetime(),
    isEmailVerified: z.boolean(),
    lastLoginAt: z.iso
      .datetime()
      .nullable()
      .meta({ description: 'Null before the first login, and where an earlier version did not note it' }),
    trips: z.int().meta({ description: 'How many bookings there are, whatever became of them' }),
    spent: rupeesSchema.meta({ description: 'What was received for them, without what went back' }),
    contact: z
      .object({ name: z.string(), phone: z.string() })
      .nullable()
      .meta({ description: 'Whom to call where the account has no phone number, as on their latest booking with one' }),
    sessions: z
      .array(accountSessionSchema.omit({ id: true, isThis: true }))
      .nullable()
      .meta({ description: 'The logins that go on, the last used first; null for whom they do not concern' }),
    messages: z
      .array(inboxEntrySchema)
      .nullable()
      .meta({ description: 'The latest from this address, in whose name anybody can write; null for whom they do not concern' }),
  })
  .meta({ id: 'CustomerDetail' });
export type CustomerDetail = z.infer<typeof customerDetailSchema>;

export const correctedEmailSchema = z.strictObject({ email: emailSchema });
