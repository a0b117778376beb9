import { Schema } from 'mongoose';
import type { ProviderEvent } from '../../../integrations/stripe/payment-provider.ts';

/**
 * The outcome of an event: it settled one of our bookings, is about a dispute (for a person to answer),
 * belongs to none of our bookings, or is of a kind that changes nothing here.
 */
export type EventOutcome = 'settled' | 'disputed' | 'unknown' | 'ignored';

/**
 * A message of the provider, under the provider's own id. It counts as a repeat only once it was processed.
 */
export type PaymentEventRecord = {
  _id: string;
  type: string;
  /** By the provider's clock; events stored by earlier versions lack it. */
  createdAt?: Date;
  sessionId: string | null;
  paymentId: string | null;
  /** Absent where no card was declined. */
  decline?: ProviderEvent['decline'];
  /** A dispute that the bank has decided for the traveller; absent for all other events. */
  isLost?: true;
  receivedAt: Date;
  /** It was fetched from the provider's list, and has not come by the webhook. */
  caughtUp?: true;
  processedAt: Date | null;
  outcome: EventOutcome | null;
  /** When it is retried unless processed; postponing it is the lease. Null once it was processed. */
  dueAt: Date | null;
};

export type NewPaymentEvent = ProviderEvent & { receivedAt: Date; dueAt: Date };

/** How long processed events are kept, in seconds: 90 days. */
const KEPT_SECONDS = 90 * 24 * 60 * 60;

const text = { type: String, default: null };
const moment = { type: Date, default: null };

export const paymentEventSchema = new Schema<PaymentEventRecord>(
  {
    _id: { type: String, required: true },
    type: { type: String, required: true },
    createdAt: { type: Date },
    sessionId: text,
    paymentId: text,
    decline: { type: Schema.Types.Mixed },
    isLost: { type: Boolean },
    receivedAt: { type: Date, required: true },
    caughtUp: { type: Boolean },
    processedAt: moment,
    outcome: text,
    dueAt: moment,
  },
  { collection: 'paymentevents', versionKey: false, shardKey: { _id: 'hashed' } },
);
paymentEventSchema.index({ dueAt: 1 });
paymentEventSchema.index({ outcome: 1, receivedAt: -1 });
paymentEventSchema.index({ caughtUp: 1, receivedAt: -1 });
paymentEventSchema.index({ processedAt: 1 }, { expireAfterSeconds: KEPT_SECONDS });
