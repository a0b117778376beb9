import { z } from 'zod';

// The sandbox's records. Stripe's objects are built from them on request. Amounts are minor units, times are
// epoch seconds on the sandbox clock. The schemas also check a state file when it is read back.

const metadata = z.record(z.string(), z.string());
const nullableText = z.string().nullable();

const lineItem = z.object({
  name: z.string(),
  description: nullableText,
  unitAmount: z.int(),
  quantity: z.int(),
});

const card = z.object({
  brand: z.string(),
  last4: z.string(),
  expiryMonth: z.int(),
  expiryYear: z.int(),
});

const decline = z.object({ code: z.string(), declineCode: nullableText, message: z.string() });

/** A card that is being charged: its holder, and the bank's objection if any. */
const cardAttempt = z.object({ card, email: z.string(), name: z.string(), decline: decline.nullable() });

const sessionRecord = z.object({
  id: z.string(),
  created: z.int(),
  expiresAt: z.int(),
  status: z.enum(['open', 'complete', 'expired']),
  successUrl: z.string(),
  cancelUrl: nullableText,
  clientReferenceId: nullableText,
  payer: cardAttempt.pick({ email: true, name: true }).nullable(),
  currency: z.string(),
  lineItems: z.array(lineItem),
  metadata,
  intentMetadata: metadata,
  paymentIntentId: nullableText,
});

const paymentIntentRecord = z.object({
  id: z.string(),
  created: z.int(),
  amount: z.int(),
  currency: z.string(),
  status: z.enum(['requires_payment_method', 'requires_action', 'succeeded', 'canceled']),
  metadata,
  lastDecline: z.object({ decline }).nullable(),
  awaitingAuthentication: cardAttempt.nullable(),
  latestChargeId: nullableText,
});

const chargeRecord = z.object({
  id: z.string(),
  created: z.int(),
  paymentIntentId: z.string(),
  amount: z.int(),
  amountRefunded: z.int(),
  currency: z.string(),
  metadata,
  ...cardAttempt.shape,
  disputed: z.boolean(),
});

const refundRecord = z.object({
  id: z.string(),
  created: z.int(),
  chargeId: z.string(),
  paymentIntentId: z.string(),
  amount: z.int(),
  currency: z.string(),
  metadata,
  status: z.enum(['succeeded', 'failed']).default('succeeded'),
});

const disputeRecord = z.object({
  id: z.string(),
  created: z.int(),
  chargeId: z.string(),
  status: z.enum(['needs_response', 'won', 'lost']),
});

/** What came into the balance, or left it: then the amount is below 0. */
const balanceTransactionRecord = z.object({
  id: z.string(),
  created: z.int(),
  type: z.enum(['charge', 'refund', 'refund_failure', 'adjustment', 'payout', 'payout_failure']),
  amount: z.int(),
  fee: z.int(),
  currency: z.string(),
  /** The charge, refund, dispute or payout that it comes from. */
  source: z.string(),
  /** By which it went to the bank; null while it is in the balance. */
  payoutId: nullableText,
});

const payoutRecord = z.object({
  id: z.string(),
  created: z.int(),
  arrivesAt: z.int(),
  amount: z.int(),
  currency: z.string(),
  hasFailed: z.boolean(),
});

const eventRecord = z.object({
  id: z.string(),
  created: z.int(),
  type: z.string(),
  object: z.record(z.string(), z.unknown()),
  request: z.object({ id: nullableText, idempotencyKey: nullableText }),
  // kept: created with a set clock or without a webhook address, never sent; lost: dropped by a fault.
  delivery: z.enum(['kept', 'waiting', 'delivered', 'lost', 'given_up']),
  attempts: z.int(),
});

/**
 * An answer stored under an idempotency key. Its time is real time: keys are valid for 24 hours whatever the
 * sandbox clock says.
 */
const idempotentAnswerRecord = z.object({
  id: z.string(),
  fingerprint: z.string(),
  status: z.int(),
  body: z.record(z.string(), z.unknown()),
  requestId: z.string(),
  storedAt: z.int(),
});

/** Everything that is stored, as in the state file. */
export const savedState = z.object({
  version: z.literal(1),
  clock: z.int().nullable().default(null),
  sessions: z.array(sessionRecord).default([]),
  paymentIntents: z.array(paymentIntentRecord).default([]),
  charges: z.array(chargeRecord).default([]),
  refunds: z.array(refundRecord).default([]),
  disputes: z.array(disputeRecord).default([]),
  balanceTransactions: z.array(balanceTransactionRecord).default([]),
  payouts: z.array(payoutRecord).default([]),
  events: z.array(eventRecord).default([]),
  idempotentAnswers: z.array(idempotentAnswerRecord).default([]),
});
export type SavedState = z.infer<typeof savedState>;

export type SessionRecord = z.infer<typeof sessionRecord>;
export type PaymentIntentRecord = z.infer<typeof paymentIntentRecord>;
export type ChargeRecord = z.infer<typeof chargeRecord>;
export type RefundRecord = z.infer<typeof refundRecord>;
export type DisputeRecord = z.infer<typeof disputeRecord>;
export type BalanceTransactionRecord = z.infer<typeof balanceTransactionRecord>;
export type PayoutRecord = z.infer<typeof payoutRecord>;
export type EventRecord = z.infer<typeof eventRecord>;
export type IdempotentAnswerRecord = z.infer<typeof idempotentAnswerRecord>;
export type CardAttempt = z.infer<typeof cardAttempt>;
export type DeclineRecord = z.infer<typeof decline>;
export type LineItemRecord = z.infer<typeof lineItem>;
