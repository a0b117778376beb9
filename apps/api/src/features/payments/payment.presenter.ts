import { hasReceivedMoney, type Payment, type PaymentRefund, type Role, rupeesOf } from '@wayfarer/contracts';
import { type AttemptRefund, isSameCommand, leftOf, presentRefund } from '../bookings/index.ts';
import { attentionOf } from './attention-of.ts';
import type { PaymentRecord } from './payment-record.ts';

const presentForAdmin = (refund: AttemptRefund, viewer: Role): PaymentRefund => ({
  ...presentRefund(refund),
  id: refund.refundKey,
  origin: refund.origin,
  reason: viewer === 'admin' ? refund.reason : null,
  by: viewer === 'admin' ? refund.by : null,
});

const openCommandsOf = ({ attempt, commands, lastFailure }: PaymentRecord): Payment['commands'] =>
  commands
    .filter(({ attemptId }) => attemptId === attempt.attemptId)
    .map((command) => ({
      kind: command.kind,
      tries: command.tries,
      nextTryAt: command.dueAt.toISOString(),
      lastFailure: lastFailure && isSameCommand(lastFailure, command) ? lastFailure.sentence : null,
    }));

/** @param viewer a traveller is not told what admins wrote to each other */
export const presentPayment = (payment: PaymentRecord, viewer: Role = 'admin'): Payment => {
  const { _id, userId, username, totalAmount, attempt } = payment;
  const isForAdmin = viewer === 'admin';
  return {
    _id: attempt.attemptId,
    id: attempt.attemptId,
    transactionId: attempt.paymentId ?? attempt.sessionId ?? '',
    sessionId: attempt.sessionId,
    paymentId: attempt.paymentId,
    user: { _id: String(userId), id: String(userId), username },
    booking: String(_id),
    amount: rupeesOf(hasReceivedMoney(attempt.status) ? attempt.amountReceived : totalAmount),
    amountRefunded: rupeesOf(attempt.amountRefunded),
    amountLeft: rupeesOf(leftOf(attempt)),
    refunds: attempt.refunds.filter(({ state }) => state !== 'dropped').map((refund) => presentForAdmin(refund, viewer)),
    paymentMethod: attempt.paymentMethod ?? 'card',
    status: attempt.status,
    attention: isForAdmin ? attentionOf(payment) : null,
    commands: isForAdmin ? openCommandsOf(payment) : [],
    createdAt: attempt.createdAt.toISOString(),
  };
};
