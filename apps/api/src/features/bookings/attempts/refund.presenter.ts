import { type Booking, type BookingRefund, rupeesOf } from '@wayfarer/contracts';
import type { BookingRecord } from '../booking.model.ts';
import type { AttemptRefund } from './attempt-refund.model.ts';

export const presentRefund = ({ amount, state, requestedAt, doneAt }: AttemptRefund): BookingRefund => ({
  amount: rupeesOf(amount),
  state,
  requestedAt: requestedAt.toISOString(),
  doneAt: doneAt?.toISOString() ?? null,
});

type Refunded = Pick<BookingRecord, 'attempts' | 'bookingStatus' | 'amountReceived' | 'amountRefunded'>;

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
