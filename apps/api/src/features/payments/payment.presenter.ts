import { hasReceivedMoney, type Payment, rupeesOf } from '@wayfarer/contracts';
import type { BookingRecord, PaymentAttempt } from '../bookings/for-other-features.ts';

/** An attempt together with what of its booking the list of payments shows. */
export type PaymentRecord = Pick<BookingRecord, '_id' | 'userId' | 'username' | 'totalAmount'> & { attempt: PaymentAttempt };

export const presentPayment = ({ _id, userId, username, totalAmount, attempt }: PaymentRecord): Payment => ({
  _id: attempt.attemptId,
  id: attempt.attemptId,
  transactionId: attempt.paymentId ?? attempt.sessionId ?? '',
  user: { _id: String(userId), id: String(userId), username },
  booking: String(_id),
  amount: rupeesOf(hasReceivedMoney(attempt.status) ? attempt.amountReceived : totalAmount),
  amountRefunded: rupeesOf(attempt.amountRefunded),
  paymentMethod: attempt.paymentMethod ?? 'card',
  status: attempt.status,
  createdAt: attempt.createdAt.toISOString(),
});
