import type { InvoiceTo } from '@wayfarer/contracts';
import { attemptOf, type OwedEntry } from '../../attempts/index.ts';
import type { BookingRecord } from '../../bookings/index.ts';
import {
  buyerLines,
  countingIn,
  type DueInvoice,
  type InvoiceRecord,
  taxOfPayment,
  type WholePrice,
} from '../../invoices/index.ts';
import { lineOf } from './line-text.ts';
import type { Tax } from './tax-of-trip.ts';

/** What a document says, apart from what it has by its series, its cause and its seller. */
export type Content = Omit<InvoiceRecord, '_id' | 'kind' | 'cause' | 'issuedOn' | 'seller'> &
  Partial<Pick<InvoiceRecord, 'seller'>>;
export type Due = DueInvoice;

/** Whom a document is made out to: what the customer is called, unless the contact named another buyer. */
export type Buyer = { readonly name: string; readonly invoiceTo?: InvoiceTo | undefined };

const buyerOf = ({ name, invoiceTo }: Buyer): string => (invoiceTo ? buyerLines(invoiceTo) : name);

/** The documents of the payments of the same price before. */
const documentsBefore = ({ after = [] }: Due, issued: readonly InvoiceRecord[]): InvoiceRecord[] =>
  after.flatMap((attemptId) => issued.find(({ cause }) => cause === attemptId) ?? []);

/** The same, by the documents that count for them now. */
const paidBefore = (
  { _id }: BookingRecord,
  before: readonly InvoiceRecord[],
  issued: readonly InvoiceRecord[],
): WholePrice['paidBefore'] => {
  const counting = countingIn(issued);
  return before.map(({ _id: number, total, tax }) => ({ document: counting(_id, number), amount: total, tax: tax?.amount ?? 0 }));
};

const wordsOf = ({ package: booked, travelDate, _id }: BookingRecord, of: 'trip' | OwedEntry) =>
  lineOf({ of, title: booked.title, travelDate }, _id);

/** Everything that was booked, as an invoice says it. */
export const linesOfTrip = (booking: BookingRecord): Pick<InvoiceRecord, 'line' | 'lines'> => {
  const { package: booked, totalPersons, choice } = booking;
  const line = { ...wordsOf(booking, 'trip'), quantity: totalPersons, unitPrice: booked.unitPrice };
  return { line, ...(choice ? { lines: choice.lines } : {}) };
};

/** What is paid for: of a receipt a sum, of an invoice everything that was booked. */
const linesOf = (booking: BookingRecord, receipt: { total: number; entry: OwedEntry } | null) =>
  receipt ? { line: { ...wordsOf(booking, receipt.entry), quantity: 1, unitPrice: receipt.total } } : linesOfTrip(booking);

const rateOf = ({ tax }: Pick<InvoiceRecord, 'tax'>): Tax[] =>
  tax && tax.percent !== null ? [{ name: tax.name, percent: tax.percent }] : [];

/**
 * All documents of one price have the rate of the first that has any, so that their taxes are the tax of the
 * whole price at one rate, and none is below 0, however the rate is changed between them.
 */
const rateAfter = (before: readonly InvoiceRecord[], now: Tax): Tax => before.flatMap(rateOf)[0] ?? now;

/**
 * The document of a payment: a receipt before all is paid, and then the invoice for the whole price, of which
 * the payments before are taken off. Its total is what its own payment paid, so that all documents of a
 * booking come to the money that was received. Null where there is no such payment. Pure.
 */
export const contentOfPayment = (
  now: Tax,
  booking: BookingRecord,
  due: Due,
  issued: readonly InvoiceRecord[],
  buyer: Buyer,
): Content | null => {
  const attempt = attemptOf(booking, due.of);
  if (!attempt) return null;
  const { _id: bookingId, currency, plan, totalAmount: price } = booking;
  const total = attempt.amountReceived;
  const documents = documentsBefore(due, issued);
  const before = paidBefore(booking, documents, issued);
  const rate = rateAfter(documents, now);
  const isReceipt = due.kind === 'receipt';
  const dueOn = isReceipt && plan ? { dueOn: plan.dueOn } : {};
  return {
    bookingId,
    currency,
    buyer: buyerOf(buyer),
    invoice: null,
    ...linesOf(booking, isReceipt ? { total, entry: attempt.entry ?? 'total' } : null),
    ...(total === price ? {} : { whole: { price, paidBefore: before, ...dueOn } }),
    total,
    tax: rate && { ...rate, amount: taxOfPayment(total, before, rate.percent) },
  };
};
