import type { InvoiceKind } from '@wayfarer/contracts';
import { Schema } from 'mongoose';
import { auditContext } from '../../../audit-context.ts';
import type { BookingRecord } from '../booking.model.ts';
import type { BookingChange } from '../booking-change.ts';

/** An invoice or a credit note that is owed: it stands in the booking and is written in the same write as its cause. */
export type DueInvoice = {
  readonly kind: InvoiceKind;
  /** The attempt that paid, or the refund. */
  readonly of: string;
  readonly at: Date;
};
/** Absent in bookings that were paid under a version without invoices: they get none (docs/decisions/0086). */
export type OwesInvoices = { readonly invoicesDue?: readonly DueInvoice[] };

/** The index has those alone that owe. */
export const addDueInvoices = (schema: Schema): void => {
  const entry = new Schema<DueInvoice>({ kind: String, of: String, at: Date }, { _id: false });
  schema.add({ invoicesDue: { type: [entry], default: undefined } });
  schema.index({ 'invoicesDue.at': 1 }, { partialFilterExpression: { 'invoicesDue.at': { $exists: true } } });
};

type Before = Pick<BookingRecord, 'bookingStatus' | 'attempts'>;
const refundsDone = ({ attempts }: Before): string[] =>
  attempts.flatMap(({ refunds }) => refunds.filter(({ state }) => state === 'done').map(({ refundKey }) => refundKey));

/** What a change of a booking makes owed. Follows from the change alone, so every way to make one owes the same. */
export const invoicesOfChange = (before: Before, change: BookingChange): DueInvoice[] => {
  const after = { ...before, ...change };
  const at = auditContext().clock();
  const isConfirmed = before.bookingStatus !== 'confirmed' && after.bookingStatus === 'confirmed';
  const paid = isConfirmed ? after.attempts.filter(({ status }) => status === 'paid') : [];
  const known = new Set(after.attempts === before.attempts ? refundsDone(after) : refundsDone(before));
  return [
    ...paid.slice(0, 1).map(({ attemptId }) => ({ kind: 'invoice', of: attemptId, at }) as const),
    ...refundsDone(after).flatMap((of) => (known.has(of) ? [] : [{ kind: 'credit-note', of, at } as const])),
  ];
};
