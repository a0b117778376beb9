import { z } from 'zod';
import { defineEndpoints } from '../define-endpoints.ts';
import { documentFileSchema } from '../document/voucher.schema.ts';
import { pageQuery } from '../values/page-query.ts';
import { invoiceSumsSchema, listedInvoiceFilter, listedInvoiceSchema, monthQuery } from './bookkeeping.schema.ts';

export const bookkeepingEndpoints = defineEndpoints({
  listInvoices: {
    summary: 'List and find invoices and credit notes, latest first',
    access: 'read-invoices',
    errors: ['VALIDATION'],
    query: z.object({ ...pageQuery, ...listedInvoiceFilter }),
    answer: z.array(listedInvoiceSchema),
  },
  sumInvoices: {
    summary: 'What the invoices and credit notes of a month come to, and the fees, beside those of the same days a year before',
    access: 'read-invoices',
    errors: ['VALIDATION'],
    query: monthQuery,
    answer: invoiceSumsSchema,
  },
  packInvoices: {
    summary: 'Every invoice and credit note of a month, as PDFs in one ZIP, which is sent while it is made',
    access: 'read-invoices',
    errors: ['VALIDATION'],
    query: monthQuery,
    download: 'application/zip',
    answer: documentFileSchema,
  },
  exportMovements: {
    summary: 'Every payment, refund and lost dispute of a month, a line each with its fee and payout, as CSV',
    access: 'read-invoices',
    errors: ['VALIDATION'],
    query: monthQuery,
    download: 'text/csv',
    answer: documentFileSchema,
  },
});
