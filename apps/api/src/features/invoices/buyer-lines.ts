import type { InvoiceTo } from '@wayfarer/contracts';

/** The lines of whom an invoice is made out to, as a document has them. */
export const buyerLines = ({ company, name, address, taxNumber }: InvoiceTo): string =>
  [company, name, address, taxNumber].filter((line) => line !== undefined).join('\n');
