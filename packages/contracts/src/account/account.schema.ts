import { z } from 'zod';
import { knownInvoiceTo } from '../document/invoice-to.schema.ts';
import { passkeySchema } from '../passkey/passkey.schema.ts';
import { secondFactorCodeSchema } from '../two-factor/two-factor.schema.ts';
import { knownDetails } from '../user/details.schema.ts';
import { linkTokenSchema, presentPasswordSchema } from '../user/user.schema.ts';
import { knownLanguage } from '../values/language.schema.ts';
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
  ...knownDetails,
  ...knownInvoiceTo,
  ...knownLanguage,
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

export const accountDeletionSchema = z.object({
  currentPassword: presentPasswordSchema,
  code: secondFactorCodeSchema.optional().meta({ description: 'Asked for where two-factor login is on' }),
});
export type AccountDeletion = z.infer<typeof accountDeletionSchema>;

/** What an account's export has of the account itself; each entity adds its own part (`everyExport`). */
export const accountExport = {
  exportedAt: z.iso.datetime(),
  account: z.object({
    username: z.string(),
    email: z.string(),
    ...knownDetails,
    ...knownInvoiceTo,
    ...knownLanguage,
    isEmailVerified: z.boolean(),
    createdAt: z.iso.datetime(),
    lastLoginAt: z.iso.datetime().nullable(),
    joined: z
      .array(z.object({ username: z.string(), email: z.string(), ...knownDetails, joinedAt: z.iso.datetime() }))
      .optional()
      .meta({ description: 'Accounts that were joined into this one, as they were known; absent without any' }),
  }),
  sessions: z.array(accountSessionSchema.omit({ isThis: true })),
  passkeys: z.array(passkeySchema.omit({ id: true })),
};
