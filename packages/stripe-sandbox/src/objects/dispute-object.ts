import { createId } from '../store/create-id.ts';
import type { ChargeRecord } from '../store/records.ts';
import type { WireObject } from './wire-object.ts';

export type DisputeStatus = 'needs_response' | 'won' | 'lost';

/** The fields of a dispute that a merchant's program reads. */
export const disputeObject = (charge: ChargeRecord, created: number, status: DisputeStatus = 'needs_response'): WireObject => ({
  id: createId('dp'),
  object: 'dispute',
  amount: charge.amount,
  charge: charge.id,
  created,
  currency: charge.currency,
  livemode: false,
  metadata: {},
  payment_intent: charge.paymentIntentId,
  reason: 'fraudulent',
  status,
});
