import { becamePaid, isPaid, refundsThatBecame, restOf } from '../../attempts/index.ts';
import type { DueInvoice } from '../../invoices/index.ts';
import type { BookingRecord } from '../booking.model.ts';
import type { BookingChange } from '../booking-change.ts';

/**
 * The documents that a change of a booking makes due. A payment that became paid has an invoice where nothing
 * is owed any more, and a receipt before that. Derived from the change alone, so every operation causes the
 * same ones.
 */
export const invoicesOfChange = (
  before: Pick<BookingRecord, 'attempts' | 'totalAmount' | 'plan'>,
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
  ];
};
