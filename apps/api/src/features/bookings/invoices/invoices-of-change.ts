import { auditContext } from '../../../audit-context.ts';
import type { BookingRecord } from '../booking.model.ts';
import type { BookingChange } from '../booking-change.ts';
import type { DueInvoice } from './due-invoice.model.ts';

type Before = Pick<BookingRecord, 'bookingStatus' | 'attempts'>;
const refundsDone = ({ attempts }: Before): string[] =>
  attempts.flatMap(({ refunds }) => refunds.filter(({ state }) => state === 'done').map(({ refundKey }) => refundKey));

/** What a change of a booking makes owed. Follows from the change alone, so every way to make one owes the same. */
export const invoicesOfChange = (before: Before, change: BookingChange): DueInvoice[] => {
  const after = { ...before, ...change };
  const at = auditContext().clock();
  const isConfirmed = before.bookingStatus !== 'confirmed' && after.bookingStatus === 'confirmed';
  const paid = isConfirmed ? after.attempts.filter(({ status }) => status === 'paid') : [];
  const known = new Set(after.attempts === before.attempts ? refundsDone(after) : refundsDone(before));
  return [
    ...paid.slice(0, 1).map(({ attemptId }) => ({ kind: 'invoice', of: attemptId, at }) as const),
    ...refundsDone(after).flatMap((of) => (known.has(of) ? [] : [{ kind: 'credit-note', of, at } as const])),
  ];
};
