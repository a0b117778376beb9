import type { InvoiceKind } from '@wayfarer/contracts';
import type { ObjectId } from '../../database/object-ids.ts';
import type { InvoiceRecord, InvoiceSum } from './invoice.model.ts';

/** The bookings that a document is about. */
export const bookingsOf = ({ bookingId, parts }: Pick<InvoiceSum, 'bookingId' | 'parts'>): ObjectId[] =>
  parts ? parts.map((part) => part.bookingId) : [bookingId];

type Replacing = Pick<InvoiceSum, '_id' | 'parts'>;

/** Which invoice replaced another, by the numbers of both. */
export const replacementsIn = (issued: readonly Replacing[]): Map<string, string> =>
  new Map(issued.flatMap(({ _id, parts = [] }) => parts.map(({ invoice }) => [invoice, _id] as const)));

/**
 * The numbers under which a document of a booking has counted, from its own to the present one: what replaced
 * it may have been replaced itself.
 */
export const countingNumbersOf = (issued: readonly Replacing[]): ((bookingId: ObjectId, number: string) => string[]) => {
  const next = new Map(
    issued.flatMap(({ _id, parts = [] }) => parts.map(({ bookingId, invoice }) => [`${invoice} ${String(bookingId)}`, _id])),
  );
  return (bookingId, number) => {
    const numbers = [];
    for (let counting: string | undefined = number; counting; counting = next.get(`${counting} ${String(bookingId)}`))
      numbers.push(counting);
    return numbers;
  };
};

/** The number of the document that counts for a booking, from that of any before it. */
export const countingIn = (issued: readonly Replacing[]): ((bookingId: ObjectId, number: string) => string) => {
  const numbersOf = countingNumbersOf(issued);
  return (bookingId, number) => numbersOf(bookingId, number).at(-1) ?? number;
};

/**
 * The document of a booking that says most: the latest invoice that counts, or else the latest receipt; none
 * where neither was issued.
 */
export const countingDocumentIn = <Issued extends Replacing & Pick<InvoiceSum, 'kind'>>(
  issued: readonly Issued[],
): Issued | undefined => {
  const replaced = replacementsIn(issued);
  const latestOf = (kind: InvoiceKind) => issued.findLast((one) => one.kind === kind && !replaced.has(one._id));
  return latestOf('invoice') ?? latestOf('receipt');
};

/**
 * The documents of each booking by their causes, each under the number that counts: that of the invoice which
 * replaced its own, if any.
 */
export const countingByCause = <Issued extends Pick<InvoiceSum, '_id' | 'bookingId' | 'cause' | 'parts'>>(
  issued: readonly Issued[],
): Map<string, Map<string, Issued>> => {
  const countingFor = countingIn(issued);
  const byBooking = new Map<string, Map<string, Issued>>();
  for (const document of issued.filter(({ parts }) => !parts)) {
    const id = String(document.bookingId);
    const counting = { ...document, _id: countingFor(document.bookingId, document._id) };
    byBooking.set(id, (byBooking.get(id) ?? new Map()).set(document.cause, counting));
  }
  return byBooking;
};

/**
 * What a document claims that is decided on the present state of a booking's invoice: the number of that
 * which counts, and how often it was credited for the booking.
 */
export const claimOf = (
  { _id, parts }: Pick<InvoiceRecord, '_id' | 'parts'>,
  bookingId: ObjectId,
  issued: readonly Pick<InvoiceRecord, 'kind' | 'invoice' | 'bookingId'>[],
): string => {
  const notes = issued.filter((one) => one.kind === 'credit-note' && one.invoice === _id && one.bookingId.equals(bookingId));
  return [_id, ...(parts ? [String(bookingId)] : []), notes.length].join(' ');
};
