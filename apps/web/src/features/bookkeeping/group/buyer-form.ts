import { type InvoiceTo, invoiceToSchema, type Travellers } from '@wayfarer/contracts';
import { z } from 'zod';
import { schemaResolver } from '../../../shared/forms/schema-resolver.ts';
import { type InvoiceToTexts, invoiceToIn, invoiceToTextsOf } from '../../../shared/invoice-to/invoice-to-values.ts';

/** Whom an invoice is made out to, as it is typed: what is empty is not sent. */
export const buyerResolver = schemaResolver(
  z.custom<InvoiceToTexts>().transform((texts, context): InvoiceTo => {
    const checked = invoiceToSchema.safeParse(invoiceToIn(texts));
    if (checked.success) return checked.data;
    for (const { path, message } of checked.error.issues) context.addIssue({ code: 'custom', path: [...path], message });
    return z.NEVER;
  }),
);

/** Whom a booking's contact names, to begin with. */
export const buyerOf = (list: Travellers | undefined): InvoiceToTexts => invoiceToTextsOf(list?.contact?.invoiceTo);
