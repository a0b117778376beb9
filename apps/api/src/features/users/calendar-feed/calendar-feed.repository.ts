import type { Connection } from 'mongoose';
import { modelOf } from '../../../database/model-of.ts';
import { type UserRecord, userSchema } from '../user.model.ts';
import { present } from '../user-keys.ts';

/** Queries on the calendar addresses of staff. One account has one; it ends with the account. */
export const calendarFeedRepository = (database: Connection) => {
  const users = modelOf(database, 'User', userSchema);
  return {
    findByHash: (hash: string): Promise<Pick<UserRecord, '_id' | 'role'> | null> =>
      users.findOne({ 'calendarFeed.hash': hash, ...present }, { role: 1 }).lean<Pick<UserRecord, '_id' | 'role'>>(),
    find: async (id: string): Promise<UserRecord['calendarFeed'] | undefined> =>
      (await users.findOne({ _id: id, ...present }, { calendarFeed: 1 }).lean<UserRecord>())?.calendarFeed,
    /** Replaces the address: the one before ends with the same write. */
    set: async (id: string, calendarFeed: NonNullable<UserRecord['calendarFeed']>): Promise<void> => {
      await users.updateOne({ _id: id, ...present }, { $set: { calendarFeed } });
    },
    remove: async (id: string): Promise<void> => {
      await users.updateOne({ _id: id }, { $unset: { calendarFeed: 1 } });
    },
  };
};
