import type { LedgerRow } from '@wayfarer/contracts';
import type { AttemptRefund } from './attempt-refund.model.ts';
import type { PaymentAttempt } from './payment-attempt.model.ts';
import { METHODS, wayBackOf } from './payment-way.ts';

/** A row in minor units; `by` is the id of who of the staff did it. */
export type StoredLedgerRow = Omit<LedgerRow, 'at'> & { readonly at: Date };

const ofRefund = (attempt: PaymentAttempt, refund: AttemptRefund): StoredLedgerRow[] => {
  const { state, amount, isReversal, doneAt, requestedAt, givenBack, askedBy, refundId } = refund;
  if (state === 'dropped') return [];
  const byHand = wayBackOf(attempt, refund);
  return [
    {
      at: doneAt ?? requestedAt,
      kind: isReversal ? 'reversal' : 'refund',
      amount: -amount,
      state,
      way: byHand === 'card' ? (attempt.paymentMethod ?? 'card') : METHODS[byHand],
      by: givenBack?.by ?? askedBy,
      reference: givenBack?.reference ?? (attempt.byHand ? null : refundId),
      ...(givenBack ? { on: givenBack.givenOn } : {}),
    },
  ];
};

/** A dispute that was won has moved nothing. */
const ofDispute = (attempt: PaymentAttempt): StoredLedgerRow[] => {
  const { disputedAt, isDisputeLost, disputeClosedAt, amountReceived, amountRefunded, paymentMethod, paymentId } = attempt;
  const at = isDisputeLost ? disputeClosedAt : disputedAt;
  if (!at) return [];
  const state = isDisputeLost ? 'done' : 'pending';
  const amount = amountRefunded - amountReceived;
  return [{ at, kind: 'dispute', amount, state, way: paymentMethod ?? 'card', by: null, reference: paymentId }];
};

/** Every movement of the money of one payment, in minor units: there is no other store of them. */
export const ledgerOf = (attempt: PaymentAttempt): StoredLedgerRow[] => {
  const { paidAt, amountReceived, byHand, paymentMethod, paymentId } = attempt;
  const payment: StoredLedgerRow[] =
    paidAt && amountReceived > 0
      ? [
          {
            at: paidAt,
            kind: 'payment',
            amount: amountReceived,
            state: 'done',
            way: paymentMethod ?? 'card',
            by: byHand?.takenBy ?? null,
            reference: byHand ? byHand.reference : paymentId,
            ...(byHand ? { on: byHand.receivedOn } : {}),
          },
        ]
      : [];
  return [...payment, ...attempt.refunds.flatMap((refund) => ofRefund(attempt, refund)), ...ofDispute(attempt)];
};
