import type { InvoiceKind } from '@wayfarer/contracts';
import { Schema } from 'mongoose';

/** A due invoice, receipt or credit note: stored in the booking, in the same write as its cause. */
export type DueInvoice = {
  readonly kind: InvoiceKind;
  /** The attempt that paid, or the refund. */
  readonly of: string;
  readonly at: Date;
  /** Of a payment: those that were kept for the same price before it; absent where it is the first. */
  readonly after?: readonly string[];
};
/**
 * Absent in bookings that were paid under a version without invoices: they get none (docs/decisions/0086).
 */
export type HasPendingInvoices = { readonly invoicesDue?: readonly DueInvoice[] };

/** Indexes only documents with due ones. */
export const addDueInvoices = (schema: Schema): void => {
  const entry = new Schema<DueInvoice>(
    { kind: String, of: String, at: Date, after: { type: [String], default: undefined } },
    { _id: false },
  );
  schema.add({ invoicesDue: { type: [entry], default: undefined } });
  schema.index({ 'invoicesDue.at': 1 }, { partialFilterExpression: { 'invoicesDue.at': { $exists: true } } });
};
