import { hasReceivedMoney, type Payment, type PaymentRefund, type Role, rupeesOf } from '@wayfarer/contracts';
import { type AttemptRefund, leftOf, presentRefund } from '../bookings/for-other-features.ts';
import type { PaymentRecord } from './payment-record.ts';

const presentForAdmin = (refund: AttemptRefund, viewer: Role): PaymentRefund => ({
  ...presentRefund(refund),
  id: refund.refundKey,
  origin: refund.origin,
  reason: viewer === 'admin' ? refund.reason : null,
  by: viewer === 'admin' ? refund.by : null,
});

/** @param viewer a traveller is not told what admins wrote to each other */
export const presentPayment = (
  { _id, userId, username, totalAmount, attempt }: PaymentRecord,
  viewer: Role = 'admin',
): Payment => ({
  _id: attempt.attemptId,
  id: attempt.attemptId,
  transactionId: attempt.paymentId ?? attempt.sessionId ?? '',
  user: { _id: String(userId), id: String(userId), username },
  booking: String(_id),
  amount: rupeesOf(hasReceivedMoney(attempt.status) ? attempt.amountReceived : totalAmount),
  amountRefunded: rupeesOf(attempt.amountRefunded),
  amountLeft: rupeesOf(leftOf(attempt)),
  refunds: attempt.refunds.filter(({ state }) => state !== 'dropped').map((refund) => presentForAdmin(refund, viewer)),
  paymentMethod: attempt.paymentMethod ?? 'card',
  status: attempt.status,
  createdAt: attempt.createdAt.toISOString(),
});
