import { becamePaid, isPaid, refundsThatBecame, restOf } from '../../attempts/index.ts';
import type { DueInvoice } from '../../invoices/index.ts';
import type { BookingRecord } from '../booking.model.ts';
import type { BookingChange } from '../booking-change.ts';

type Changed = Pick<BookingRecord, 'attempts' | 'totalAmount' | 'plan' | 'changes' | 'bookingStatus'>;

const isOnItsWay = ({ refunds }: Pick<Changed['attempts'][number], 'refunds'>): boolean =>
  refunds.some(({ origin, state }) => origin === 'change' && state === 'pending');

/**
 * A changed trip gets a new invoice once what it gives back is credited, so that the new one says what is
 * left. Where somebody paid for the change, the document of that payment is it; and where something is
 * owed, that of the last.
 */
const ofTripChange = (before: Changed, after: Changed, at: Date): DueInvoice[] => {
  const latest = after.changes?.at(-1);
  if (!latest || latest.paid > 0 || restOf(after) > 0 || after.bookingStatus !== 'confirmed') return [];
  const isNew = (after.changes?.length ?? 0) > (before.changes?.length ?? 0);
  const isCredited = before.attempts.some(isOnItsWay) && !after.attempts.some(isOnItsWay);
  const isDue = isNew ? latest.refund === 0 : isCredited;
  return isDue ? [{ kind: 'invoice', of: `change-${latest.stay}`, at }] : [];
};

/**
 * The documents that a change of a booking makes due. A payment that became paid has an invoice where nothing
 * is owed any more, and a receipt before that. Derived from the change alone, so every operation causes the
 * same ones.
 */
export const invoicesOfChange = (
  before: Pick<BookingRecord, 'attempts' | 'totalAmount' | 'plan' | 'changes' | 'bookingStatus'>,
  change: BookingChange,
  at: Date,
): DueInvoice[] => {
  const booking = { ...before, ...change };
  const news = becamePaid(before.attempts, booking.attempts).map(({ attemptId }) => attemptId);
  const paid = booking.attempts.filter(isPaid).map(({ attemptId }) => attemptId);
  const after = paid.filter((attemptId) => !news.includes(attemptId));
  const ofPayments = { kind: restOf(booking) === 0 ? 'invoice' : 'receipt', at, ...(after.length > 0 ? { after } : {}) } as const;
  return [
    ...news.map((of) => ({ ...ofPayments, of })),
    ...refundsThatBecame('done', before.attempts, booking.attempts).map((of) => ({ kind: 'credit-note', of, at }) as const),
    ...ofTripChange(before, booking, at),
  ];
};
