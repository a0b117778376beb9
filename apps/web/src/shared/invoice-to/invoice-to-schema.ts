import { invoiceToSchema } from '@wayfarer/contracts';
import { z } from 'zod';
import { givenInvoiceTo, type InvoiceToValues } from './invoice-to-values.ts';

/** The contract's schema, for what is typed: each sentence stands at its part. */
export const invoiceToValuesSchema = z.custom<InvoiceToValues>().superRefine((values, context) => {
  const { invoiceTo } = givenInvoiceTo(values);
  const checked = invoiceTo && invoiceToSchema.safeParse(invoiceTo);
  for (const { path, message } of checked?.error?.issues ?? []) context.addIssue({ code: 'custom', path: [...path], message });
});
