import { bookingNumberOf, type MinorUnits } from '@wayfarer/contracts';
import type { ObjectId } from '../../../database/object-ids.ts';
import { wrongField } from '../../../errors/wrong-field.ts';
import {
  claimOf,
  creditedIn,
  type InvoicePart,
  type InvoiceRecord,
  replacementsIn,
  type TaxPart,
  taxTakenBack,
} from '../../invoices/index.ts';

type Grouped = Pick<InvoiceRecord, 'bookingId' | 'seller' | 'currency' | 'line' | 'parts' | 'total' | 'tax' | 'claims'>;

const refuse = (bookingId: ObjectId, sentence: string) =>
  wrongField('bookings', `Booking ${bookingNumberOf(String(bookingId))} ${sentence}`);

/** The invoice of a booking that can be replaced. @throws VALIDATION where there is none */
const ownInvoiceOf = (bookingId: ObjectId, issued: readonly InvoiceRecord[]): InvoiceRecord => {
  const own = issued.find(({ kind, parts, bookingId: of }) => kind === 'invoice' && !parts && of.equals(bookingId));
  if (!own) throw refuse(bookingId, 'has no invoice. An invoice is issued within a minute of the payment.');
  const replacedBy = replacementsIn(issued).get(own._id);
  if (replacedBy !== undefined) throw refuse(bookingId, `is on ${replacedBy} already.`);
  return own;
};

/** What is left of a booking's invoice. @throws VALIDATION where nothing is */
const partOf = (own: InvoiceRecord, issued: readonly InvoiceRecord[]): InvoicePart => {
  const { bookingId, _id: invoice, line, lines } = own;
  const credited = creditedIn(issued.filter((one) => one.bookingId.equals(bookingId)));
  const total = own.total - credited;
  if (total <= 0) throw refuse(bookingId, 'is refunded in full.');
  return { bookingId, invoice, line, ...(lines ? { lines } : {}), credited, total, tax: taxTakenBack(own.tax, credited, total) };
};

const sumOf = (amounts: readonly MinorUnits[]): MinorUnits => amounts.reduce((sum, amount) => sum + amount, 0);

/** The seller and the tax of an invoice, which must be the same for all on one. */
const settingsOf = ({ seller, tax }: InvoiceRecord): string => JSON.stringify([seller, tax && [tax.name, tax.percent]]);

/**
 * What a group invoice says of its bookings: what is left of their own invoices, to the last paisa of tax. It
 * claims the state of each of them, so it is not issued where a refund, or another group invoice, was faster.
 * Pure.
 * @throws VALIDATION for a booking that cannot be on it
 */
export const groupedInvoices = (bookingIds: readonly ObjectId[], issued: readonly InvoiceRecord[]): Grouped => {
  const owns = bookingIds.map((id) => ownInvoiceOf(id, issued)).toSorted((one, other) => (one._id < other._id ? -1 : 1));
  const [first] = owns;
  if (!first) throw wrongField('bookings', 'Choose the bookings.');
  for (const own of owns) {
    if (own.currency !== first.currency) throw refuse(own.bookingId, 'has another currency than the others.');
    if (settingsOf(own) !== settingsOf(first))
      throw refuse(own.bookingId, 'has an invoice with another seller or tax than the others.');
  }
  const parts = owns.map((own) => partOf(own, issued));
  const total = sumOf(parts.map((part) => part.total));
  const tax: TaxPart | null = first.tax && { ...first.tax, amount: sumOf(parts.map((part) => part.tax?.amount ?? 0)) };
  return {
    bookingId: first.bookingId,
    seller: first.seller,
    currency: first.currency,
    line: { text: `${parts.length} bookings`, quantity: 1, unitPrice: total },
    parts,
    total,
    tax,
    claims: owns.map((own) => claimOf(own._id, issued)),
  };
};
