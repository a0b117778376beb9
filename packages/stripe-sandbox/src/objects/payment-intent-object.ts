import type { PaymentIntentRecord } from '../store/records.ts';
import type { WireObject } from './wire-object.ts';

const lastErrorOf = ({ status, lastDecline }: PaymentIntentRecord): WireObject | null => {
  if (!lastDecline || status === 'succeeded') return null;
  const { code, declineCode, message } = lastDecline.decline;
  const type = code === 'payment_intent_authentication_failure' ? 'invalid_request_error' : 'card_error';
  return { type, code, ...(declineCode === null ? {} : { decline_code: declineCode }), message };
};

export const paymentIntentObject = (intent: PaymentIntentRecord): WireObject => ({
  id: intent.id,
  object: 'payment_intent',
  amount: intent.amount,
  amount_received: intent.status === 'succeeded' ? intent.amount : 0,
  created: intent.created,
  currency: intent.currency,
  last_payment_error: lastErrorOf(intent),
  latest_charge: intent.latestChargeId,
  livemode: false,
  metadata: intent.metadata,
  payment_method_types: ['card'],
  status: intent.status,
});
