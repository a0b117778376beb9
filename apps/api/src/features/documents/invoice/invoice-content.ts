import type { BookingRecord } from '../../bookings/index.ts';
import { claimOf, countingIn, creditedOf, type InvoiceRecord, taxTakenBack } from '../../invoices/index.ts';
import { contentOfChange, isOfChange } from './changed-invoice.ts';
import { lineOf } from './line-text.ts';
import { type Buyer, type Content, contentOfPayment, type Due } from './payment-content.ts';
import type { Tax } from './tax-of-trip.ts';

/** The same of an earlier version, which stored no words: what a receipt is for stands within a sentence. */
const refundOf = ({ kind, line: { text } }: InvoiceRecord): string =>
  `Refund of ${kind === 'receipt' ? `${text.charAt(0).toLowerCase()}${text.slice(1)}` : text}`;

/**
 * What a credit note is for: everything that its document has, or a part of it. Of an invoice whose price was
 * paid in parts it is a part, too: the other payments are credited on their receipts.
 */
const creditedLines = ({ _id }: BookingRecord, credited: InvoiceRecord, total: number) => {
  const { kind, line, lines, whole, total: paid } = credited;
  if (total < paid || (whole && kind === 'invoice'))
    return { line: { ...lineOf({ of: 'booking' }, _id), quantity: 1, unitPrice: total } };
  const { words } = line;
  const said =
    words === undefined || words.of === 'booking' ? { text: refundOf(credited) } : lineOf({ ...words, isRefund: true }, _id);
  return { line: { ...line, ...said }, ...(lines ? { lines } : {}) };
};

/**
 * Credit notes are only for payments that have a document, and are for that alone. A refund that a bank sent
 * back stays credited, because the traveller is still owed it; the refund that replaces it is credited only
 * for what exceeds it. What is credited is what counts: the invoice that replaced the payment's own, if any.
 */
const ofRefund = (booking: BookingRecord, refundKey: string, issued: readonly InvoiceRecord[]): Content | null => {
  const attempt = booking.attempts.find(({ refunds }) => refunds.some((refund) => refund.refundKey === refundKey));
  const refund = attempt?.refunds.find((one) => one.refundKey === refundKey);
  const own = issued.find(({ cause }) => cause === attempt?.attemptId);
  if (!attempt || !refund || !own) return null;
  const credited = creditedOf(own._id, booking._id, issued);
  const given = attempt.refunds.reduce((sum, { state, amount }) => (state === 'done' ? sum + amount : sum), 0);
  const total = Math.min(refund.amount, given - credited);
  if (total <= 0) return null;
  const number = countingIn(issued)(booking._id, own._id);
  const counting = issued.find(({ _id }) => _id === number) ?? own;
  return {
    bookingId: booking._id,
    currency: booking.currency,
    buyer: counting.buyer,
    invoice: counting._id,
    claims: [claimOf(counting, booking._id, issued)],
    ...creditedLines(booking, own, total),
    total,
    tax: taxTakenBack(own, credited, total),
  };
};

/** The document to issue for a cause; null where it was already issued or there is nothing to issue. Pure. */
export const contentOf = (
  tax: Tax,
  booking: BookingRecord,
  due: Due,
  issued: readonly InvoiceRecord[],
  buyer: Buyer,
): Content | null => {
  if (issued.some(({ cause }) => cause === due.of)) return null;
  if (isOfChange(due)) return contentOfChange(booking, due.at, issued);
  return due.kind === 'credit-note' ? ofRefund(booking, due.of, issued) : contentOfPayment(tax, booking, due, issued, buyer);
};
