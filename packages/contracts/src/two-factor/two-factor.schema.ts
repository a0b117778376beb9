import { t } from '@wayfarer/words';
import { z } from 'zod';
import { presentPasswordSchema } from '../user/user.schema.ts';

const ENTER_CODE = { error: () => t('Enter the 6 digits that your app shows, or a recovery code.') };

/** A code from the app, with or without a space in the middle; or a recovery code. */
export const secondFactorCodeSchema = z
  .string(ENTER_CODE)
  .regex(/^\s*(\d{3}\s?\d{3}|[a-zA-Z2-7]{5}[\s-]?[a-zA-Z2-7]{5})\s*$/, ENTER_CODE);

const LOG_IN_AGAIN = { error: () => t('Please log in again.') };

export const secondStepSchema = z.object({
  pendingToken: z
    .string(LOG_IN_AGAIN)
    .max(1000, LOG_IN_AGAIN)
    .regex(/^[\w.-]+$/, LOG_IN_AGAIN)
    .meta({ description: 'Of the login: `details.pendingToken` of its SECOND_STEP_REQUIRED' }),
  code: secondFactorCodeSchema,
});
export type SecondStep = z.infer<typeof secondStepSchema>;

export const twoFactorStartSchema = z.object({ currentPassword: presentPasswordSchema });
export const twoFactorSetUpSchema = z.object({
  secret: z.string().meta({ description: 'In base32, to type into an app' }),
  url: z.string().meta({ description: 'The same as an `otpauth` address, which apps scan as a QR code' }),
});
export type TwoFactorSetUp = z.infer<typeof twoFactorSetUpSchema>;

export const twoFactorConfirmationSchema = z.object({ code: secondFactorCodeSchema });
export const recoveryCodesSchema = z.object({
  recoveryCodes: z.array(z.string()).meta({ description: 'Each replaces one code. They are shown only here' }),
});
export type RecoveryCodes = z.infer<typeof recoveryCodesSchema>;

export const twoFactorRemovalSchema = z.object({ currentPassword: presentPasswordSchema, code: secondFactorCodeSchema });
export type TwoFactorRemoval = z.infer<typeof twoFactorRemovalSchema>;
