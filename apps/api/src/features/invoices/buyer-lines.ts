import type { Contact } from '@wayfarer/contracts';

/** The lines of a company that an invoice is made out to, as a document has them. */
export const buyerLines = ({ company, address, taxNumber }: NonNullable<Contact['invoiceTo']>): string =>
  [company, address, ...(taxNumber === undefined ? [] : [taxNumber])].join('\n');
