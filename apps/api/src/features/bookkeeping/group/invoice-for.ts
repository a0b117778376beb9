import { isDeepStrictEqual } from 'node:util';
import { bookingNumberOf, type MinorUnits } from '@wayfarer/contracts';
import type { ObjectId } from '../../../database/object-ids.ts';
import type { ApiError } from '../../../errors/api-error.ts';
import { wrongField } from '../../../errors/wrong-field.ts';
import {
  bookingsOf,
  claimOf,
  countingIn,
  creditedOf,
  type InvoicePart,
  type InvoiceRecord,
  taxOfParts,
  taxTakenBack,
} from '../../invoices/index.ts';

/** What an invoice says that replaces those of some bookings. */
export type Replacing = Pick<
  InvoiceRecord,
  'bookingId' | 'seller' | 'currency' | 'line' | 'parts' | 'total' | 'tax' | 'taxes' | 'claims'
>;
/** A booking by its own invoice, beside the one that counts for it now, and what was credited of them. */
type Counting = { readonly own: InvoiceRecord; readonly now: InvoiceRecord; readonly credited: MinorUnits };

const refuse = (bookingId: ObjectId, sentence: string): ApiError =>
  wrongField('bookings', `Booking ${bookingNumberOf(String(bookingId))} ${sentence}`);

/** The invoices of a booking. It has several where its last payment was refunded, and paid anew. */
const invoicesOf = (bookingId: ObjectId, issued: readonly InvoiceRecord[]): Counting[] =>
  issued
    .filter(({ kind, parts, bookingId: of }) => kind === 'invoice' && !parts && of.equals(bookingId))
    .map((own) => {
      const number = countingIn(issued)(bookingId, own._id);
      const now = issued.find(({ _id }) => _id === number) ?? own;
      return { own, now, credited: creditedOf(own._id, bookingId, issued) };
    });

const isLeft = ({ own, credited }: Counting): boolean => own.total > credited;

/**
 * The invoice of a booking, of which something is left. Its receipts are no part of it: they are taken off in
 * its lines, and stay as they are.
 * @throws VALIDATION where there is none, or several
 */
const countingOf = (bookingId: ObjectId, issued: readonly InvoiceRecord[]): Counting => {
  const invoices = invoicesOf(bookingId, issued);
  if (invoices.length === 0)
    throw issued.some(({ kind, bookingId: of }) => kind === 'receipt' && of.equals(bookingId))
      ? refuse(bookingId, 'has receipts alone. Its invoice is issued once all is paid.')
      : refuse(bookingId, 'has no invoice. An invoice is issued within a minute of the payment.');
  const [counting, another] = invoices.filter(isLeft);
  if (!counting) throw refuse(bookingId, 'is refunded in full.');
  if (another) throw refuse(bookingId, `has two invoices, ${counting.now._id} and ${another.now._id}, which cannot become one.`);
  return counting;
};

/** What is left of a booking's invoice. */
const partOf = ({ own, now, credited }: Counting): InvoicePart => {
  const { bookingId, line, lines, whole } = own;
  const total = own.total - credited;
  const tax = taxTakenBack(own, credited, total);
  const shown = { line, ...(lines ? { lines } : {}), ...(whole ? { whole } : {}) };
  return { bookingId, invoice: now._id, ...shown, credited, total, tax };
};

/** The bookings on an invoice of which something is left. */
export const bookingsLeftOn = (invoice: InvoiceRecord, issued: readonly InvoiceRecord[]): ObjectId[] =>
  bookingsOf(invoice).filter((id) => invoicesOf(id, issued).some((one) => one.now._id === invoice._id && isLeft(one)));

/** @throws VALIDATION for a booking whose invoice is for others, too: it stays with them */
export const assertOnTheirOwn = (bookingIds: readonly ObjectId[], issued: readonly InvoiceRecord[]): void => {
  for (const id of bookingIds) {
    const { now } = countingOf(id, issued);
    if (bookingsOf(now).length > 1) throw refuse(id, `is on ${now._id} already.`);
  }
};

const sumOf = (amounts: readonly MinorUnits[]): MinorUnits => amounts.reduce((sum, amount) => sum + amount, 0);

/**
 * Who sells must be the same for all on one invoice, and what the tax is called; its rate is that of each
 * trip.
 */
const isSoldAs = (first: InvoiceRecord, other: InvoiceRecord): boolean =>
  isDeepStrictEqual(first.seller, other.seller) && (!first.tax || !other.tax || first.tax.name === other.tax.name);

/**
 * What an invoice says that replaces those of some bookings: what is left of their own, to the last paisa of
 * tax. It claims the state of each, so it is not issued where a refund, or another such invoice, was faster.
 * Pure.
 * @param issued every document of these bookings
 * @throws VALIDATION for a booking that cannot be on it
 */
export const invoiceFor = (bookingIds: readonly ObjectId[], issued: readonly InvoiceRecord[]): Replacing => {
  const counting = bookingIds
    .map((id) => countingOf(id, issued))
    .toSorted(({ own: one }, { own: other }) => (one._id < other._id ? -1 : 1));
  const [first] = counting;
  if (!first) throw wrongField('bookings', 'Choose the bookings.');
  for (const [index, { own }] of counting.entries()) {
    if (own.currency !== first.own.currency) throw refuse(own.bookingId, 'has another currency than the others.');
    if (counting.slice(0, index).some((other) => !isSoldAs(other.own, own)))
      throw refuse(own.bookingId, 'has an invoice with another seller or tax than the others.');
  }
  const parts = counting.map(partOf);
  const total = sumOf(parts.map((part) => part.total));
  return {
    bookingId: first.own.bookingId,
    seller: first.own.seller,
    currency: first.own.currency,
    line: parts.length === 1 ? first.own.line : { text: `${parts.length} bookings`, quantity: 1, unitPrice: total },
    parts,
    total,
    ...taxOfParts(parts),
    claims: counting.map(({ own, now }) => claimOf(now, own.bookingId, issued)),
  };
};
