import type { BookingRecord } from '../../bookings/index.ts';
import {
  bookingsOf,
  claimOf,
  countingIn,
  creditedOf,
  type InvoicePart,
  type InvoiceRecord,
  taxTakenBack,
} from '../../invoices/index.ts';
import { type Content, type Due, linesOfTrip } from './payment-content.ts';

/** The causes of invoices for changes of a trip that nobody paid for: `change-1`, by the stay. */
export const isOfChange = ({ of }: Pick<Due, 'of'>): boolean => of.startsWith('change-');

/**
 * The document of a payment that the invoice of a changed trip replaces, and what was credited of it: the one
 * invoice of which something is left; where a change made all paid by receipts, that which an invoice has
 * replaced already, or the last. Null with none, or several invoices.
 */
const replacedBy = ({ _id }: BookingRecord, issued: readonly InvoiceRecord[]) => {
  const left = issued
    .filter(({ kind, parts, bookingId }) => kind !== 'credit-note' && !parts && bookingId.equals(_id))
    .map((own) => ({ own, credited: creditedOf(own._id, _id, issued) }))
    .filter(({ own, credited }) => own.total > credited)
    .toSorted((one, other) => (one.own._id < other.own._id ? -1 : 1));
  const invoices = left.filter(({ own }) => own.kind === 'invoice');
  if (invoices.length > 0) return invoices.length === 1 ? (invoices[0] ?? null) : null;
  const counting = countingIn(issued);
  return left.find(({ own }) => counting(_id, own._id) !== own._id) ?? left.at(-1) ?? null;
};

/**
 * The invoice of a trip that was changed: it says how the trip is now, and replaces the document of before,
 * which is credited and never rewritten. Null where none was issued before, or it is for other bookings, too.
 * Pure.
 */
export const contentOfChange = (booking: BookingRecord, at: Date, issued: readonly InvoiceRecord[]): Content | null => {
  const found = replacedBy(booking, issued);
  if (!found) return null;
  const { own, credited } = found;
  const number = countingIn(issued)(booking._id, own._id);
  const now = issued.find(({ _id }) => _id === number) ?? own;
  if (bookingsOf(now).length > 1) return null;
  const total = own.total - credited;
  const before = own.whole?.paidBefore ?? [];
  const part: InvoicePart = {
    bookingId: booking._id,
    invoice: now._id,
    ...linesOfTrip(booking),
    ...(before.length > 0 || total !== booking.totalAmount ? { whole: { price: booking.totalAmount, paidBefore: before } } : {}),
    credited,
    total,
    tax: taxTakenBack(own, credited, total),
    isChanged: true,
  };
  return {
    bookingId: booking._id,
    currency: booking.currency,
    seller: own.seller,
    buyer: now.buyer,
    invoice: null,
    line: part.line,
    parts: [part],
    total,
    tax: part.tax,
    claims: [claimOf(now, booking._id, issued)],
    creditsDue: at,
  };
};
