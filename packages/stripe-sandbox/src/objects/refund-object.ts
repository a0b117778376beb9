import type { RefundRecord } from '../store/records.ts';
import type { WireObject } from './wire-object.ts';

export const refundObject = (refund: RefundRecord): WireObject => ({
  id: refund.id,
  object: 'refund',
  amount: refund.amount,
  charge: refund.chargeId,
  created: refund.created,
  currency: refund.currency,
  metadata: refund.metadata,
  payment_intent: refund.paymentIntentId,
  status: refund.status,
  ...(refund.status === 'failed' ? { failure_reason: 'expired_or_canceled_card' } : {}),
});
