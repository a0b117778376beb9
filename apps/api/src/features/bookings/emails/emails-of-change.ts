import { isLive } from '@wayfarer/contracts';
import { auditContext } from '../../../audit-context.ts';
import { type DueEmail, dueEmail } from '../../emails/index.ts';
import type { PaymentAttempt } from '../attempts/payment-attempt.model.ts';
import type { BookingRecord } from '../booking.model.ts';
import type { BookingChange } from '../booking-change.ts';

type Before = Pick<BookingRecord, 'bookingStatus' | 'attempts'>;

const ofStatus = (before: Before, after: Before, at: Date): DueEmail[] => {
  if (before.bookingStatus === after.bookingStatus) return [];
  if (after.bookingStatus === 'confirmed') return [dueEmail('booking-confirmed', at)];
  // Which of the two it was is known in this write alone.
  const of = before.bookingStatus === 'confirmed' ? 'confirmed' : 'pending';
  return after.bookingStatus === 'cancelled' ? [dueEmail('booking-cancelled', at, of)] : [];
};

const isOver = ({ status }: PaymentAttempt): boolean => status === 'failed' || status === 'expired';

const ofAttempt = (was: PaymentAttempt | undefined, is: PaymentAttempt, at: Date): DueEmail[] => {
  const done = new Set(was?.refunds.filter(({ state }) => state === 'done').map(({ refundKey }) => refundKey));
  const refunds = is.refunds.filter(({ state, refundKey }) => state === 'done' && !done.has(refundKey));
  return [
    ...(was && isLive(was.status) && isOver(is) ? [dueEmail('payment-failed', at, is.attemptId)] : []),
    ...refunds.map(({ refundKey }) => dueEmail('refund-completed', at, refundKey)),
  ];
};

/** The emails that a change of a booking causes. Follows from the change alone, so every way to make one causes the same. */
export const emailsOfChange = (before: Before, change: BookingChange): DueEmail[] => {
  const after = { ...before, ...change };
  const at = auditContext().clock();
  const attempts =
    after.attempts === before.attempts
      ? []
      : after.attempts.flatMap((attempt) =>
          ofAttempt(
            before.attempts.find(({ attemptId }) => attemptId === attempt.attemptId),
            attempt,
            at,
          ),
        );
  return [...ofStatus(before, after, at), ...attempts];
};
