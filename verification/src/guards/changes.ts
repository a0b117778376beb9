import { isSameCommand, type PaymentAttempt } from '@wayfarer/api/attempts';
import type { BookingChange, BookingRecord, MoneyState } from '@wayfarer/api/bookings';

type Refund = PaymentAttempt['refunds'][number];

/** The booking with one attempt changed. */
export const withAttemptAs = (booking: MoneyState, attemptId: string, part: Partial<PaymentAttempt>): MoneyState => ({
  ...booking,
  attempts: booking.attempts.map((attempt) => (attempt.attemptId === attemptId ? { ...attempt, ...part } : attempt)),
});

export const withoutStatus = <State extends Pick<BookingRecord, 'attempts'>>(
  booking: State,
  status: PaymentAttempt['status'],
) => ({
  ...booking,
  attempts: booking.attempts.filter((attempt) => attempt.status !== status),
});

/** A change that leaves the booking's own status. */
export const withoutCancelling = (booking: MoneyState, change: BookingChange | null): BookingChange | null =>
  change?.bookingStatus === 'cancelled' ? { ...change, bookingStatus: booking.bookingStatus } : change;

/** A change that adds no command of a kind. */
export const withoutNew = (kind: 'refund' | 'expire', booking: MoneyState, change: BookingChange | null): BookingChange | null =>
  change?.commands
    ? {
        ...change,
        commands: change.commands.filter(
          (command) => command.kind !== kind || booking.commands.some((before) => isSameCommand(before, command)),
        ),
      }
    : change;

export const withEachRefund = (change: BookingChange | null, changed: (refund: Refund) => Refund): BookingChange | null =>
  change?.attempts
    ? { ...change, attempts: change.attempts.map((attempt) => ({ ...attempt, refunds: attempt.refunds.map(changed) })) }
    : change;
