import { ApiError } from '../../../errors/api-error.ts';
import {
  awaits,
  awaitsFirstMoney,
  leftOf,
  type PaidByHand,
  type PaymentAttempt,
  restOf,
  withNewRefund,
} from '../../attempts/index.ts';
import { type BookingChange, type CancellationReason, cancellationOf, type MoneyState } from '../../bookings/index.ts';

/** What one call has recorded of a booking before. */
export const recordedUnder = ({ attempts, takenByHand }: MoneyState, requestKey: string): PaymentAttempt | undefined =>
  [...attempts, ...(takenByHand ? [takenByHand] : [])].find(({ byHand }) => byHand?.requestKey === requestKey);

/**
 * Stores that staff have taken money for a booking. Pure.
 * @returns null when the same call was carried out before
 * @throws IDEMPOTENCY_KEY_REUSED; NOT_PAYABLE where it does not wait for this money
 */
export const decideTaken = (booking: MoneyState, paid: PaidByHand): BookingChange | null => {
  const { amountReceived, paymentMethod, byHand } = paid;
  const before = recordedUnder(booking, byHand.requestKey);
  if (before?.amountReceived === amountReceived && before.paymentMethod === paymentMethod) return null;
  if (before) throw new ApiError('IDEMPOTENCY_KEY_REUSED', 'This key was used for another payment.');
  if (booking.bookingStatus === 'confirmed' && restOf(booking) === 0)
    throw new ApiError('NOT_PAYABLE', 'This booking is confirmed already.');
  if (booking.takenByHand || !awaits(booking, amountReceived)) throw new ApiError('NOT_PAYABLE');
  return { takenByHand: paid };
};

/**
 * Confirms a booking by the money that staff have taken, or pays what it still owes. Where it was cancelled,
 * paid otherwise or lost its seats meanwhile, what was taken is due back. Pure.
 * @param lost why its seats or its code could not be kept; null where they are
 * @returns null where nothing was taken, or it is recorded already
 */
export const decideByHand = (booking: MoneyState, lost: CancellationReason | null, at: Date): BookingChange | null => {
  const { takenByHand: paid, attempts } = booking;
  if (!paid) return null;
  const isFirst = awaitsFirstMoney(booking);
  if (!lost && awaits(booking, paid.amountReceived))
    return {
      takenByHand: null,
      ...(isFirst ? { bookingStatus: 'confirmed' as const } : {}),
      attempts: [...attempts, paid],
    };
  const asked = withNewRefund(paid, { origin: 'late-payment', amount: leftOf(paid) }, at).attempt;
  const late: BookingChange = { takenByHand: null, attempts: [...attempts, { ...asked, status: 'refund_pending' }] };
  if (!isFirst) return late;
  return { ...late, ...cancellationOf({ ...booking, ...late }, () => 0, at), cancellationReason: lost };
};
