import { formatMoney, type MinorUnits, type Payment, rupeesOf } from '@wayfarer/contracts';
import { askedOf, dueByHandIn, unansweredFailureIn } from '../attempts/index.ts';
import type { PaymentRecord } from './payment-record.ts';

const ANSWER_DISPUTE = 'Answer in the payment provider’s dashboard; until the bank has decided, nothing can be refunded here.';
const REFUND_IT = 'Refund it; the traveller can then pay again.';

const signs: Readonly<Record<string, string>> = { inr: '₹', usd: '$' };

/**
 * '₹5,999.97', '$5,999.97', 'EUR 5,999.97': with the sign of its own currency, which may be the wrong one.
 */
const sumOf = (amount: MinorUnits, currency: string | null): string =>
  formatMoney(rupeesOf(amount), signs[currency || 'inr'] ?? `${currency?.toUpperCase()}\u00a0`);

const mismatchReasonOf = ({ attempt, currency, totalAmount }: PaymentRecord): string => {
  const { amountReceived, currencyReceived } = attempt;
  const { entry = 'total' } = attempt;
  const due = entry === 'total' ? totalAmount : askedOf(attempt);
  if (amountReceived === due && currencyReceived === currency)
    return 'Part of it was refunded before it could confirm the booking.';
  return `${sumOf(amountReceived, currencyReceived)} was received, ${sumOf(due, currency)} was due.`;
};

/** Why a payment waits for a person, and what to do about it; null where everything goes on by itself. */
export const attentionOf = (payment: PaymentRecord): Payment['attention'] => {
  const { attempt } = payment;
  if (attempt.disputedAt)
    return { reason: 'The traveller has disputed this payment with their bank.', todo: ANSWER_DISPUTE, canGiveBack: false };
  if (attempt.status === 'needs_review') return { reason: mismatchReasonOf(payment), todo: REFUND_IT, canGiveBack: true };
  const due = dueByHandIn(attempt);
  if (due)
    return {
      reason: `${sumOf(due.amount, attempt.currencyReceived)} of this ${attempt.paymentMethod} payment is due back.`,
      todo: 'Give it to the traveller, then write it down with Give back.',
      canGiveBack: false,
    };
  const failed = unansweredFailureIn(attempt);
  if (!failed) return null;
  const sum = sumOf(failed.amount, attempt.currencyReceived);
  // Refunds that have an id were accepted by the provider, and sent back by the bank.
  const isRefused = failed.refundId === null && payment.lastFailure?.refundKey === failed.refundKey;
  return {
    reason: isRefused
      ? `The payment provider refused the refund of ${sum}: ${payment.lastFailure?.sentence}`
      : `The bank did not accept the refund of ${sum}.`,
    todo: 'Refund it again, or pay the traveller in another way.',
    canGiveBack: true,
  };
};
