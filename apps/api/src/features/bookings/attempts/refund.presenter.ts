import { type Booking, type BookingRefund, rupeesOf } from '@wayfarer/contracts';
import type { BookingRecord } from '../booking.model.ts';
import type { AttemptRefund } from './attempt-refund.model.ts';

export const presentRefund = ({ amount, state, requestedAt, doneAt }: AttemptRefund): BookingRefund => ({
  amount: rupeesOf(amount),
  state,
  requestedAt: requestedAt.toISOString(),
  doneAt: doneAt?.toISOString() ?? null,
});

const refundStatusOf = (refunds: readonly AttemptRefund[]): Booking['refundStatus'] => {
  if (refunds.some(({ state }) => state === 'pending')) return 'pending';
  if (refunds.some(({ state }) => state === 'failed')) return 'failed';
  return refunds.length > 0 ? 'refunded' : 'none';
};

/** The refunds that a traveller is shown: none that was dropped before it began. */
export const presentRefundsOf = ({ attempts }: Pick<BookingRecord, 'attempts'>): Pick<Booking, 'refunds' | 'refundStatus'> => {
  const refunds = attempts.flatMap((attempt) => attempt.refunds).filter(({ state }) => state !== 'dropped');
  return { refunds: refunds.map(presentRefund), refundStatus: refundStatusOf(refunds) };
};
