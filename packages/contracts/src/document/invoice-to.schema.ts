import { z } from 'zod';
import { onceFieldsAreRight } from '../values/once-fields-are-right.ts';
import { lineSchema, proseSchema } from '../values/text.ts';

const COMPANY_OR_NAME = 'a company or a name';

/**
 * Whom an invoice is made out to in place of who booked: a company, with the address that its books ask for,
 * or somebody else by name.
 */
export const invoiceToSchema = z
  .strictObject(
    {
      company: lineSchema(COMPANY_OR_NAME).optional(),
      name: lineSchema(COMPANY_OR_NAME).optional().meta({ description: 'Of a person; beside a company, for whose attention' }),
      address: proseSchema('an address', 300).optional().meta({ description: 'Asked for with a company or a tax number' }),
      taxNumber: lineSchema('a tax number', 40).optional(),
    },
    { error: 'An invoice is made out to a company with its address, or to a name.' },
  )
  .superRefine(({ company, name, address, taxNumber }, context) => {
    const told = (field: string, message: string) => context.addIssue({ code: 'custom', path: [field], message });
    if (company === undefined && name === undefined) told('company', `Enter ${COMPANY_OR_NAME}.`);
    if (address === undefined && (company ?? taxNumber) !== undefined) told('address', 'Enter an address.');
  }, onceFieldsAreRight);
export type InvoiceTo = z.infer<typeof invoiceToSchema>;

/** How it is answered with an account; absent where invoices are made out to its person. */
export const knownInvoiceTo = {
  invoiceTo: invoiceToSchema.optional().meta({ description: 'Whom the invoice of the next booking is proposed for' }),
};
