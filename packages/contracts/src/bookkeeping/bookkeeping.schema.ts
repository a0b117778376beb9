import { z } from 'zod';
import { invoiceKinds } from '../document/invoice.schema.ts';
import { invoiceToSchema } from '../document/invoice-to.schema.ts';
import { calendarDateSchema } from '../values/calendar-date.schema.ts';
import { signedRupeesSchema } from '../values/money.schema.ts';
import { askedMonthSchema } from '../values/month.schema.ts';
import { objectIdSchema } from '../values/object-id.ts';
import { onceFieldsAreRight } from '../values/once-fields-are-right.ts';
import { searchQuery } from '../values/page-query.ts';

/** How the bookkeeper finds invoices, receipts and credit notes. */
export const listedInvoiceFilter = {
  month: askedMonthSchema.optional().meta({ description: 'The month in which they were issued' }),
  kind: z.enum(invoiceKinds).optional(),
  search: searchQuery.search.meta({ description: 'How a number begins; or what its booking is found by' }),
};
const listedInvoiceFilterSchema = z.object(listedInvoiceFilter);
export type ListedInvoiceFilter = z.output<typeof listedInvoiceFilterSchema>;

export const monthQuery = z.object({ month: askedMonthSchema });

/** What a document is worth; below 0 for a credit note, so that amounts can be added up. */
const amounts = { net: signedRupeesSchema, tax: signedRupeesSchema, gross: signedRupeesSchema };

/** What of it is sold at one rate of tax. */
const rateSchema = z.object({ percent: z.number(), ...amounts });
export type RateAmounts = z.infer<typeof rateSchema>;

/** An invoice, a receipt or a credit note, as the bookkeeper reads it. */
export const listedInvoiceSchema = z
  .object({
    _id: z.string().meta({ description: 'Its number', example: 'INV-2026-00000042' }),
    id: z.string(),
    kind: z.enum(invoiceKinds),
    issuedOn: calendarDateSchema,
    buyer: z.string().nullable().meta({ description: 'Null once the name is no longer kept' }),
    isCompany: z.boolean().meta({ description: 'Whether it is made out to a company, or to somebody with an address' }),
    booking: objectIdSchema.meta({ description: 'Of an invoice for several bookings: the first of them' }),
    bookings: z.array(objectIdSchema).optional().meta({ description: 'Of an invoice for several bookings: all of them' }),
    invoice: z.string().nullable().meta({ description: 'Of a credit note: the number of its invoice or receipt' }),
    replacedBy: z
      .string()
      .optional()
      .meta({ description: 'The invoice that counts instead; of a credit note, the one that it was issued for' }),
    ...amounts,
    taxPercent: z.number().nullable().meta({ description: 'Null where it has no tax, or several rates' }),
    rates: z
      .array(rateSchema)
      .optional()
      .meta({ description: 'Of an invoice with several rates: each, the lowest first; the rest of it has no tax' }),
  })
  .meta({ id: 'ListedInvoice' });
export type ListedInvoice = z.infer<typeof listedInvoiceSchema>;

const sumSchema = z.object({
  count: z.int(),
  ...amounts,
  rates: z
    .array(rateSchema)
    .optional()
    .meta({ description: 'At each rate of tax, the lowest first; absent where there is none. The rest has no tax' }),
});
export type InvoicesSum = z.infer<typeof sumSchema>;

const feeSchema = z.object({
  currency: z.string().meta({ description: 'In which the account at the provider is kept', example: 'INR' }),
  amount: z.number(),
});

export const invoicesPeriodSchema = z.object({
  from: calendarDateSchema,
  to: calendarDateSchema,
  invoices: sumSchema,
  receipts: sumSchema.optional().meta({ description: 'Of payments that did not pay all; absent where there are none' }),
  creditNotes: sumSchema,
  fees: z.array(feeSchema).meta({ description: 'What the payment provider kept' }),
});
export type InvoicesPeriod = z.infer<typeof invoicesPeriodSchema>;

/**
 * The sums of a month and of the same days of the year before: of a month that is not over, those until
 * today.
 */
export const invoiceSumsSchema = z
  .object({ month: invoicesPeriodSchema, yearBefore: invoicesPeriodSchema })
  .meta({ id: 'InvoiceSums' });
export type InvoiceSums = z.infer<typeof invoiceSumsSchema>;

const WRONG_NUMBER = 'This is not the number of an invoice.';

/** Bookings on one group invoice. */
export const MIN_GROUPED_BOOKINGS = 2;
export const MAX_GROUPED_BOOKINGS = 50;

const areDifferent = (ids: readonly string[]): boolean => new Set(ids.map((id) => id.toLowerCase())).size === ids.length;

/** Paid bookings that get one invoice in place of their own ones, and whom it is made out to. */
export const groupInvoiceFormSchema = z.strictObject({
  bookings: z
    .array(objectIdSchema, { error: 'Choose the bookings.' })
    .min(MIN_GROUPED_BOOKINGS, `Choose at least ${MIN_GROUPED_BOOKINGS} bookings.`)
    .max(MAX_GROUPED_BOOKINGS, `At most ${MAX_GROUPED_BOOKINGS} bookings go on one invoice.`)
    .refine(areDifferent, { message: 'A booking is chosen twice.', ...onceFieldsAreRight }),
  buyer: invoiceToSchema,
});
export type GroupInvoiceForm = z.infer<typeof groupInvoiceFormSchema>;

/** An invoice that is made out to somebody wrong, and whom it should name. */
export const correctedBuyerSchema = z.strictObject({
  invoice: z.string({ error: WRONG_NUMBER }).regex(/^INV-\d{4}-\d{8}$/, WRONG_NUMBER),
  buyer: invoiceToSchema,
});
export type CorrectedBuyer = z.infer<typeof correctedBuyerSchema>;
