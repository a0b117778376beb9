import { z } from 'zod';
import { defineEndpoints } from '../define-endpoints.ts';
import { documentFileSchema } from '../document/voucher.schema.ts';
import { onceHeaders } from '../values/once-headers.ts';
import { pageQuery } from '../values/page-query.ts';
import {
  correctedBuyerSchema,
  groupInvoiceFormSchema,
  invoiceSumsSchema,
  listedInvoiceFilter,
  listedInvoiceSchema,
  monthQuery,
} from './bookkeeping.schema.ts';
import { moneyReportSchema, reportQuerySchema, statementQuerySchema, statementSchema } from './report.schema.ts';
import { tillFilter, tillSchema } from './till.schema.ts';

export const bookkeepingEndpoints = defineEndpoints({
  listInvoices: {
    summary: 'List and find invoices, receipts and credit notes, latest first',
    access: 'read-invoices',
    errors: ['VALIDATION'],
    query: z.object({ ...pageQuery, ...listedInvoiceFilter }),
    answer: z.array(listedInvoiceSchema),
  },
  sumInvoices: {
    summary:
      'What the invoices, receipts and credit notes of a month come to, and the fees, beside those of the same days a year before',
    access: 'read-invoices',
    errors: ['VALIDATION'],
    query: monthQuery,
    answer: invoiceSumsSchema,
  },
  stateMonths: {
    summary: 'What the invoices, receipts and credit notes of up to twelve months come to, and the fees, month by month',
    access: 'read-invoices',
    errors: ['VALIDATION'],
    query: statementQuerySchema,
    answer: statementSchema,
  },
  reportMoney: {
    summary: 'Bookings and money of up to twelve months by trip, month, source or country of the customer',
    access: 'read-invoices',
    errors: ['VALIDATION'],
    query: reportQuerySchema,
    answer: moneyReportSchema,
  },
  packInvoices: {
    summary: 'Every invoice, receipt and credit note of a month, as PDFs in one ZIP, which is sent while it is made',
    access: 'read-invoices',
    errors: ['VALIDATION'],
    query: monthQuery,
    download: 'application/zip',
    answer: documentFileSchema,
  },
  issueGroupInvoice: {
    summary: 'Issue one invoice for several paid bookings, in place of their own ones; once per Idempotency-Key',
    access: 'issue-invoices',
    errors: ['VALIDATION', 'IDEMPOTENCY_KEY_REUSED'],
    headers: onceHeaders('group invoice', () => 'A group invoice needs an Idempotency-Key header.'),
    body: groupInvoiceFormSchema,
    erasable: ['buyer'],
    answer: z.object({ invoice: listedInvoiceSchema }),
    status: 201,
  },
  correctBuyer: {
    summary: 'Issue an invoice to another buyer, in place of one that counts; once per Idempotency-Key',
    access: 'issue-invoices',
    errors: ['VALIDATION', 'NOT_FOUND', 'CONFLICT', 'IDEMPOTENCY_KEY_REUSED'],
    headers: onceHeaders('correction', () => 'A correction needs an Idempotency-Key header.'),
    body: correctedBuyerSchema,
    erasable: ['buyer'],
    answer: z.object({ invoice: listedInvoiceSchema }),
    status: 201,
  },
  showTill: {
    summary: 'What came in and went out by card, in cash and by transfer, of the payments that a filter finds',
    access: 'read-payments',
    errors: ['VALIDATION'],
    query: z.object(tillFilter),
    answer: tillSchema,
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
