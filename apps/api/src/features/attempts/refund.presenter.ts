import { type Booking, type BookingRefund, type BookingStatus, type MinorUnits, rupeesOf } from '@wayfarer/contracts';
import type { AttemptRefund } from './attempt-refund.model.ts';
import type { PaymentAttempt } from './payment-attempt.model.ts';

/** A refund of an attempt, as its traveller sees it. */
export const presentRefund = (
  { amount, state, requestedAt, doneAt, isReversal }: AttemptRefund,
  { byHand }: Pick<PaymentAttempt, 'byHand'>,
): BookingRefund => ({
  amount: rupeesOf(amount),
  state,
  requestedAt: requestedAt.toISOString(),
  doneAt: doneAt?.toISOString() ?? null,
  ...(byHand ? { byHand: true as const } : {}),
  ...(isReversal ? { isReversal } : {}),
});

type Refunded = {
  readonly attempts: readonly PaymentAttempt[];
  readonly bookingStatus: BookingStatus;
  readonly amountReceived: MinorUnits;
  readonly amountRefunded: MinorUnits;
};

const refundStatusOf = (refunds: readonly AttemptRefund[], booking: Refunded): Booking['refundStatus'] => {
  if (refunds.some(({ state }) => state === 'pending')) return 'pending';
  if (refunds.some(({ state }) => state === 'failed')) return 'failed';
  if (refunds.length === 0) return 'none';
  return booking.bookingStatus === 'confirmed' && booking.amountRefunded < booking.amountReceived ? 'partial' : 'refunded';
};

/** The refunds that a traveller is shown: none that was dropped before it began. */
export const presentRefundsOf = (booking: Refunded): Pick<Booking, 'refunds' | 'refundStatus'> => {
  const shown = booking.attempts.flatMap((attempt) =>
    attempt.refunds.flatMap((refund) => (refund.state === 'dropped' ? [] : [{ attempt, refund }])),
  );
  return {
    refunds: shown.map(({ attempt, refund }) => presentRefund(refund, attempt)),
    refundStatus: refundStatusOf(
      shown.map(({ refund }) => refund),
      booking,
    ),
  };
};
