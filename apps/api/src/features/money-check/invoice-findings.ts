import { formatMoney, type MinorUnits, rupeesOf } from '@wayfarer/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { type AttemptRefund, attemptOf, type PaymentAttempt, restOf } from '../attempts/index.ts';
import type { BookingRecord, TrailEntryRecord } from '../bookings/index.ts';
import { countingNumbersOf, creditedOf, type InvoiceSum, invoiceRepository, placeOfNumber } from '../invoices/index.ts';
import type { Finding } from './finding.ts';
import { OVERDUE_AFTER } from './overdue-findings.ts';

const totalOf = (sums: readonly { readonly total: MinorUnits }[]): MinorUnits => sums.reduce((sum, { total }) => sum + total, 0);

const byNumber = (one: InvoiceSum, other: InvoiceSum): number => (one._id < other._id ? -1 : 1);

/**
 * What is wrong with the invoices that replaced one of a booking's own, each the one before it, once the
 * credit notes of these are issued. Those that replaced another of its own are told with that. Pure.
 */
const ofReplaced = (booking: BookingRecord, own: InvoiceSum, issued: readonly InvoiceSum[]): string[] => {
  const others = issued.filter(({ _id, kind, parts }) => kind !== 'credit-note' && !parts && _id !== own._id);
  const numbersOf = countingNumbersOf(issued);
  const ofOthers = new Set(others.flatMap(({ _id }) => numbersOf(booking._id, _id)));
  const replacing = issued.filter(({ _id, parts }) => parts && !ofOthers.has(_id)).toSorted(byNumber);
  const notes = issued.filter(({ kind, bookingId }) => kind === 'credit-note' && bookingId.equals(booking._id));
  const stray = notes.find(({ replacedBy }) => replacedBy && !issued.some(({ _id, parts }) => parts && _id === replacedBy));
  const partOf = ({ parts = [] }: InvoiceSum) => parts.find(({ bookingId }) => bookingId.equals(booking._id));
  return [
    ...(stray ? [`${stray.invoice} is credited as replaced, but nothing replaces it`] : []),
    ...replacing.flatMap((next, index) => {
      const before = replacing[index - 1];
      const [number, total] = before ? [before._id, partOf(before)?.total] : [own._id, own.total];
      const part = partOf(next);
      const isComplete = part?.invoice === number && part.credited + part.total === own.total;
      const isReplaced = next.creditsDue || totalOf(notes.filter(({ invoice }) => invoice === number)) === total;
      return [
        ...(isComplete ? [] : [`its part of ${next._id} differs from ${number}`]),
        ...(next.total === totalOf(next.parts ?? []) ? [] : [`${next._id} differs from the sum of its bookings`]),
        ...(isReplaced ? [] : [`${number} counts beside ${next._id}, which replaces it`]),
      ];
    }),
  ];
};

/**
 * What is wrong with the document of one payment. Refunds that a bank sent back may still be credited. Pure.
 */
const ofDocument = (booking: BookingRecord, document: InvoiceSum, issued: readonly InvoiceSum[]): string[] => {
  const { _id, cause, total } = document;
  const attempt = attemptOf(booking, cause);
  if (!attempt) return [`${_id} is for a payment that there is not`];
  const credited = creditedOf(_id, booking._id, issued);
  const sumIn = (wanted: AttemptRefund['state']): number =>
    attempt.refunds.reduce((sum, { state, amount }) => (state === wanted ? sum + amount : sum), 0);
  const done = sumIn('done');
  const isCredited = credited >= done && credited <= done + sumIn('failed');
  return [
    ...(total === attempt.amountReceived ? [] : [`${_id} differs from what was paid`]),
    ...(isCredited ? [] : [`the credit notes of ${_id} differ from what was refunded`]),
    ...ofReplaced(booking, document, issued),
  ];
};

/** What is wrong with the documents of a booking without due ones. Pure. */
const ofIssued = (booking: BookingRecord, issued: readonly InvoiceSum[]): string[] => {
  const documents = issued.filter(({ kind, parts }) => kind !== 'credit-note' && !parts);
  // A booking that is confirmed without a payment is told by another rule, and owes nobody an invoice.
  const isPaid = booking.attempts.some(({ amountReceived }) => amountReceived > 0);
  if (documents.length === 0) return isPaid ? ['it is paid, but has no invoice'] : [];
  const ofPayment = ({ attemptId }: PaymentAttempt) => documents.filter(({ cause }) => cause === attemptId);
  const paid = booking.attempts.filter(({ status }) => status === 'paid');
  const numbersOf = countingNumbersOf(issued);
  const isInvoice = ({ kind, _id }: InvoiceSum) => kind === 'invoice' || numbersOf(booking._id, _id).length > 1;
  const isInvoiced = paid.length === 0 || restOf(booking) > 0 || paid.flatMap(ofPayment).some(isInvoice);
  return [
    ...paid
      .filter((attempt) => ofPayment(attempt).length === 0)
      .map(
        ({ amountReceived }) => `its payment of ${formatMoney(rupeesOf(amountReceived))} has neither an invoice nor a receipt`,
      ),
    ...booking.attempts.filter((attempt) => ofPayment(attempt).length > 1).map(() => 'a payment of it has several invoices'),
    ...(isInvoiced ? [] : ['all is paid, but it has receipts alone']),
    ...documents.flatMap((document) => ofDocument(booking, document, issued)),
  ];
};

/** Bookings paid under a version without invoices have no list of due ones, and are skipped. */
export const invoiceFindings = (
  booking: BookingRecord,
  trail: readonly TrailEntryRecord[],
  issued: readonly InvoiceSum[],
  now: Date,
): Finding[] => {
  const { invoicesDue, _id } = booking;
  const say = (what: string, todo: string): Finding => ({ rule: 'invoice', bookingId: String(_id), what, todo });
  const replacing = issued.flatMap(({ creditsDue }) => (creditsDue ? [{ at: creditsDue }] : []));
  const late = [...(invoicesDue ?? []), ...replacing].filter(({ at }) => now.getTime() - at.getTime() > OVERDUE_AFTER);
  if (late.length > 0)
    return [say(`${late.length} of its invoices are not issued`, 'make sure that an API runs with BACKGROUND_JOBS=true')];
  const wasPaid = trail.some(({ changes }) => changes.some(({ what, to }) => what === 'status' && to === 'confirmed'));
  const isOwing = (invoicesDue ?? []).length > 0;
  if (isOwing || (issued.length === 0 && (!invoicesDue || !wasPaid))) return [];
  return ofIssued(booking, issued).map((what) => say(what, 'compare booking and invoices, and correct it in your books'));
};

/**
 * Numbers that are missing between others, or before the first of a year. It ends behind the present page
 * once it is told to stop.
 */
export const numberFindings = async function* (
  { database }: Pick<Dependencies, 'database'>,
  isStopping: () => boolean,
): AsyncGenerator<Finding> {
  let last = { series: '', place: 0 };
  for await (const page of invoiceRepository(database).pagesOfNumbers()) {
    for (const number of page) {
      const { series, place } = placeOfNumber(number);
      const expected = series === last.series ? last.place + 1 : 1;
      if (place !== expected)
        yield {
          rule: 'invoice',
          bookingId: null,
          what: `${place - expected} numbers are missing before ${number}`,
          todo: 'find out who removed invoices outside the product, and restore them from a backup',
        };
      last = { series, place };
    }
    if (isStopping()) return;
  }
};
