import { type WatchedPart, watchedParts } from '@wayfarer/contracts';
import type { Connection } from 'mongoose';
import { modelOf } from '../../database/model-of.ts';
import { dueEmailRepository } from '../emails/index.ts';
import { type WatchedPartRecord, watchedPartSchema } from './watched-part.model.ts';

/** Without a mail server nobody takes them away. */
const MAX_DUE = 200;

/** Every query on what is watched. */
export const watchedPartRepository = (database: Connection) => {
  const parts = modelOf(database, 'WatchedPart', watchedPartSchema);
  return {
    list: (): Promise<WatchedPartRecord[]> => parts.find({ _id: { $in: [...watchedParts] } }).lean<WatchedPartRecord[]>(),
    find: (_id: string): Promise<WatchedPartRecord | null> => parts.findById(_id).lean<WatchedPartRecord>(),
    /** One write by the leader: what was seen, and with it the emails that are due because of it. */
    note: async ({ _id, emailsDue = [], ...seen }: WatchedPartRecord): Promise<void> => {
      const due = emailsDue.length > 0 ? { $push: { emailsDue: { $each: [...emailsDue], $slice: -MAX_DUE } } } : {};
      await parts.updateOne({ _id }, { $set: seen, ...due }, { upsert: true });
    },
    /** What was told of a part although nobody looked: when it was seen last stays as it is. */
    noteTold: async (
      _id: WatchedPart,
      told: Pick<WatchedPartRecord, 'state' | 'sentence' | 'since' | 'told' | 'toldAt'>,
    ): Promise<void> => {
      const never = { seenAt: new Date(0), watchedSince: new Date(0), figures: {} };
      await parts.updateOne({ _id }, { $set: told, $setOnInsert: never }, { upsert: true });
    },
    dueEmails: dueEmailRepository<WatchedPartRecord>(database, 'WatchedPart', watchedPartSchema),
  };
};
