import type { Connection } from 'mongoose';
import { modelOf } from '../../../database/model-of.ts';
import { type JobCheckpointRecord, jobCheckpointSchema } from './job-checkpoint.model.ts';
import { type EventOutcome, type NewPaymentEvent, type PaymentEventRecord, paymentEventSchema } from './payment-event.model.ts';

const CATCH_UP = 'catch up on events';

/** Every query on the provider's events. */
export const paymentEventRepository = (database: Connection) => {
  const events = modelOf(database, 'PaymentEvent', paymentEventSchema);
  const marks = modelOf(database, 'JobMark', jobCheckpointSchema);
  return {
    /**
     * Stores an event once under its own id, durably, and answers what is stored; a repeat changes nothing.
     */
    keep: ({ id, ...event }: NewPaymentEvent): Promise<PaymentEventRecord> =>
      events
        .findOneAndUpdate(
          { _id: id },
          { $setOnInsert: { ...event, processedAt: null, outcome: null } },
          { upsert: true, returnDocument: 'after' },
        )
        .lean<PaymentEventRecord>()
        .orFail(),
    /** Leases one that was not processed in time. */
    takeDue: (now: Date, leaseUntil: Date): Promise<PaymentEventRecord | null> =>
      events
        .findOneAndUpdate({ dueAt: { $lte: now } }, { $set: { dueAt: leaseUntil } }, { sort: { dueAt: 1 } })
        .lean<PaymentEventRecord>(),
    /** How many came before an instant and are still not processed. */
    countWaitingSince: (before: Date): Promise<number> =>
      events.countDocuments({ dueAt: { $gt: new Date(0) }, receivedAt: { $lt: before } }),
    listWaiting: async (most: number): Promise<Date[]> => {
      const waiting = events
        .find({ dueAt: { $gt: new Date(0) } }, { receivedAt: 1 })
        .sort({ dueAt: 1 })
        .limit(most);
      return (await waiting.lean<Pick<PaymentEventRecord, 'receivedAt'>[]>()).map(({ receivedAt }) => receivedAt);
    },
    /** When the latest event was processed; null where none is kept. */
    lastProcessedAt: async (): Promise<Date | null> =>
      (await events.findOne({}, { processedAt: 1 }).sort({ processedAt: -1 }).lean<PaymentEventRecord>())?.processedAt ?? null,
    markProcessed: async (id: string, outcome: EventOutcome, at: Date): Promise<void> => {
      await events.updateOne({ _id: id }, { $set: { processedAt: at, outcome, dueAt: null } });
    },
    /** Stores those of many events that are not stored yet. */
    keepMissing: async (missing: readonly NewPaymentEvent[]): Promise<void> => {
      const writes = missing.map(({ id, ...event }) => ({
        updateOne: {
          filter: { _id: id },
          update: { $setOnInsert: { ...event, processedAt: null, outcome: null } },
          upsert: true,
        },
      }));
      await events.bulkWrite(writes, { ordered: false });
    },
    /** Up to when the provider's own list of events has been read; null before the first time. */
    caughtUpTo: async (): Promise<Date | null> => (await marks.findById(CATCH_UP).lean<JobCheckpointRecord>())?.at ?? null,
    /** The mark only moves forward, whichever process writes last. */
    markCaughtUp: async (at: Date): Promise<void> => {
      await marks.updateOne({ _id: CATCH_UP }, { $max: { at } }, { upsert: true });
    },
  };
};
