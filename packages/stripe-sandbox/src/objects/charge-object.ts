import type { ChargeRecord } from '../store/records.ts';
import { billingDetailsObject, cardObject } from './payment-method-object.ts';
import type { WireObject } from './wire-object.ts';

const outcomeOf = ({ decline }: ChargeRecord): WireObject => ({
  network_status: decline ? 'declined_by_network' : 'approved_by_network',
  reason: decline ? (decline.declineCode ?? decline.code) : null,
  seller_message: decline ? 'The bank did not return any further details with this decline.' : 'Payment complete.',
  type: decline ? 'issuer_declined' : 'authorized',
});

const cardDetailsOf = ({ card, authenticated }: ChargeRecord): WireObject => ({
  ...cardObject(card),
  network: card.brand,
  three_d_secure: authenticated ? { authentication_flow: 'challenge', result: 'authenticated', version: '2.2.0' } : null,
});

export const chargeObject = (charge: ChargeRecord): WireObject => {
  const succeeded = charge.decline === null;
  return {
    id: charge.id,
    object: 'charge',
    amount: charge.amount,
    amount_captured: succeeded ? charge.amount : 0,
    amount_refunded: charge.amountRefunded,
    billing_details: billingDetailsObject(charge.email, charge.name),
    captured: succeeded,
    created: charge.created,
    currency: charge.currency,
    description: charge.description,
    disputed: charge.disputed,
    failure_code: charge.decline?.code ?? null,
    failure_message: charge.decline?.message ?? null,
    livemode: false,
    metadata: charge.metadata,
    outcome: outcomeOf(charge),
    paid: succeeded,
    payment_intent: charge.paymentIntentId,
    payment_method: charge.card.paymentMethodId,
    payment_method_details: { card: cardDetailsOf(charge), type: 'card' },
    refunded: succeeded && charge.amountRefunded === charge.amount,
    status: succeeded ? 'succeeded' : 'failed',
  };
};
