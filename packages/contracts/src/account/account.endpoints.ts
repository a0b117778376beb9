import { t } from '@wayfarer/words';
import { z } from 'zod';
import { defineEndpoints } from '../define-endpoints.ts';
import { detailsSchema } from '../user/details.schema.ts';
import { accountDeletionSchema, accountExport, accountSchema, confirmationSchema, newEmailSchema } from './account.schema.ts';

const told = z.object({ message: z.string() });

/**
 * @param everyExport what the entities add to the export, which is handed over because they are joined above
 * this folder
 */
export const accountEndpointsWith = <Parts extends z.ZodRawShape>(everyExport: Parts) =>
  defineEndpoints({
    showAccount: {
      summary: 'The account of the caller, with its logins',
      access: 'signed-in',
      beforeTwoFactor: true,
      errors: [],
      answer: accountSchema,
    },
    changeDetails: {
      summary: 'Say what the caller is called, their phone number, and whom invoices are for; what is left out is removed',
      access: 'signed-in',
      errors: ['VALIDATION'],
      body: detailsSchema,
      erasable: ['name', 'phone', 'invoiceTo'],
      answer: accountSchema,
    },
    changeEmail: {
      summary: 'Email a link to a new address, which replaces the address of the account once the link is used',
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
      params: z.object({ id: z.uuid({ error: () => t('This login does not exist.') }) }),
      answer: z.object({ id: z.uuid() }),
    },
    endOtherSessions: { summary: 'End all logins but this one', access: 'signed-in', staysOpen: true, errors: [], answer: told },
    exportAccount: {
      summary: 'Everything stored about the account, as one file',
      access: 'signed-in',
      errors: [],
      answer: z.object({ ...accountExport, ...everyExport }),
    },
    deleteAccount: {
      summary: 'Delete the account, unless a payment or refund of it is under way',
      access: 'signed-in',
      errors: ['VALIDATION', 'BAD_CREDENTIALS', 'CODE_REFUSED', 'MONEY_ON_ITS_WAY', 'LAST_ADMIN', 'TOO_MANY_REQUESTS', 'BUSY'],
      body: accountDeletionSchema,
      answer: told,
    },
  });
