import { createId } from '../store/create-id.ts';
import type { ChargeRecord } from '../store/records.ts';
import type { WireObject } from './wire-object.ts';

const answerWithinSeconds = 7 * 24 * 60 * 60;

/** The parts of a dispute that a merchant's program reads. */
export const disputeObject = (charge: ChargeRecord, created: number): WireObject => ({
  id: createId('dp'),
  object: 'dispute',
  amount: charge.amount,
  balance_transactions: [],
  charge: charge.id,
  created,
  currency: charge.currency,
  enhanced_eligibility_types: [],
  evidence: {},
  evidence_details: { due_by: created + answerWithinSeconds, has_evidence: false, past_due: false, submission_count: 0 },
  is_charge_refundable: false,
  livemode: false,
  metadata: {},
  payment_intent: charge.paymentIntentId,
  reason: 'fraudulent',
  status: 'needs_response',
});
