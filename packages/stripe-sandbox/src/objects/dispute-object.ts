import type { ChargeRecord, DisputeRecord } from '../store/records.ts';
import type { WireObject } from './wire-object.ts';

/** The fields of a dispute that a merchant's program reads, and those that every dispute has at Stripe. */
export const disputeObject = (dispute: DisputeRecord, charge: ChargeRecord): WireObject => ({
  id: dispute.id,
  object: 'dispute',
  amount: charge.amount,
  balance_transactions: [],
  charge: charge.id,
  created: dispute.created,
  currency: charge.currency,
  enhanced_eligibility_types: [],
  evidence: { enhanced_evidence: {} },
  evidence_details: { enhanced_eligibility: {}, has_evidence: false, past_due: false, submission_count: 0 },
  is_charge_refundable: false,
  livemode: false,
  metadata: {},
  payment_intent: charge.paymentIntentId,
  reason: 'fraudulent',
  status: dispute.status,
});
