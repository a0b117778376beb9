import { type Invoice, rupeesOf } from '@wayfarer/contracts';
import { replacementsIn } from './group-invoices.ts';
import type { InvoiceRecord } from './invoice.model.ts';

/** All documents of some bookings, so that an invoice can say what replaced it. */
export const presentInvoices = (issued: readonly InvoiceRecord[]): Invoice[] => {
  const replacements = replacementsIn(issued);
  return issued.map(({ _id, kind, issuedOn, total, parts, replacedBy = replacements.get(_id) }) => ({
    number: _id,
    kind,
    issuedOn,
    total: rupeesOf(total),
    ...(parts && parts.length > 1 ? { bookings: parts.length } : {}),
    ...(replacedBy === undefined ? {} : { replacedBy }),
  }));
};
