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
     * Stores an event that the provider sent, once under its own id, durably, and answers what is stored; a
     * repeat changes nothing but that it has come.
     */
    keep: ({ id, ...event }: NewPaymentEvent): Promise<PaymentEventRecord> =>
      events
        .findOneAndUpdate(
          { _id: id },
          { $setOnInsert: { ...event, processedAt: null, outcome: null }, $unset: { caughtUp: '' } },
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
    /** When the latest of those that the provider sent came; null where none is kept. */
    lastDeliveredAt: async (): Promise<Date | null> => {
      const delivered = events.findOne({ caughtUp: { $exists: false } }, { receivedAt: 1 }).sort({ receivedAt: -1 });
      return (await delivered.lean<PaymentEventRecord>())?.receivedAt ?? null;
    },
    /** How many were fetched between two instants, and have not come by the webhook since; up to `most`. */
    countCaughtUp: (after: Date, before: Date, most: number): Promise<number> =>
      events.countDocuments({ caughtUp: true, receivedAt: { $gt: after, $lt: before } }).limit(most),
    markProcessed: async (id: string, outcome: EventOutcome, at: Date): Promise<void> => {
      await events.updateOne({ _id: id }, { $set: { processedAt: at, outcome, dueAt: null } });
    },
    /** Stores those of many events that are not stored yet. */
    keepMissing: async (missing: readonly NewPaymentEvent[]): Promise<void> => {
      const writes = missing.map(({ id, ...event }) => ({
        updateOne: {
          filter: { _id: id },
          update: { $setOnInsert: { ...event, processedAt: null, outcome: null, caughtUp: true as const } },
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
