import type { PaymentIntentRecord } from '../store/records.ts';
import { paymentMethodObject } from './payment-method-object.ts';
import type { WireObject } from './wire-object.ts';

const lastErrorOf = (intent: PaymentIntentRecord): WireObject | null => {
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
};

const nextActionOf = (intent: PaymentIntentRecord, publicUrl: string): WireObject | null => {
  if (intent.status !== 'requires_action') return null;
  const url = `${publicUrl}/c/pay/${intent.sessionId}/authenticate`;
  return { type: 'redirect_to_url', redirect_to_url: { return_url: null, url } };
};

export const paymentIntentObject = (intent: PaymentIntentRecord, publicUrl: string): WireObject => ({
  id: intent.id,
  object: 'payment_intent',
  amount: intent.amount,
  amount_received: intent.status === 'succeeded' ? intent.amount : 0,
  canceled_at: intent.canceledAt,
  cancellation_reason: intent.status === 'canceled' ? 'expired' : null,
  created: intent.created,
  currency: intent.currency,
  description: intent.description,
  last_payment_error: lastErrorOf(intent),
  latest_charge: intent.latestChargeId,
  livemode: false,
  metadata: intent.metadata,
  next_action: nextActionOf(intent, publicUrl),
  payment_method: intent.paymentMethodId,
  payment_method_types: ['card'],
  status: intent.status,
});
