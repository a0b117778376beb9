import { z } from 'zod';
import { emitEvent } from '../events/emit-event.ts';
import { badRequest } from '../http/stripe-error.ts';
import { chargeObject } from '../objects/charge-object.ts';
import { formatMoney } from '../objects/money.ts';
import { refundObject } from '../objects/refund-object.ts';
import type { WireObject } from '../objects/wire-object.ts';
import type { Cause, Sandbox } from '../sandbox.ts';
import { createId } from '../store/create-id.ts';
import type { ChargeRecord, RefundRecord } from '../store/records.ts';
import { chargeOfPaid } from './get-record.ts';
import { integerText, metadataMap, text } from './parameter-kinds.ts';
import { recordMoney } from './record-money.ts';

export const createRefundParameters = z.strictObject({
  payment_intent: text(100),
  amount: integerText.optional(),
  metadata: metadataMap.optional(),
});

/** Refunds what is left of a charge, or a part of it, never more. */
export const createRefund = (sandbox: Sandbox, parameters: z.infer<typeof createRefundParameters>, cause: Cause): WireObject => {
  const charge = chargeOfPaid(sandbox, parameters.payment_intent);
  const amount = refundableAmount(charge, parameters.amount);
  const refund: RefundRecord = {
    id: createId('re'),
    created: sandbox.now(),
    chargeId: charge.id,
    paymentIntentId: charge.paymentIntentId,
    amount,
    currency: charge.currency,
    metadata: parameters.metadata ?? {},
    status: 'succeeded',
  };
  const refundedCharge: ChargeRecord = { ...charge, amountRefunded: charge.amountRefunded + amount };
  sandbox.store.put('refunds', refund);
  sandbox.store.put('charges', refundedCharge);
  recordMoney(sandbox, { type: 'refund', amount: -amount, source: refund });
  emitEvent(sandbox, 'refund.created', refundObject(refund), cause);
  emitEvent(sandbox, 'charge.refunded', chargeObject(refundedCharge), cause);
  return refundObject(refund);
};

const refundableAmount = (charge: ChargeRecord, asked: number | undefined): number => {
  const left = charge.amount - charge.amountRefunded;
  if (charge.disputed)
    throw badRequest(`Charge ${charge.id} has been charged back; cannot issue a refund.`, { code: 'charge_disputed' });
  if (left === 0) throw badRequest(`Charge ${charge.id} has already been refunded.`, { code: 'charge_already_refunded' });
  const amount = asked ?? left;
  if (amount < 1) throw badRequest('Invalid positive integer', { code: 'parameter_invalid_integer', param: 'amount' });
  if (amount > left) {
    const [tooMuch, most] = [formatMoney(amount), formatMoney(left)];
    throw badRequest(`Refund amount (${tooMuch}) is greater than unrefunded amount on charge (${most})`, { param: 'amount' });
  }
  return amount;
};
