import { z } from 'zod';
import { defineEndpoints } from '../define-endpoints.ts';
import { loginAnswerSchema } from '../user/user.schema.ts';
import {
  recoveryCodesSchema,
  secondStepSchema,
  twoFactorConfirmationSchema,
  twoFactorRemovalSchema,
  twoFactorSetUpSchema,
  twoFactorStartSchema,
} from './two-factor.schema.ts';

export const twoFactorEndpoints = defineEndpoints({
  takeSecondStep: {
    summary: 'The second step of a login: a code of the app, or a recovery code',
    access: 'everyone',
    staysOpen: true,
    errors: ['VALIDATION', 'BAD_CREDENTIALS', 'CODE_REFUSED', 'TOO_MANY_REQUESTS'],
    body: secondStepSchema,
    answer: loginAnswerSchema,
  },
  startTwoFactor: {
    summary: 'Create a secret for an authenticator app; it takes effect once a code from it is confirmed',
    access: 'signed-in',
    beforeTwoFactor: true,
    staysOpen: true,
    errors: ['VALIDATION', 'BAD_CREDENTIALS', 'CONFLICT', 'TOO_MANY_REQUESTS', 'BUSY'],
    body: twoFactorStartSchema,
    answer: twoFactorSetUpSchema,
  },
  confirmTwoFactor: {
    summary: 'Turn two-factor login on with a code of the app',
    access: 'signed-in',
    beforeTwoFactor: true,
    staysOpen: true,
    errors: ['VALIDATION', 'CODE_REFUSED', 'CONFLICT', 'TOO_MANY_REQUESTS'],
    body: twoFactorConfirmationSchema,
    erasable: ['code'],
    answer: recoveryCodesSchema,
  },
  removeTwoFactor: {
    summary: 'Turn two-factor login off',
    access: 'signed-in',
    errors: ['VALIDATION', 'BAD_CREDENTIALS', 'CODE_REFUSED', 'CONFLICT', 'TOO_MANY_REQUESTS', 'BUSY'],
    body: twoFactorRemovalSchema,
    erasable: ['code'],
    answer: z.object({ message: z.string() }),
  },
});
