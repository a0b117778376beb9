import type { ObjectId } from '../../database/object-ids.ts';
import type { InvoiceRecord, InvoiceSum } from './invoice.model.ts';

/** The bookings that a document is about. */
export const bookingsOf = ({ bookingId, parts }: Pick<InvoiceSum, 'bookingId' | 'parts'>): ObjectId[] =>
  parts ? parts.map((part) => part.bookingId) : [bookingId];

/** Which group invoice replaced an invoice, by the numbers of both. */
export const replacementsIn = (issued: readonly Pick<InvoiceSum, '_id' | 'parts'>[]): Map<string, string> =>
  new Map(issued.flatMap(({ _id, parts = [] }) => parts.map(({ invoice }) => [invoice, _id] as const)));

/**
 * The documents of each booking by their causes, each under the number that counts: that of its group
 * invoice, if any.
 */
export const countingByCause = <Issued extends Pick<InvoiceSum, '_id' | 'bookingId' | 'cause' | 'parts'>>(
  issued: readonly Issued[],
): Map<string, Map<string, Issued>> => {
  const replacements = replacementsIn(issued);
  const byBooking = new Map<string, Map<string, Issued>>();
  for (const document of issued.filter(({ parts }) => !parts)) {
    const id = String(document.bookingId);
    const counting = { ...document, _id: replacements.get(document._id) ?? document._id };
    byBooking.set(id, (byBooking.get(id) ?? new Map()).set(document.cause, counting));
  }
  return byBooking;
};

/**
 * What a document claims that is decided on the present state of an invoice: its number, and how often it was
 * credited.
 */
export const claimOf = (invoice: string, issued: readonly Pick<InvoiceRecord, 'kind' | 'invoice'>[]): string =>
  `${invoice} ${issued.filter((one) => one.kind === 'credit-note' && one.invoice === invoice).length}`;
