import { type CalendarDate, calendarDateAt, type MinorUnits, type PaymentWay } from '@wayfarer/contracts';
import { type AttemptRefund, METHODS, moneyMovedOf, type PaymentAttempt, wayBackOf, wayOf } from '../../attempts/index.ts';
import type { InvoiceRecord } from '../../invoices/index.ts';
import type { BookingOfMovements } from './movement.repository.ts';

/** Money that came or went. Amounts of what went are below 0. */
export type Movement = {
  at: Date;
  kind: 'Payment' | 'Refund' | 'Reversal' | 'Dispute lost' | `Provider: ${string}`;
  /** Null where it is about none. */
  booking: BookingOfMovements['_id'] | null;
  /** The number of the invoice or credit note that counts for it; null where there is none. */
  document: string | null;
  /** Null where it moved at the provider alone. */
  gross: MinorUnits | null;
  /** Included in it; null where there is no document. */
  tax: MinorUnits | null;
  /** The rate of that; null where there is none. */
  taxPercent: number | null;
  way: string;
  /** The same in the words of the till; null where it moved at the provider alone. */
  tillWay: PaymentWay | null;
  /** The id of who of the staff took it, or gave it back; null where nobody did. */
  by: string | null;
  paymentId: string;
  sessionId: string;
  refundId: string;
  /** Of what was taken or given back by hand: the day on the receipt, and its number; '' of all else. */
  receiptDate: string;
  reference: string;
};

/** The documents of a booking, by their causes. */
type Documents = ReadonlyMap<string, Pick<InvoiceRecord, '_id' | 'tax'>>;

const ofAttempt = (attempt: PaymentAttempt, booking: BookingOfMovements['_id']) => ({
  booking,
  way: attempt.paymentMethod ?? '',
  tillWay: wayOf(attempt),
  by: attempt.byHand?.takenBy ?? null,
  paymentId: attempt.paymentId ?? '',
  sessionId: attempt.sessionId ?? '',
  refundId: '',
  receiptDate: attempt.byHand?.receivedOn ?? '',
  reference: attempt.byHand?.reference ?? '',
});

const documentOf = (documents: Documents, cause: string, sign: 1 | -1) => {
  const document = documents.get(cause);
  const tax = document?.tax?.amount ?? 0;
  return { document: document?._id ?? null, tax: document ? sign * tax || 0 : null, taxPercent: document?.tax?.percent ?? null };
};

/** What a refund tells of its movement that its attempt does not. */
const ofRefund = (attempt: PaymentAttempt, refund: AttemptRefund) => ({
  tillWay: wayBackOf(attempt, refund),
  by: refund.givenBack?.by ?? (refund.isReversal ? refund.askedBy : null),
  refundId: refund.refundId ?? '',
  receiptDate: refund.givenBack?.givenOn ?? '',
  reference: refund.givenBack?.reference ?? '',
  ...(refund.givenBack ? { way: METHODS[refund.givenBack.way] } : {}),
});

/** All movements of one attempt to pay. */
const movementsOfAttempt = (attempt: PaymentAttempt, booking: BookingOfMovements['_id'], documents: Documents): Movement[] => {
  const common = ofAttempt(attempt, booking);
  return moneyMovedOf<AttemptRefund>(attempt).map(({ at, kind, amount: gross, refund }): Movement => {
    if (refund)
      return { ...common, at, kind, gross, ...documentOf(documents, refund.refundKey, -1), ...ofRefund(attempt, refund) };
    if (kind === 'Payment') return { ...common, at, kind, gross, ...documentOf(documents, attempt.attemptId, 1) };
    return { ...common, at, kind, gross, document: null, tax: null, taxPercent: null };
  });
};

/** All movements of some bookings. Pure. */
export const movementsOf = (
  bookings: readonly Pick<BookingOfMovements, '_id' | 'attempts'>[],
  documents: ReadonlyMap<string, Documents> = new Map(),
): Movement[] =>
  bookings.flatMap(({ _id, attempts }) =>
    attempts.flatMap((attempt) => movementsOfAttempt(attempt, _id, documents.get(String(_id)) ?? new Map())),
  );

/** Those on a day. Pure. */
export const movementsOn = (
  day: CalendarDate,
  timeZone: string,
  bookings: readonly BookingOfMovements[],
  documents: ReadonlyMap<string, Documents>,
): Movement[] => movementsOf(bookings, documents).filter(({ at }) => calendarDateAt(at, timeZone) === day);
