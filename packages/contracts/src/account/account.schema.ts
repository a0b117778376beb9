import { z } from 'zod';
import { bookingSchema } from '../booking/booking.schema.ts';
import { invoiceSchema } from '../document/invoice.schema.ts';
import { passkeySchema } from '../passkey/passkey.schema.ts';
import { paymentSchema } from '../payment/payment.schema.ts';
import { linkTokenSchema, presentPasswordSchema } from '../user/user.schema.ts';
import { emailSchema } from '../values/text.ts';

/** An active login of the account. */
export const accountSessionSchema = z.object({
  id: z.uuid(),
  browser: z.string().nullable().meta({ description: 'Such as Firefox on Windows; null where it did not say' }),
  startedAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().meta({ description: 'To within 10 minutes' }),
  isThis: z.boolean(),
});
export type AccountSession = z.infer<typeof accountSessionSchema>;

export const accountSchema = z.object({
  username: z.string(),
  email: z.string(),
  isEmailVerified: z.boolean(),
  twoFactor: z.object({
    isOn: z.boolean(),
    isRequired: z.boolean().meta({ description: 'Without it this account may do nothing else' }),
    recoveryCodes: z.int().meta({ description: 'How many are left' }),
  }),
  passkeys: z.array(passkeySchema),
  sessions: z.array(accountSessionSchema),
});
export type Account = z.infer<typeof accountSchema>;

export const newEmailSchema = z.object({ email: emailSchema, currentPassword: presentPasswordSchema });
export type NewEmail = z.infer<typeof newEmailSchema>;

export const confirmationSchema = z.object({ token: linkTokenSchema });

export const accountDeletionSchema = z.object({ currentPassword: presentPasswordSchema });
export type AccountDeletion = z.infer<typeof accountDeletionSchema>;

const moment = z.iso.datetime().nullable();

/** Everything that is stored about an account, as one file. */
export const accountExportSchema = z.object({
  exportedAt: z.iso.datetime(),
  account: z.object({ username: z.string(), email: z.string(), isEmailVerified: z.boolean(), createdAt: z.iso.datetime() }),
  sessions: z.array(accountSessionSchema.omit({ isThis: true })),
  passkeys: z.array(passkeySchema.omit({ id: true })),
  bookings: z.array(bookingSchema),
  payments: z.array(paymentSchema),
  invoices: z.array(invoiceSchema),
  emails: z.array(
    z.object({ to: z.string(), subject: z.string(), text: z.string(), causedAt: z.iso.datetime(), sentAt: moment }),
  ),
  messages: z.array(
    z.object({
      name: z.string(),
      message: z.string(),
      receivedAt: z.iso.datetime(),
      replies: z.array(z.object({ text: z.string(), sentAt: z.iso.datetime() })),
    }),
  ),
});
export type AccountExport = z.infer<typeof accountExportSchema>;
