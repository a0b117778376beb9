import { type PaymentAttempt, refundsThatBecame } from '../../attempts/index.ts';
import type { DueInvoice } from '../../invoices/index.ts';
import type { BookingRecord } from '../booking.model.ts';
import type { BookingChange } from '../booking-change.ts';

const isPaid = ({ status }: PaymentAttempt): boolean => status === 'paid';

/**
 * The invoices that a change of a booking makes due: one for each payment that became paid. Derived from the
 * change alone, so every operation causes the same ones.
 */
export const invoicesOfChange = (before: Pick<BookingRecord, 'attempts'>, change: BookingChange, at: Date): DueInvoice[] => {
  const after = { ...before, ...change };
  const wasPaid = new Set(before.attempts.filter(isPaid).map(({ attemptId }) => attemptId));
  const paid = after.attempts.filter((attempt) => isPaid(attempt) && !wasPaid.has(attempt.attemptId));
  return [
    ...paid.map(({ attemptId }) => ({ kind: 'invoice', of: attemptId, at }) as const),
    ...refundsThatBecame('done', before.attempts, after.attempts).map((of) => ({ kind: 'credit-note', of, at }) as const),
  ];
};
