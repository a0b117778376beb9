import type { Config } from '../../config.ts';
import { attemptOf, withAmountKeys } from '../../features/attempts/index.ts';
import type { BookingRecord } from '../../features/bookings/booking.model.ts';
import type { TrailEntryRecord, Written } from '../../features/bookings/booking-trail.model.ts';
import { type BookingChange, cancellationOf, derivedFieldsOf, refundAll } from '../../features/bookings/index.ts';
import { nextEntryOf } from '../../features/bookings/trail/trail-entry-of.ts';
import { decide, decideRefund } from '../../features/payments/index.ts';
import { newAttemptFor } from '../../features/payments/start/new-attempt.ts';
import type { SessionTruth } from '../../integrations/stripe/payment-provider.ts';

export type BookingRow = BookingRecord & { trail: TrailEntryRecord[] };

/** Written by nobody in particular. */
export const writtenAt = (at: Date): Written => ({ at, by: { kind: 'command', id: 'unknown' }, requestId: null });

const config = { PUBLIC_URL: 'https://wayfarer.example' } as Config;

/**
 * The possible events of a booking: each is decided and stored as in the product, with the caller's clock.
 */
export const lifeOf = (booking: BookingRow, clock: () => Date) => {
  const apply = (change: BookingChange | null): void => {
    if (change === null) return;
    const entry = nextEntryOf(booking, change, writtenAt(clock()));
    const version = booking.version + 1;
    Object.assign(booking, change, derivedFieldsOf({ ...booking, ...change }), { version });
    booking.attempts = withAmountKeys(booking.attempts);
    if (entry) booking.trail.push(entry);
  };
  const truthOf = (attemptId: string, truth: Partial<SessionTruth>): SessionTruth => ({
    sessionId: `cs_test_${attemptId}`,
    bookingId: String(booking._id),
    attemptId,
    url: `https://pay.example/${attemptId}`,
    state: 'complete',
    paid: true,
    amount: booking.totalAmount,
    currency: booking.currency,
    paymentId: `pi_${attemptId}`,
    paymentMethod: 'card',
    refunds: [],
    ...truth,
  });
  const hear = (attemptId: string, truth: Partial<SessionTruth>): void =>
    apply(decide(booking, attemptId, truthOf(attemptId, truth), clock()));
  const refundsOf = (attemptId: string, state: 'done' | 'failed') =>
    (attemptOf(booking, attemptId)?.refunds ?? []).map(({ refundKey, amount }) => ({
      refundId: `re_${refundKey}`,
      refundKey,
      amount,
      state,
    }));
  return {
    hear,
    open: (attemptId: string): void => {
      const made = newAttemptFor(booking, { config, clock });
      const attempt = { ...made, attemptId, order: { ...made.order, attemptId } };
      apply({ attempts: [...booking.attempts, attempt] });
      hear(attemptId, { state: 'open', paid: false });
    },
    refund: (attemptId: string, amount: number): void =>
      apply(
        decideRefund(
          booking,
          attemptId,
          { amount, reason: 'The guide was ill.', askedBy: '000000000000000000000001', requestKey: attemptId },
          clock(),
        ),
      ),
    keepSeats: (): void => apply(booking.holdsSeats ? { seatsHeldUntil: null } : null),
    cancel: (): void => apply(cancellationOf(booking, refundAll, clock())),
    settleRefund: (attemptId: string, state: 'done' | 'failed' = 'done'): void =>
      hear(attemptId, { refunds: refundsOf(attemptId, state) }),
  };
};
