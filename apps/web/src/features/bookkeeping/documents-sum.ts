import type { InvoiceKind, InvoicesPeriod, InvoicesSum } from '@wayfarer/contracts';

const plus = (one: InvoicesSum, other: InvoicesSum): InvoicesSum => ({
  count: one.count + other.count,
  net: one.net + other.net,
  tax: one.tax + other.tax,
  gross: one.gross + other.gross,
});

const NOTHING: InvoicesSum = { count: 0, net: 0, tax: 0, gross: 0 };

/** What the documents of a period come to: those of a kind, or all of them. */
export const documentsSum = ({ invoices, receipts = NOTHING, creditNotes }: InvoicesPeriod, kind?: InvoiceKind): InvoicesSum => {
  if (kind === undefined) return [receipts, creditNotes].reduce(plus, invoices);
  return { invoice: invoices, receipt: receipts, 'credit-note': creditNotes }[kind];
};
