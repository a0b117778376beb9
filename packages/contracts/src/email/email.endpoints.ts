import { z } from 'zod';
import { defineEndpoints } from '../define-endpoints.ts';
import { pageQuery } from '../values/page-query.ts';
import { emailEntrySchema, emailFilter, emailIdParams, keptEmailSchema, resendSchema } from './email.schema.ts';

export const emailEndpoints = defineEndpoints({
  listEmails: {
    summary: 'List and find emails, newest first',
    access: 'read-emails',
    errors: ['VALIDATION'],
    query: z.object({ ...pageQuery, ...emailFilter }),
    answer: z.array(emailEntrySchema),
  },
  findEmail: {
    summary: 'One email as it was sent, without what its secret links are worth',
    access: 'read-emails',
    errors: ['VALIDATION', 'NOT_FOUND'],
    params: emailIdParams,
    answer: keptEmailSchema,
  },
  resendEmail: {
    summary: 'Send an email again, to a corrected address where it is about a booking',
    access: 'resend-emails',
    errors: ['VALIDATION', 'NOT_FOUND', 'CONFLICT'],
    params: emailIdParams,
    body: resendSchema,
    erasable: ['to'],
    answer: keptEmailSchema,
    status: 201,
  },
});
