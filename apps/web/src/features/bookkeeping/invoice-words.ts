import { invoiceKinds, type ListedInvoice } from '@wayfarer/contracts';
import { counted } from '../../shared/format/format-total.ts';
import { invoiceKindWords } from '../../shared/format/invoice-kind-words.ts';

export const kindOptions = invoiceKinds.map((value) => ({ value, label: `${invoiceKindWords[value]}s` }));

/**
 * What a document is: for which bookings or invoice; of an invoice, what replaced it. The second part is not
 * split.
 */
export const aboutInvoice = ({ kind, bookings, invoice, replacedBy }: ListedInvoice): [words: string, name: string] => {
  const word = invoiceKindWords[kind];
  if (invoice !== null) return [`${word} for`, invoice];
  if (replacedBy !== undefined) return [`${word}, replaced by`, replacedBy];
  return bookings ? [`${word} for`, counted(bookings.length, 'booking')] : [word, ''];
};
