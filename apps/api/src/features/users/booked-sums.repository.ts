import type { Connection, Types } from 'mongoose';
import { modelOf } from '../../database/model-of.ts';
import { type BookedSums, userSchema } from './user.model.ts';

/** Every query on what came of the bookings of users. */
export const bookedSumsRepository = (database: Connection) => {
  const users = modelOf(database, 'User', userSchema);
  return {
    /** The ids of users behind another one, in their order. */
    listIds: async (after: Types.ObjectId | null, most: number): Promise<Types.ObjectId[]> => {
      const found = await users
        .find(after ? { _id: { $gt: after } } : {}, { _id: 1 })
        .sort({ _id: 1 })
        .limit(most)
        .lean<{ _id: Types.ObjectId }[]>();
      return found.map(({ _id }) => _id);
    },
    /** Replaces what these users have as a whole; who is not in `sums` has nothing any more. */
    store: async (ids: readonly Types.ObjectId[], sums: ReadonlyMap<string, BookedSums>): Promise<void> => {
      const writes = ids.map((_id) => {
        const booked = sums.get(String(_id));
        return booked
          ? { updateOne: { filter: { _id, withdrawnAt: null }, update: { $set: { booked } } } }
          : { updateOne: { filter: { _id, booked: { $exists: true } }, update: { $unset: { booked: 1 as const } } } };
      });
      if (writes.length > 0) await users.bulkWrite(writes, { ordered: false });
    },
  };
};
