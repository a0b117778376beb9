import { t } from '@wayfarer/words';
import { z } from 'zod';
import { calendarDateSchema } from '../values/calendar-date.schema.ts';
import { rupeesSchema } from '../values/money.schema.ts';

/** A receipt is for a payment that does not pay all; the invoice for the whole follows with the last one. */
export const invoiceKinds = ['invoice', 'receipt', 'credit-note'] as const;
export type InvoiceKind = (typeof invoiceKinds)[number];

/** Which of a booking's documents; by default the invoice that counts, or else the latest receipt. */
export const invoiceQuery = z.object({
  number: z
    .string()
    .max(40, { error: () => t('This is not the number of an invoice.') })
    .optional(),
});

/** An invoice, a receipt, or a credit note that reverses part of either, as shown in lists. */
export const invoiceSchema = z
  .object({
    number: z.string().meta({ example: 'INV-2026-00000042' }),
    kind: z.enum(invoiceKinds),
    issuedOn: calendarDateSchema,
    total: rupeesSchema.meta({ description: 'Taxes included; of a credit note, what is taken back' }),
    bookings: z.int().optional().meta({ description: 'Of an invoice for several bookings: for how many' }),
    replacedBy: z
      .string()
      .optional()
      .meta({ description: 'The invoice that counts instead; of a credit note, the one that it was issued for' }),
  })
  .meta({ id: 'Invoice' });
export type Invoice = z.infer<typeof invoiceSchema>;

/** What an account's export has of them. */
export const invoiceExport = { invoices: z.array(invoiceSchema) };
