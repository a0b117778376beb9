import type { ChargeRecord } from '../store/records.ts';
import type { WireObject } from './wire-object.ts';

export const chargeObject = (charge: ChargeRecord): WireObject => {
  const succeeded = charge.decline === null;
  const { brand, last4, expiryMonth, expiryYear } = charge.card;
  return {
    id: charge.id,
    object: 'charge',
    amount: charge.amount,
    amount_captured: succeeded ? charge.amount : 0,
    amount_refunded: charge.amountRefunded,
    billing_details: { email: charge.email, name: charge.name },
    captured: succeeded,
    created: charge.created,
    currency: charge.currency,
    disputed: charge.disputed,
    failure_code: charge.decline?.code ?? null,
    failure_message: charge.decline?.message ?? null,
    livemode: false,
    metadata: charge.metadata,
    paid: succeeded,
    payment_intent: charge.paymentIntentId,
    payment_method_details: { card: { brand, last4, exp_month: expiryMonth, exp_year: expiryYear }, type: 'card' },
    refunded: succeeded && charge.amountRefunded === charge.amount,
    status: succeeded ? 'succeeded' : 'failed',
  };
};
