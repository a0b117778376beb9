import { type ListedInvoice, rupeesOf } from '@wayfarer/contracts';
import type { InvoiceRecord } from '../../invoices/index.ts';

/** A credit note's amounts are below 0, so that a column can be added up. */
export const presentListedInvoice = ({
  _id,
  kind,
  issuedOn,
  buyer,
  bookingId,
  invoice,
  total,
  tax,
}: InvoiceRecord): ListedInvoice => {
  const signed = (amount: number): number => rupeesOf(kind === 'invoice' || amount === 0 ? amount : -amount);
  return {
    _id,
    id: _id,
    kind,
    issuedOn,
    buyer: buyer?.split('\n')[0] ?? null,
    booking: String(bookingId),
    invoice,
    net: signed(total - (tax?.amount ?? 0)),
    tax: signed(tax?.amount ?? 0),
    gross: signed(total),
    taxPercent: tax?.percent ?? null,
  };
};
