import { type InvoiceKind, invoiceKinds, type ListedInvoice } from '@wayfarer/contracts';
import { counted } from '../../shared/format/format-total.ts';

export const kindWords: Readonly<Record<InvoiceKind, string>> = { invoice: 'Invoice', 'credit-note': 'Credit note' };
export const kindOptions = invoiceKinds.map((value) => ({ value, label: `${kindWords[value]}s` }));

/** What a document is: for which bookings or invoice; of an invoice, what replaced it. */
export const aboutInvoice = ({ kind, bookings, invoice, replacedBy }: ListedInvoice): string => {
  if (bookings) return `${kindWords[kind]} for ${counted(bookings.length, 'booking')}`;
  if (invoice !== null) return `${kindWords[kind]} for ${invoice}`;
  return replacedBy === undefined ? kindWords[kind] : `${kindWords[kind]}, replaced by ${replacedBy}`;
};
