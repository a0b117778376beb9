import { type InvoiceKind, invoiceKinds } from '@wayfarer/contracts';

export const kindWords: Readonly<Record<InvoiceKind, string>> = { invoice: 'Invoice', 'credit-note': 'Credit note' };
export const kindOptions = invoiceKinds.map((value) => ({ value, label: `${kindWords[value]}s` }));
