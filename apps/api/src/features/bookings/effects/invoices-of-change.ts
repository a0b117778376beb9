import { becamePaid, refundsThatBecame } from '../../attempts/index.ts';
import type { DueInvoice } from '../../invoices/index.ts';
import type { BookingRecord } from '../booking.model.ts';
import type { BookingChange } from '../booking-change.ts';

/**
 * The invoices that a change of a booking makes due: one for each payment that became paid. Derived from the
 * change alone, so every operation causes the same ones.
 */
export const invoicesOfChange = (before: Pick<BookingRecord, 'attempts'>, change: BookingChange, at: Date): DueInvoice[] => {
  const after = { ...before, ...change };
  return [
    ...becamePaid(before.attempts, after.attempts).map(({ attemptId }) => ({ kind: 'invoice', of: attemptId, at }) as const),
    ...refundsThatBecame('done', before.attempts, after.attempts).map((of) => ({ kind: 'credit-note', of, at }) as const),
  ];
};
