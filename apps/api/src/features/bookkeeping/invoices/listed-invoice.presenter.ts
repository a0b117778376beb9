import { type ListedInvoice, rupeesOf } from '@wayfarer/contracts';
import { bookingsOf, type InvoiceRecord } from '../../invoices/index.ts';

/**
 * A credit note's amounts are below 0, so that a column can be added up.
 * @param replacements which invoices replaced others, by the numbers of both
 */
export const presentListedInvoice = (
  record: InvoiceRecord,
  replacements: ReadonlyMap<string, string> = new Map(),
): ListedInvoice => {
  const { _id, kind, issuedOn, buyer, bookingId, invoice, total, tax, taxes, parts } = record;
  const { replacedBy = replacements.get(_id) } = record;
  const signed = (amount: number): number => rupeesOf(kind === 'credit-note' && amount !== 0 ? -amount : amount);
  const amountsOf = (of: { amount: number; total: number }) => ({
    net: signed(of.total - of.amount),
    tax: signed(of.amount),
    gross: signed(of.total),
  });
  return {
    _id,
    id: _id,
    kind,
    issuedOn,
    buyer: buyer?.split('\n')[0] ?? null,
    isCompany: buyer?.includes('\n') ?? false,
    booking: String(bookingId),
    ...(parts && parts.length > 1 ? { bookings: bookingsOf(record).map(String) } : {}),
    ...(replacedBy === undefined ? {} : { replacedBy }),
    invoice,
    ...amountsOf({ amount: tax?.amount ?? 0, total }),
    taxPercent: tax?.percent ?? null,
    ...(taxes ? { rates: taxes.map((rate) => ({ percent: rate.percent, ...amountsOf(rate) })) } : {}),
  };
};
