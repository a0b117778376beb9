import { type InvoiceKind, invoiceKinds, type ListedInvoice } from '@wayfarer/contracts';
import { counted } from '../../shared/format/format-total.ts';

export const kindWords: Readonly<Record<InvoiceKind, string>> = { invoice: 'Invoice', 'credit-note': 'Credit note' };
export const kindOptions = invoiceKinds.map((value) => ({ value, label: `${kindWords[value]}s` }));

/** What a document is, and which other ones it is about. */
export const aboutInvoice = ({ kind, bookings, invoice, replacedBy }: ListedInvoice): string => {
  const about = bookings ? ` for ${counted(bookings.length, 'booking')}` : invoice === null ? '' : ` for ${invoice}`;
  return `${kindWords[kind]}${about}${replacedBy === undefined ? '' : `, replaced by ${replacedBy}`}`;
};
