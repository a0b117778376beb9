import { type Contact, contactSchema } from '@wayfarer/contracts';
import { z } from 'zod';
import { schemaResolver } from '../../../shared/forms/schema-resolver.ts';
import { givenInvoiceTo, type InvoiceToValues, invoiceToValuesOf } from '../../../shared/invoice-to/invoice-to-values.ts';

/** What is typed of a contact; '' where nothing is. */
export type ContactValues = { name: string; phone: string; invoiceTo: InvoiceToValues };

export const contactValuesOf = ({ name, phone, invoiceTo }: Contact): ContactValues => ({
  name,
  phone: phone ?? '',
  invoiceTo: invoiceToValuesOf(invoiceTo),
});

/** The contract's schema of a contact, for what is typed. */
export const contactResolver = schemaResolver(
  z.custom<ContactValues>().transform(({ name, phone, invoiceTo }, context): Contact => {
    const typed = { name, ...(phone.trim() === '' ? {} : { phone }), ...givenInvoiceTo(invoiceTo) };
    const checked = contactSchema.safeParse(typed);
    if (checked.success) return checked.data;
    for (const { path, message } of checked.error.issues) context.addIssue({ code: 'custom', path: [...path], message });
    return z.NEVER;
  }),
);
