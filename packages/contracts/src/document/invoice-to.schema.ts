import { t } from '@wayfarer/words';
import { z } from 'zod';
import { onceFieldsAreRight } from '../values/once-fields-are-right.ts';
import { lineSchema, proseSchema } from '../values/text.ts';

const enterCompanyOrName = (): string => t('Enter a company or a name.');
const enterAddress = (): string => t('Enter an address.');

/**
 * Whom an invoice is made out to in place of who booked: a company, with the address that its books ask for,
 * or somebody else by name.
 */
export const invoiceToSchema = z
  .strictObject(
    {
      company: lineSchema(enterCompanyOrName).optional(),
      name: lineSchema(enterCompanyOrName).optional().meta({ description: 'Of a person; beside a company, for whose attention' }),
      address: proseSchema(enterAddress, 300).optional().meta({ description: 'Asked for with a company or a tax number' }),
      taxNumber: lineSchema(() => t('Enter a tax number.'), 40).optional(),
    },
    { error: () => t('An invoice is made out to a company with its address, or to a name.') },
  )
  .superRefine(({ company, name, address, taxNumber }, context) => {
    const told = (field: string, message: string) => context.addIssue({ code: 'custom', path: [field], message });
    if (company === undefined && name === undefined) told('company', enterCompanyOrName());
    if (address === undefined && (company ?? taxNumber) !== undefined) told('address', enterAddress());
  }, onceFieldsAreRight);
export type InvoiceTo = z.infer<typeof invoiceToSchema>;

/** How it is answered with an account; absent where invoices are made out to its person. */
export const knownInvoiceTo = {
  invoiceTo: invoiceToSchema.optional().meta({ description: 'Whom the invoice of the next booking is proposed for' }),
};
