import { hasReceivedMoney, type Payment, rupeesOf } from '@wayfarer/contracts';
import type { PaymentRecord } from './payment-record.ts';

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
