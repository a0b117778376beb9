import type { ListedInvoice } from '@wayfarer/contracts';
import { bookingsOf, type InvoiceRecord } from '../../invoices/index.ts';
import { signedAmounts } from './signed-amounts.ts';

/** @param replacements which invoices replaced others, by the numbers of both */
export const presentListedInvoice = (
  record: InvoiceRecord,
  replacements: ReadonlyMap<string, string> = new Map(),
): ListedInvoice => {
  const { _id, kind, issuedOn, buyer, bookingId, invoice, total, tax, taxes, parts } = record;
  const { replacedBy = replacements.get(_id) } = record;
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
    ...signedAmounts(kind, { total, tax: tax?.amount ?? 0 }),
    taxPercent: tax?.percent ?? null,
    ...(taxes
      ? {
          rates: taxes.map(({ percent, ...rate }) => ({
            percent,
            ...signedAmounts(kind, { total: rate.total, tax: rate.amount }),
          })),
        }
      : {}),
  };
};
