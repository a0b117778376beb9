import { formatMoney, rupeesOf } from '@wayfarer/contracts';
import { ApiError } from '../../../errors/api-error.ts';
import type { ByHand, PaymentAttempt } from '../../attempts/index.ts';
import type { BookingChange, MoneyState } from '../../bookings/index.ts';
import { closingOthers } from '../decide/decide.ts';

export type PaidByHand = PaymentAttempt & { readonly byHand: ByHand };

const isSame = (one: PaymentAttempt, other: PaidByHand): boolean =>
  one.amountReceived === other.amountReceived && one.paymentMethod === other.paymentMethod;

/**
 * Confirms a booking by money that staff have taken in full. Its open payment page is closed by the same write; what is
 * paid there all the same goes back as a late payment. Pure.
 * @returns null when the same call was carried out before
 * @throws IDEMPOTENCY_KEY_REUSED; NOT_PAYABLE where it does not wait for money; VALIDATION for another amount than the total
 */
export const decideByHand = (booking: MoneyState, paid: PaidByHand, at: Date): BookingChange | null => {
  const before = booking.attempts.find(({ byHand }) => byHand?.requestKey === paid.byHand.requestKey);
  if (before && isSame(before, paid)) return null;
  if (before) throw new ApiError('IDEMPOTENCY_KEY_REUSED', 'This key was used for another payment.');
  if (booking.bookingStatus !== 'pending') throw new ApiError('NOT_PAYABLE');
  if (paid.amountReceived !== booking.totalAmount) {
    const sentence = `This booking costs ${formatMoney(rupeesOf(booking.totalAmount))}, and is paid in full.`;
    throw new ApiError('VALIDATION', sentence, { amount: sentence });
  }
  return {
    bookingStatus: 'confirmed',
    attempts: [...booking.attempts, paid],
    commands: closingOthers(booking, paid.attemptId, booking.commands, at),
  };
};
