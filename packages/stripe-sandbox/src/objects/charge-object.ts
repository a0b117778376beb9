import type { ChargeRecord } from '../store/records.ts';
import { billingDetailsObject } from './payment-method-object.ts';
import type { WireObject } from './wire-object.ts';

function outcomeOf(charge: ChargeRecord): WireObject {
  const { decline } = charge;
  return {
    advice_code: decline ? 'try_again_later' : null,
    network_advice_code: null,
    network_decline_code: decline ? '05' : null,
    network_status: decline ? 'declined_by_network' : 'approved_by_network',
    reason: decline ? (decline.declineCode ?? decline.code) : null,
    risk_level: 'normal',
    risk_score: 12,
    seller_message: decline ? 'The bank did not return any further details with this decline.' : 'Payment complete.',
    type: decline ? 'issuer_declined' : 'authorized',
  };
}

function cardDetailsOf(charge: ChargeRecord): WireObject {
  const { card } = charge;
  return {
    amount_authorized: charge.decline ? null : charge.amount,
    authorization_code: charge.decline ? null : '123456',
    brand: card.brand,
    checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
    country: card.country,
    exp_month: card.expiryMonth,
    exp_year: card.expiryYear,
    extended_authorization: { status: 'disabled' },
    fingerprint: null,
    funding: card.funding,
    incremental_authorization: { status: 'unavailable' },
    installments: null,
    last4: card.last4,
    mandate: null,
    multicapture: { status: 'unavailable' },
    network: card.brand,
    network_token: { used: false },
    network_transaction_id: null,
    overcapture: { maximum_amount_capturable: charge.amount, status: 'unavailable' },
    regulated_status: 'unregulated',
    three_d_secure: charge.authenticated ? authentication : null,
    transaction_link_id: null,
    wallet: null,
  };
}

const authentication = {
  authentication_flow: 'challenge',
  electronic_commerce_indicator: '05',
  exemption_indicator: null,
  result: 'authenticated',
  result_reason: null,
  transaction_id: null,
  version: '2.2.0',
};

export function chargeObject(charge: ChargeRecord): WireObject {
  const succeeded = charge.decline === null;
  return {
    id: charge.id,
    object: 'charge',
    amount: charge.amount,
    amount_captured: succeeded ? charge.amount : 0,
    amount_refunded: charge.amountRefunded,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: null,
    billing_details: billingDetailsObject(charge.email, charge.name),
    calculated_statement_descriptor: 'TEST PAYMENT',
    captured: succeeded,
    created: charge.created,
    currency: charge.currency,
    customer: null,
    description: charge.description,
    disputed: charge.disputed,
    failure_balance_transaction: null,
    failure_code: charge.decline?.code ?? null,
    failure_message: charge.decline?.message ?? null,
    fraud_details: {},
    livemode: false,
    metadata: charge.metadata,
    on_behalf_of: null,
    outcome: outcomeOf(charge),
    paid: succeeded,
    payment_intent: charge.paymentIntentId,
    payment_method: charge.card.paymentMethodId,
    payment_method_details: { card: cardDetailsOf(charge), type: 'card' },
    radar_options: {},
    receipt_email: null,
    receipt_number: null,
    receipt_url: null,
    refunded: succeeded && charge.amountRefunded === charge.amount,
    review: null,
    shipping: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: succeeded ? 'succeeded' : 'failed',
    transfer_data: null,
    transfer_group: null,
  };
}
