import { t } from '@wayfarer/words';
import { z } from 'zod';
import { identity, objectIdSchema } from '../values/object-id.ts';
import { searchQuery } from '../values/page-query.ts';
import { pastedSigns } from '../values/pasted-text.ts';
import { emailSchema } from '../values/text.ts';
import { detailFields, knownDetails } from './details.schema.ts';
import { normalSecretOf } from './typed-secret.ts';

/** A traveller, or staff: what each may do is in permissions.ts. */
export const roleSchema = z.enum(['user', 'desk', 'desk-lead', 'guide', 'viewer', 'admin'], { error: () => t('Choose a role.') });
export type Role = z.infer<typeof roleSchema>;

const MIN_USERNAME_LENGTH = 3;
const MAX_USERNAME_LENGTH = 32;
const MIN_PASSWORD_LENGTH = 8;
const MAX_PASSWORD_BYTES = 72;

const ENTER_USERNAME = { error: () => t('Enter your username.') };
const ENTER_PASSWORD = { error: () => t('Enter your password.') };
const TOO_SHORT = { error: () => t('Use at least {least} characters.', { least: MIN_PASSWORD_LENGTH }) };
const INCOMPLETE_LINK = { error: () => t('This link is not complete.') };

export const usernameSchema = z
  .string({ error: () => t('Enter a username.') })
  .overwrite(pastedSigns)
  .min(MIN_USERNAME_LENGTH, { error: () => t('Use at least {least} characters.', { least: MIN_USERNAME_LENGTH }) })
  .max(MAX_USERNAME_LENGTH, { error: () => t('Use at most {most} characters.', { most: MAX_USERNAME_LENGTH }) })
  .regex(/^[A-Za-z0-9._-]+$/, { error: () => t('Use letters, digits, dots, dashes and underscores only.') });

/**
 * bcrypt reads 72 bytes, so a longer password is refused instead of being silently truncated. Both bounds are
 * of the form that is compared.
 */
export const passwordSchema = z
  .string({ error: () => t('Enter a password.') })
  .min(MIN_PASSWORD_LENGTH, { ...TOO_SHORT, abort: true })
  .refine((password) => normalSecretOf(password).length >= MIN_PASSWORD_LENGTH, TOO_SHORT)
  .refine((password) => new TextEncoder().encode(normalSecretOf(password)).length <= MAX_PASSWORD_BYTES, {
    error: () => t('Use at most {most} bytes.', { most: MAX_PASSWORD_BYTES }),
  });

/** docs/specification.md section 5. A `role` sent by a client is dropped here. */
export const registrationSchema = z.object({
  username: usernameSchema,
  email: emailSchema,
  password: passwordSchema,
  ...detailFields,
});
export type Registration = z.infer<typeof registrationSchema>;

export const credentialsSchema = z.object({
  username: z
    .string(ENTER_USERNAME)
    // Emails have it in names, so that mail clients make no links of them; whoever copies a name from there
    // logs in with it.
    .overwrite(pastedSigns)
    .min(1, ENTER_USERNAME)
    .max(254),
  password: z.string(ENTER_PASSWORD).min(1, ENTER_PASSWORD).max(500),
});
export type Credentials = z.infer<typeof credentialsSchema>;

/** Asked for again before an action that must not be possible in a browser left unattended. */
export const presentPasswordSchema = z.string(ENTER_PASSWORD).min(1, ENTER_PASSWORD).max(500);

export const newPasswordSchema = z.object({
  currentPassword: presentPasswordSchema,
  newPassword: passwordSchema,
});

/** The token of an emailed link, the part after its `#`. */
export const linkTokenSchema = z.string(INCOMPLETE_LINK).regex(/^[\w-]{43}$/, INCOMPLETE_LINK);

export const forgottenSchema = z.object({ email: emailSchema });
export const passwordResetSchema = z.object({ token: linkTokenSchema, newPassword: passwordSchema });
export type PasswordReset = z.infer<typeof passwordResetSchema>;

export const userSchema = z
  .object({ ...identity, username: z.string(), email: z.string(), role: roleSchema, ...knownDetails })
  .meta({ id: 'User' });
export type User = z.infer<typeof userSchema>;

/** Somebody who works here. */
export const staffMemberSchema = userSchema
  .extend({
    lastSeenAt: z.iso.datetime().nullable().meta({
      description: 'The last login, or the last use of one that goes on, to within minutes; null where neither is known',
    }),
    hasTwoFactor: z.boolean(),
    passkeys: z.int().meta({ description: 'How many passkeys log in to this account' }),
  })
  .meta({ id: 'StaffMember' });
export type StaffMember = z.infer<typeof staffMemberSchema>;

export const newRoleSchema = z.object({ role: roleSchema });

/** The sort orders of users; newest accounts first by default. `-` is descending. */
export const userSortSchema = z.enum(['createdAt', '-createdAt', 'username', '-username', 'email', '-email']);
export type UserSort = z.infer<typeof userSortSchema>;

/** How an admin finds users. */
export const userFilter = {
  search: searchQuery.search.meta({
    description:
      'Words that each begin one of the name, the username or the address; with an @, the beginning of an address; or a phone number',
  }),
  sort: userSortSchema.default('-createdAt'),
};
const userFilterSchema = z.object(userFilter);
export type UserFilter = z.output<typeof userFilterSchema>;

/** The answer to a login (docs/specification.md section 3); the client stores all three. */
export const loginAnswerSchema = z.object({ token: z.string(), role: roleSchema, userId: objectIdSchema });
export type LoginAnswer = z.infer<typeof loginAnswerSchema>;

/** How a user appears inside something else. */
export const userReferenceSchema = z.object({
  ...identity,
  username: z.string(),
  name: z.string().optional().meta({ description: 'What they are called, where more than the username is known' }),
});
export type UserReference = z.infer<typeof userReferenceSchema>;
