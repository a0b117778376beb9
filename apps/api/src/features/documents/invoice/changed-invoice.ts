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
 * The one invoice of a booking of which something is left, and what was credited of it; null with none,
 * or several.
 */
const leftOf = ({ _id }: BookingRecord, issued: readonly InvoiceRecord[]) => {
  const left = issued
    .filter(({ kind, parts, bookingId }) => kind === 'invoice' && !parts && bookingId.equals(_id))
    .map((own) => ({ own, credited: creditedOf(own._id, _id, issued) }))
    .filter(({ own, credited }) => own.total > credited);
  return left.length === 1 ? (left[0] ?? null) : null;
};

/**
 * The invoice of a trip that was changed: it says how the trip is now, and replaces the one of before, which
 * is credited and never rewritten. Null where none was issued before, or it is for other bookings, too. Pure.
 */
export const contentOfChange = (booking: BookingRecord, at: Date, issued: readonly InvoiceRecord[]): Content | null => {
  const found = leftOf(booking, issued);
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
