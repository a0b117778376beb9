import type { Connection } from 'mongoose';
import { isDuplicateKey } from '../../../database/duplicate-key.ts';
import { modelOf } from '../../../database/model-of.ts';
import { dueEmailRepository } from '../../emails/index.ts';
import { WITHOUT_CALLS } from '../calls/calls.model.ts';
import { type DepartureMessageRecord, departureMessageRecordSchema } from './message.model.ts';

const BY_DEPARTURE = { departure: 1, at: -1 } as const;
/** Messages of one departure that are listed. */
const MAX_LISTED = 50;

/** Every query on messages to departures. */
export const messageRepository = (database: Connection) => {
  const messages = modelOf(database, 'DepartureMessage', departureMessageRecordSchema);
  return {
    dueEmails: dueEmailRepository<DepartureMessageRecord>(database, 'DepartureMessage', departureMessageRecordSchema),
    find: (_id: string) => messages.findOne({ _id }, { emailsDue: 0 }).lean<DepartureMessageRecord>(),
    /** The latest first. */
    list: (departure: string): Promise<DepartureMessageRecord[]> =>
      messages
        .find({ departure }, { emailsDue: 0 })
        .sort(BY_DEPARTURE)
        .hint(BY_DEPARTURE)
        .limit(MAX_LISTED)
        .lean<DepartureMessageRecord[]>(),
    /** How many there are, or how many since an instant. */
    count: (departure: string, since?: Date): Promise<number> =>
      messages.countDocuments({ departure, ...(since ? { at: { $gt: since } } : {}) }, { hint: BY_DEPARTURE }),
    /** @returns whether it was not there yet, and no other has its number */
    insertOnce: async (record: DepartureMessageRecord & { number: number }): Promise<boolean> => {
      try {
        await messages.insertMany([record], { lean: true });
        return true;
      } catch (thrown) {
        if (!isDuplicateKey(thrown)) throw thrown;
        return false;
      }
    },
    /** Erases what was written before an instant. @returns how many messages */
    eraseTextsBefore: async (instant: Date): Promise<number> => {
      const { modifiedCount } = await messages.updateMany(
        { text: { $type: 'string' }, at: { $lt: instant } },
        { $set: { subject: null, text: null }, $unset: WITHOUT_CALLS },
      );
      return modifiedCount;
    },
  };
};
