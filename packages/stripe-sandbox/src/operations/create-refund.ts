import { z } from 'zod';
import { emitEvent } from '../events/emit-event.ts';
import { badRequest } from '../http/stripe-error.ts';
import { chargeObject } from '../objects/charge-object.ts';
import { formatMoney } from '../objects/format-money.ts';
import { refundObject } from '../objects/refund-object.ts';
import type { WireObject } from '../objects/wire-object.ts';
import type { Cause, Sandbox } from '../sandbox.ts';
import { createId } from '../store/create-id.ts';
import type { ChargeRecord, RefundRecord } from '../store/records.ts';
import { getCharge, getPaymentIntent } from './get-record.ts';
import { integerText, metadataMap, text } from './parameter-kinds.ts';

export const createRefundParameters = z.strictObject({
  payment_intent: text(100).optional(),
  charge: text(100).optional(),
  amount: integerText.optional(),
  reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
  metadata: metadataMap.optional(),
});
export type CreateRefundParameters = z.infer<typeof createRefundParameters>;

/** Refunds what is left of a charge, or a part of it, never more. */
export const createRefund = (sandbox: Sandbox, parameters: CreateRefundParameters, cause: Cause): WireObject => {
  const charge = chargeToRefund(sandbox, parameters);
  const amount = refundableAmount(charge, parameters.amount);
  const refund: RefundRecord = {
    id: createId('re'),
    created: sandbox.now(),
    chargeId: charge.id,
    paymentIntentId: charge.paymentIntentId,
    amount,
    currency: charge.currency,
    reason: parameters.reason ?? null,
    metadata: parameters.metadata ?? {},
    status: 'succeeded',
  };
  const refundedCharge: ChargeRecord = { ...charge, amountRefunded: charge.amountRefunded + amount };
  sandbox.store.put('refunds', refund);
  sandbox.store.put('charges', refundedCharge);
  emitEvent(sandbox, 'refund.created', refundObject(refund), cause);
  emitEvent(sandbox, 'charge.refunded', chargeObject(refundedCharge), cause);
  return refundObject(refund);
};

const chargeToRefund = (sandbox: Sandbox, { payment_intent, charge }: CreateRefundParameters): ChargeRecord => {
  if (payment_intent !== undefined && charge !== undefined) {
    throw badRequest('You may only specify one of these parameters: payment_intent, charge.');
  }
  if (charge !== undefined) return assertPaid(getCharge(sandbox, charge, 'charge'), charge);
  if (payment_intent === undefined) {
    throw badRequest('One of the following params should be provided for this request: payment_intent or charge.');
  }
  const intent = getPaymentIntent(sandbox, payment_intent, 'payment_intent');
  if (intent.status !== 'succeeded' || intent.latestChargeId === null) {
    const message = `This PaymentIntent (${intent.id}) does not have a successful charge to refund.`;
    throw badRequest(message, { code: 'payment_intent_unexpected_state', param: 'payment_intent' });
  }
  return getCharge(sandbox, intent.latestChargeId, 'payment_intent');
};

const assertPaid = (charge: ChargeRecord, id: string): ChargeRecord => {
  if (charge.decline) throw badRequest(`Charge ${id} was not successful, so it cannot be refunded.`, { param: 'charge' });
  return charge;
};

const refundableAmount = (charge: ChargeRecord, asked: number | undefined): number => {
  const left = charge.amount - charge.amountRefunded;
  if (charge.disputed)
    throw badRequest(`Charge ${charge.id} has been charged back; cannot issue a refund.`, { code: 'charge_disputed' });
  if (left === 0) throw badRequest(`Charge ${charge.id} has already been refunded.`, { code: 'charge_already_refunded' });
  const amount = asked ?? left;
  if (amount < 1) throw badRequest('Invalid positive integer', { code: 'parameter_invalid_integer', param: 'amount' });
  if (amount > left) {
    const [tooMuch, most] = [formatMoney(amount, charge.currency), formatMoney(left, charge.currency)];
    throw badRequest(`Refund amount (${tooMuch}) is greater than unrefunded amount on charge (${most})`, { param: 'amount' });
  }
  return amount;
};
