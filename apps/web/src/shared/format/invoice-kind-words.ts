import type { InvoiceKind } from '@wayfarer/contracts';

/** What a document is called on screens. */
export const invoiceKindWords: Readonly<Record<InvoiceKind, string>> = { invoice: 'Invoice', 'credit-note': 'Credit note' };
