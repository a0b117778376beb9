import { formatMoney, rupeesOf } from '@wayfarer/contracts';
import { ApiError } from '../../../errors/api-error.ts';
import { isPaid, type PaymentAttempt, withNewRefund, withRefunds } from '../../attempts/index.ts';
import type { BookingChange, MoneyState } from '../../bookings/index.ts';
import { afterRefunds } from '../decide/decide.ts';
import type { RefundOrder } from './refund-order.ts';

const refused = (attempt: PaymentAttempt, sentence: string) =>
  new ApiError('NOT_REFUNDABLE', sentence, { amountLeft: rupeesOf(attempt.amountReceived - attempt.refundDue) });

const assertReversible = (attempt: PaymentAttempt, { amount }: RefundOrder): void => {
  if (!attempt.byHand || !isPaid(attempt))
    throw refused(attempt, 'Only a payment that staff have recorded can be reversed. Refund it instead.');
  if (attempt.refundDue > 0)
    throw refused(attempt, 'Something of this payment was given back already. Give back the rest of it instead.');
  if (amount !== attempt.amountReceived)
    throw refused(attempt, `A mistake is reversed as a whole: ${formatMoney(rupeesOf(attempt.amountReceived))}.`);
};

/**
 * Reverses a payment that staff recorded by mistake: no money came, so none is given back, and it is owed
 * again. A confirmed booking that is left with less than its deposit is cancelled in the same write. Its row
 * stays, and this is one more. Pure.
 * @throws NOT_REFUNDABLE
 */
export const decideReversal = (booking: MoneyState, attempt: PaymentAttempt, order: RefundOrder, at: Date): BookingChange => {
  assertReversible(attempt, order);
  const { isReversal: _mistake, ...request } = order;
  const asked = withNewRefund(attempt, { origin: 'admin', ...request }, at).attempt;
  const refunds = asked.refunds.map((refund) =>
    refund.state === 'pending'
      ? ({ ...refund, state: 'done', refundId: `by hand ${refund.refundKey}`, doneAt: at, isReversal: true } as const)
      : refund,
  );
  return afterRefunds(booking, attempt, withRefunds(asked, refunds), at);
};
