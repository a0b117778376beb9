import { z } from 'zod';
import { defineEndpoints } from '../define-endpoints.ts';
import {
  accountDeletionSchema,
  accountExportSchema,
  accountSchema,
  confirmationSchema,
  newEmailSchema,
} from './account.schema.ts';

const told = z.object({ message: z.string() });

export const accountEndpoints = defineEndpoints({
  showAccount: {
    summary: 'The account of the caller, with its logins',
    access: 'signed-in',
    beforeTwoFactor: true,
    errors: [],
    answer: accountSchema,
  },
  changeEmail: {
    summary: 'Email a link to an address, which becomes that of the account once the link is used',
    access: 'signed-in',
    errors: ['VALIDATION', 'BAD_CREDENTIALS', 'TOO_MANY_REQUESTS', 'BUSY'],
    body: newEmailSchema,
    erasable: ['email'],
    answer: told,
  },
  confirmEmail: {
    summary: 'Confirm an address by an emailed link',
    access: 'everyone',
    errors: ['VALIDATION', 'LINK_INVALID', 'EMAIL_TAKEN', 'TOO_MANY_REQUESTS'],
    body: confirmationSchema,
    answer: told,
  },
  endSession: {
    summary: 'End one of the logins of the account',
    access: 'signed-in',
    staysOpen: true,
    errors: ['VALIDATION'],
    params: z.object({ id: z.uuid('This is no login.') }),
    answer: z.object({ id: z.uuid() }),
  },
  endOtherSessions: { summary: 'End all logins but this one', access: 'signed-in', staysOpen: true, errors: [], answer: told },
  exportAccount: {
    summary: 'Everything that is kept about the account, as one file',
    access: 'signed-in',
    errors: [],
    answer: accountExportSchema,
  },
  deleteAccount: {
    summary: 'Delete the account, unless money of it is on its way',
    access: 'signed-in',
    errors: ['VALIDATION', 'BAD_CREDENTIALS', 'MONEY_ON_ITS_WAY', 'LAST_ADMIN', 'TOO_MANY_REQUESTS', 'BUSY'],
    body: accountDeletionSchema,
    answer: told,
  },
});
