import type { Connection } from 'mongoose';
import { modelOf } from '../../database/model-of.ts';
import { type EventOutcome, type NewPaymentEvent, type PaymentEventRecord, paymentEventSchema } from './payment-event.model.ts';

/** Every query on the provider's events. */
export const paymentEventRepository = (database: Connection) => {
  const events = modelOf(database, 'PaymentEvent', paymentEventSchema);
  return {
    /** Stores an event once under its own id, durably, and answers what is stored; a repeat changes nothing. */
    keep: ({ id, ...event }: NewPaymentEvent): Promise<PaymentEventRecord> =>
      events
        .findOneAndUpdate(
          { _id: id },
          { $setOnInsert: { ...event, processedAt: null, outcome: null } },
          { upsert: true, returnDocument: 'after' },
        )
        .lean<PaymentEventRecord>()
        .orFail(),
    /** Takes one that was not processed in time, for as long as the lease runs. */
    takeDue: (now: Date, leaseUntil: Date): Promise<PaymentEventRecord | null> =>
      events
        .findOneAndUpdate({ dueAt: { $lte: now } }, { $set: { dueAt: leaseUntil } }, { sort: { dueAt: 1 } })
        .lean<PaymentEventRecord>(),
    markProcessed: async (id: string, outcome: EventOutcome, at: Date): Promise<void> => {
      await events.updateOne({ _id: id }, { $set: { processedAt: at, outcome, dueAt: null } });
    },
    /** When the newest event came, or null. */
    newestReceivedAt: async (): Promise<Date | null> => {
      const newest = await events.findOne().sort({ receivedAt: -1 }).lean<PaymentEventRecord>();
      return newest?.receivedAt ?? null;
    },
  };
};
