import { type Booking, type BookingRefund, type BookingStatus, type MinorUnits, rupeesOf } from '@wayfarer/contracts';
import type { AttemptRefund } from './attempt-refund.model.ts';
import type { PaymentAttempt } from './payment-attempt.model.ts';

export const presentRefund = ({ amount, state, requestedAt, doneAt }: AttemptRefund): BookingRefund => ({
  amount: rupeesOf(amount),
  state,
  requestedAt: requestedAt.toISOString(),
  doneAt: doneAt?.toISOString() ?? null,
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
  const refunds = booking.attempts.flatMap((attempt) => attempt.refunds).filter(({ state }) => state !== 'dropped');
  return { refunds: refunds.map(presentRefund), refundStatus: refundStatusOf(refunds, booking) };
};
