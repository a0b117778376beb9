import type { MinorUnits } from '@wayfarer/contracts';
import type { AttemptRefund } from './attempt-refund.model.ts';
import type { PaymentAttempt } from './payment-attempt.model.ts';

/** The fields of a refund, and of an attempt, that say which money moved when. */
export type MovedRefund = Pick<AttemptRefund, 'state' | 'doneAt' | 'amount' | 'isReversal'>;
export type MovedAttempt<Refund extends MovedRefund = MovedRefund> = Pick<
  PaymentAttempt,
  'paidAt' | 'amountReceived' | 'amountRefunded' | 'disputeClosedAt' | 'isDisputeLost'
> & { readonly refunds: readonly Refund[] };

/** Money that came or went; the amount of what went is below 0. */
export type MoneyMoved<Refund extends MovedRefund = MovedRefund> = {
  readonly at: Date;
  readonly kind: 'Payment' | 'Refund' | 'Reversal' | 'Dispute lost';
  readonly amount: MinorUnits;
  /** The refund that it was. */
  readonly refund?: Refund;
};

/** Each movement of the money of an attempt. A refund that a bank sent back is none. Pure. */
export const moneyMovedOf = <Refund extends MovedRefund>(attempt: MovedAttempt<Refund>): MoneyMoved<Refund>[] => {
  const { paidAt, amountReceived, amountRefunded, disputeClosedAt, isDisputeLost, refunds } = attempt;
  const moved: MoneyMoved<Refund>[] =
    paidAt && amountReceived > 0 ? [{ at: paidAt, kind: 'Payment', amount: amountReceived }] : [];
  for (const refund of refunds)
    if (refund.state === 'done' && refund.doneAt !== null)
      moved.push({ at: refund.doneAt, kind: refund.isReversal ? 'Reversal' : 'Refund', amount: -refund.amount, refund });
  if (isDisputeLost && disputeClosedAt)
    moved.push({ at: disputeClosedAt, kind: 'Dispute lost', amount: amountRefunded - amountReceived });
  return moved;
};
