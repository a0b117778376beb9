import type { InvoiceKind } from '@wayfarer/contracts';

/** What a document is called on screens. */
export const invoiceKindWords: Readonly<Record<InvoiceKind, string>> = {
  invoice: 'Invoice',
  receipt: 'Receipt',
  'credit-note': 'Credit note',
};
