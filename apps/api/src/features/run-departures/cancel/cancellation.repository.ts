import type { Connection } from 'mongoose';
import { isDuplicateKey } from '../../../database/duplicate-key.ts';
import { modelOf } from '../../../database/model-of.ts';
import { type DepartureKey, departureKeyOf } from '../../departures/index.ts';
import { type HasCalls, WITHOUT_CALLS } from '../calls/calls.model.ts';
import { BY_LATEST, type CancellationRecord, cancellationSchema } from './cancellation.model.ts';

const isText = { $type: 'string' } as const;
const BY_DUE = { dueAt: 1 } as const;

/** Every query on cancelled departures. */
export const cancellationRepository = (database: Connection) => {
  const cancellations = modelOf(database, 'DepartureCancellation', cancellationSchema);
  const find = (_id: string) => cancellations.findOne({ _id }).lean<CancellationRecord>();
  return {
    find,
    /** Stores it, unless there is one already. @returns the one that counts, whoever was first */
    insertOnce: async (record: CancellationRecord): Promise<CancellationRecord> => {
      try {
        await cancellations.insertMany([record], { lean: true });
        return record;
      } catch (thrown) {
        if (!isDuplicateKey(thrown)) throw thrown;
        return cancellations.findOne({ _id: record._id }).lean<CancellationRecord>().orFail();
      }
    },
    /** The departures that were cancelled last, of those with bookings. */
    listLatest: async (most: number): Promise<DepartureKey<string>[]> => {
      const found = await cancellations
        .find({}, { bookings: 1 })
        .sort(BY_LATEST)
        .hint(BY_LATEST)
        .limit(most)
        .lean<CancellationRecord[]>();
      return found.flatMap(({ _id, bookings }) => (bookings.length === 0 ? [] : [departureKeyOf(_id)]));
    },
    /** Leases the longest waiting one; null when none is due. */
    takeDue: (now: Date, leaseUntil: Date): Promise<CancellationRecord | null> =>
      cancellations
        .findOneAndUpdate(
          { dueAt: { $type: 'date', $lte: now } },
          { $set: { dueAt: leaseUntil } },
          { sort: BY_DUE, hint: BY_DUE },
        )
        .lean<CancellationRecord>(),
    /** Adds a call to somebody who booked while the departure was being cancelled; once. */
    addCall: async (_id: string, due: NonNullable<HasCalls['callsDue']>[number]): Promise<void> => {
      const isNew = { 'callsDue.booking': { $ne: due.booking }, 'called.booking': { $ne: due.booking } };
      await cancellations.updateOne({ _id, ...isNew }, { $push: { callsDue: due } });
    },
    /** When it is due again; null for never. */
    postpone: async (_id: string, dueAt: Date | null): Promise<void> => {
      await cancellations.updateOne({ _id }, { $set: { dueAt } });
    },
    /** Erases what was written to travellers before an instant. @returns of how many departures */
    eraseTextsBefore: async (instant: Date): Promise<number> => {
      const { modifiedCount } = await cancellations.updateMany(
        { letter: isText, at: { $lt: instant }, dueAt: null },
        { $set: { letter: null, reason: null }, $unset: WITHOUT_CALLS },
      );
      return modifiedCount;
    },
  };
};
