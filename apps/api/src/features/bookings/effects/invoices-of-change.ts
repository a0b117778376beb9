import { refundsThatBecame } from '../../attempts/index.ts';
import type { DueInvoice } from '../../invoices/index.ts';
import type { BookingRecord } from '../booking.model.ts';
import type { BookingChange } from '../booking-change.ts';

type Before = Pick<BookingRecord, 'bookingStatus' | 'attempts'>;

/**
 * The invoices that a change of a booking makes due. Derived from the change alone, so every operation causes
 * the same ones.
 */
export const invoicesOfChange = (before: Before, change: BookingChange, at: Date): DueInvoice[] => {
  const after = { ...before, ...change };
  const isConfirmed = before.bookingStatus !== 'confirmed' && after.bookingStatus === 'confirmed';
  const paid = isConfirmed ? after.attempts.filter(({ status }) => status === 'paid') : [];
  return [
    ...paid.slice(0, 1).map(({ attemptId }) => ({ kind: 'invoice', of: attemptId, at }) as const),
    ...refundsThatBecame('done', before.attempts, after.attempts).map((of) => ({ kind: 'credit-note', of, at }) as const),
  ];
};
