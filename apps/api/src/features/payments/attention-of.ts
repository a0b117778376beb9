import { type MinorUnits, type Payment, rupeesOf } from '@wayfarer/contracts';
import { unansweredFailureIn } from '../bookings/index.ts';
import type { PaymentRecord } from './payment-record.ts';

const ANSWER_DISPUTE = 'Answer in the payment provider’s dashboard; until the bank has decided, nothing can be given back here.';
const GIVE_BACK = 'Give the money back; the traveller can then pay again.';

/** '₹5,999.97', '$5,999.97': with the sign of its own currency, which may be the wrong one. */
const sumOf = (amount: MinorUnits, currency: string | null): string =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency: currency || 'inr' }).format(rupeesOf(amount));

const mismatchReasonOf = ({ attempt, totalAmount, currency }: PaymentRecord): string => {
  const { amountReceived, currencyReceived } = attempt;
  if (amountReceived === totalAmount && currencyReceived === currency)
    return 'A part of it was given back before it could confirm the booking.';
  return `${sumOf(amountReceived, currencyReceived)} came in, ${sumOf(totalAmount, currency)} was due.`;
};

/** Why a payment waits for a person, and what to do about it; null where everything goes on by itself. */
export const attentionOf = (payment: PaymentRecord): Payment['attention'] => {
  const { attempt } = payment;
  if (attempt.disputedAt)
    return { reason: 'The traveller has asked the bank for this money back.', todo: ANSWER_DISPUTE, canGiveBack: false };
  if (attempt.status === 'needs_review') return { reason: mismatchReasonOf(payment), todo: GIVE_BACK, canGiveBack: true };
  const failed = unansweredFailureIn(attempt);
  if (!failed) return null;
  return {
    reason: `The bank did not take ${sumOf(failed.amount, attempt.currencyReceived)} back.`,
    todo: 'Refund it again, or pay the traveller in another way.',
    canGiveBack: true,
  };
};
