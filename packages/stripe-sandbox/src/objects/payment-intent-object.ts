import type { PaymentIntentRecord } from '../store/records.ts';
import { paymentMethodObject } from './payment-method-object.ts';
import type { WireObject } from './wire-object.ts';

function lastErrorOf(intent: PaymentIntentRecord): WireObject | null {
  if (!intent.lastDecline || intent.status === 'succeeded') return null;
  const { decline, card, chargeId } = intent.lastDecline;
  return {
    ...(chargeId === null ? {} : { charge: chargeId }),
    code: decline.code,
    ...(decline.declineCode === null ? {} : { decline_code: decline.declineCode }),
    doc_url: `https://stripe.com/docs/error-codes/${decline.code.replaceAll('_', '-')}`,
    message: decline.message,
    payment_method: paymentMethodObject(card, intent.created),
    type: decline.code === 'payment_intent_authentication_failure' ? 'invalid_request_error' : 'card_error',
  };
}

function nextActionOf(intent: PaymentIntentRecord, publicUrl: string): WireObject | null {
  if (intent.status !== 'requires_action') return null;
  const url = `${publicUrl}/c/pay/${intent.sessionId}/authenticate`;
  return { type: 'redirect_to_url', redirect_to_url: { return_url: null, url } };
}

export function paymentIntentObject(intent: PaymentIntentRecord, publicUrl: string): WireObject {
  return {
    id: intent.id,
    object: 'payment_intent',
    amount: intent.amount,
    amount_capturable: 0,
    amount_details: { tip: {} },
    amount_received: intent.status === 'succeeded' ? intent.amount : 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: intent.canceledAt,
    cancellation_reason: intent.status === 'canceled' ? 'expired' : null,
    capture_method: 'automatic_async',
    client_secret: `${intent.id}_secret_sandbox`,
    confirmation_method: 'automatic',
    created: intent.created,
    currency: intent.currency,
    customer: null,
    customer_account: null,
    description: intent.description,
    last_payment_error: lastErrorOf(intent),
    latest_charge: intent.latestChargeId,
    livemode: false,
    metadata: intent.metadata,
    next_action: nextActionOf(intent, publicUrl),
    on_behalf_of: null,
    payment_method: intent.paymentMethodId,
    payment_method_configuration_details: null,
    payment_method_options: {
      card: { installments: null, mandate_options: null, network: null, request_three_d_secure: 'automatic' },
    },
    payment_method_types: ['card'],
    processing: null,
    receipt_email: null,
    review: null,
    setup_future_usage: null,
    shipping: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: intent.status,
    transfer_data: null,
    transfer_group: null,
  };
}
