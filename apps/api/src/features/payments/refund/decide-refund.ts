import { formatMoney, MAX_TOTAL, type MinorUnits, rupeesOf } from '@wayfarer/contracts';
import { ApiError } from '../../../errors/api-error.ts';
import { attemptOf, isKept, leftOf, type PaymentAttempt, withAttempt, withCommand, withNewRefund } from '../../attempts/index.ts';
import { type BookingChange, cancellationOf, isAsked, type MoneyState, refundAll } from '../../bookings/index.ts';
import { losesItsDeposit } from '../decide/decide.ts';
import { noSuchPayment } from '../no-such-payment.ts';
import { decideReversal } from './decide-reversal.ts';
import type { RefundOrder } from './refund-order.ts';

/** The most refunds of one payment: a document must not grow without bound. */
const MAX_REFUNDS = 50;

const noMoreThan = (left: MinorUnits, sentence: string) =>
  new ApiError('NOT_REFUNDABLE', sentence, { amountLeft: rupeesOf(left) });

const ASKED =
  'The departure of this booking is cancelled, and its traveller chooses another day or all the money. Give that answer for them instead.';

const assertRefundable = (attempt: PaymentAttempt, amount: MinorUnits): void => {
  const left = leftOf(attempt);
  if (attempt.isDisputeLost) throw noMoreThan(0, 'The bank has decided for the traveller, and has taken this payment back.');
  if (attempt.disputedAt)
    throw noMoreThan(0, 'The traveller disputes this payment. Until the bank has decided, nothing of it can be refunded.');
  if (left <= 0) throw noMoreThan(0, 'Nothing of this payment is left to refund.');
  if (amount > left || amount > MAX_TOTAL)
    throw noMoreThan(left, `Only ${formatMoney(rupeesOf(left))} of this payment is left to refund.`);
  if (attempt.status === 'needs_review' && amount < left)
    throw noMoreThan(left, 'A payment under review can only be refunded in full.');
  if (attempt.refunds.length >= MAX_REFUNDS) throw noMoreThan(left, 'This payment has been refunded in too many parts.');
};

/** Whether this call was carried out before; then it changes nothing. */
const isRepeated = (attempt: PaymentAttempt, { requestKey, amount, reason, isReversal }: RefundOrder): boolean => {
  const before = attempt.refunds.find((refund) => refund.requestKey === requestKey);
  if (!before) return false;
  // An erased reason counts as equal.
  if (before.askedAmount === amount && (before.reason ?? reason) === reason && before.isReversal === isReversal) return true;
  throw new ApiError('IDEMPOTENCY_KEY_REUSED', 'This key was used for another refund.');
};

/**
 * Refunds a payment or a part of it for an admin. A partial refund leaves the booking unchanged; a full one
 * cancels a confirmed booking in the same write where less stays paid than what confirms it, and gives back
 * the rest: so none is ever confirmed without its payment. Pure.
 * @returns null when the same call was carried out before
 * @throws NOT_FOUND, NOT_REFUNDABLE, IDEMPOTENCY_KEY_REUSED
 */
export const decideRefund = (booking: MoneyState, attemptId: string, order: RefundOrder, at: Date): BookingChange | null => {
  const attempt = attemptOf(booking, attemptId);
  if (!attempt) throw noSuchPayment();
  if (isRepeated(attempt, order)) return null;
  if (isAsked(booking)) throw noMoreThan(leftOf(attempt), ASKED);
  if (order.isReversal) return decideReversal(booking, attempt, order, at);
  assertRefundable(attempt, order.amount);
  const { isReversal: _none, ...request } = order;
  const asked = withNewRefund(attempt, { origin: 'admin', ...request }, at);
  const isFullyRefunded = isKept(attempt) && leftOf(asked.attempt) === 0;
  const change = {
    attempts: withAttempt(booking.attempts, isFullyRefunded ? { ...asked.attempt, status: 'refund_pending' } : asked.attempt),
    commands: withCommand(booking.commands, asked.command, at),
  };
  return losesItsDeposit(booking, change) ? { ...change, ...cancellationOf({ ...booking, ...change }, refundAll, at) } : change;
};
