import { z } from 'zod';
import { defineEndpoints } from '../define-endpoints.ts';
import { agencyFormSchema, agencySchema } from './agency.schema.ts';
import { agencyTextsFormSchema, agencyTextsQuerySchema, agencyTextsSchema } from './agency-texts.schema.ts';
import { noticesFormSchema, noticesSchema } from './notices.schema.ts';
import { sellingFormSchema, sellingSchema } from './selling.schema.ts';

export const agencyEndpoints = defineEndpoints({
  editAgency: {
    summary: 'Change what the agency says about itself and how it looks; without a new logo it keeps the current one',
    access: 'change-settings',
    errors: ['VALIDATION', 'CONFLICT'],
    body: agencyFormSchema,
    answer: z.object({ agency: agencySchema }),
  },
  showNotices: {
    summary: 'Who gets an email for each paid booking',
    access: 'read-emails',
    errors: [],
    answer: noticesSchema,
  },
  editNotices: {
    summary: 'Change who gets an email for each paid booking; nobody does until it is set',
    access: 'change-settings',
    errors: ['VALIDATION', 'CONFLICT'],
    body: noticesFormSchema,
    erasable: ['paidBookingsTo'],
    answer: z.object({ notices: noticesSchema }),
  },
  showSelling: {
    summary: 'Who sells, with which tax, and what holds for packages that say nothing of their own',
    access: 'read-invoices',
    errors: [],
    answer: sellingSchema,
  },
  editSelling: {
    summary: 'Change who sells and with which tax; issued invoices never change, and what the server fixes is refused',
    access: 'change-settings',
    errors: ['VALIDATION', 'CONFLICT'],
    body: sellingFormSchema,
    erasable: ['sellerName', 'sellerAddress', 'sellerTaxId', 'taxName'],
    answer: z.object({ selling: sellingSchema }),
  },
  showAgencyTexts: {
    summary: 'Terms, privacy notice and imprint of the agency',
    access: 'everyone',
    cached: true,
    errors: ['VALIDATION', 'NOT_FOUND'],
    query: agencyTextsQuerySchema,
    answer: agencyTextsSchema,
  },
  editAgencyTexts: {
    summary: 'Change terms, privacy notice and imprint; every earlier version stays readable',
    access: 'change-settings',
    errors: ['VALIDATION', 'CONFLICT'],
    body: agencyTextsFormSchema,
    erasable: ['terms', 'privacy', 'imprint', 'translations'],
    answer: z.object({ texts: agencyTextsSchema }),
  },
});
