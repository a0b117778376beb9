import { z } from 'zod';
import { defineEndpoints } from '../define-endpoints.ts';
import { loginAnswerSchema } from '../user/user.schema.ts';
import {
  newPasskeySchema,
  passkeyLoginOptionsSchema,
  passkeyLoginSchema,
  passkeyOptionsSchema,
  passkeyRemovalSchema,
  passkeySchema,
  passkeyStartSchema,
} from './passkey.schema.ts';

export const passkeyEndpoints = defineEndpoints({
  startPasskeyLogin: {
    summary: 'A challenge for a login with a passkey; it works once, for 5 minutes',
    access: 'everyone',
    staysOpen: true,
    errors: [],
    answer: passkeyLoginOptionsSchema,
  },
  logInWithPasskey: {
    summary: 'Log in with a passkey, in place of the password and of a second factor',
    access: 'everyone',
    staysOpen: true,
    errors: ['VALIDATION', 'PASSKEY_REFUSED', 'TOO_MANY_REQUESTS'],
    body: passkeyLoginSchema,
    answer: loginAnswerSchema,
  },
  startPasskey: {
    summary: 'A challenge for a new passkey of the caller; it works once, for 5 minutes, within this login',
    access: 'signed-in',
    beforeTwoFactor: true,
    staysOpen: true,
    errors: ['VALIDATION', 'BAD_CREDENTIALS', 'CODE_REFUSED', 'CONFLICT', 'TOO_MANY_REQUESTS', 'BUSY'],
    body: passkeyStartSchema,
    erasable: ['code'],
    answer: passkeyOptionsSchema,
  },
  addPasskey: {
    summary: 'Add the passkey that was made for that challenge',
    access: 'signed-in',
    beforeTwoFactor: true,
    staysOpen: true,
    errors: ['VALIDATION', 'PASSKEY_REFUSED', 'CONFLICT', 'TOO_MANY_REQUESTS'],
    body: newPasskeySchema,
    erasable: ['name', 'credential'],
    answer: passkeySchema,
    status: 201,
  },
  removePasskey: {
    summary: 'Remove a passkey, and end the other logins that it opened',
    access: 'signed-in',
    staysOpen: true,
    errors: ['VALIDATION', 'BAD_CREDENTIALS', 'NOT_FOUND', 'TOO_MANY_REQUESTS', 'BUSY'],
    body: passkeyRemovalSchema,
    answer: z.object({ message: z.string() }),
  },
});
