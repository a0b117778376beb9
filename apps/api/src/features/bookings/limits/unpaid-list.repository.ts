import type { CalendarDate } from '@wayfarer/contracts';
import type { Connection, Types } from 'mongoose';
import { retryUpsert } from '../../../database/duplicate-key.ts';
import { modelOf } from '../../../database/model-of.ts';
import { type UnpaidEntry, type UnpaidListRecord, unpaidListSchema } from './unpaid-list.model.ts';

/** How much a list may hold. `persons`: null for any number. */
export type UnpaidLimit = { readonly bookings: number; readonly persons: number | null };

/** Whether the booking is in the list, and what the list holds. */
export type Told = { readonly isIn: boolean; readonly bookings: number; readonly persons: number };

const WAITING = { $ifNull: ['$waiting', []] };
const bookingsAfter = (today: CalendarDate) => ({ $filter: { input: WAITING, cond: { $gte: ['$$this.travelDate', today] } } });
const isIn = (booking: Types.ObjectId) => ({ $in: [booking, '$waiting.booking'] });
/** A booking that two calls have added counts once. */
const bookingsIn = { $size: { $setUnion: ['$waiting.booking'] } };
const personsIn = {
  $reduce: {
    input: { $setUnion: [{ $map: { input: '$waiting', in: { booking: '$$this.booking', persons: '$$this.persons' } } }] },
    initialValue: 0,
    in: { $add: ['$$value', '$$this.persons'] },
  },
};
const hasRoomFor = (persons: number, limit: UnpaidLimit) => ({
  $and: [
    { $lt: [bookingsIn, limit.bookings] },
    limit.persons === null || { $lte: [{ $add: [personsIn, persons] }, limit.persons] },
  ],
});
const LAST_DAY = { $dateFromString: { dateString: { $max: '$waiting.travelDate' } } };
/** Two days later no time zone has that day. */
const END_OF_LAST_DAY = { $dateAdd: { startDate: LAST_DAY, unit: 'day', amount: 2 } };

/** Update steps that add a booking if the list has room for it, or another call has added it, and drop bookings whose travel day is over. */
export const stepsToAdd = (entry: UnpaidEntry, limit: UnpaidLimit, today: CalendarDate) => [
  { $set: { waiting: bookingsAfter(today) } },
  {
    $set: {
      waiting: {
        $concatArrays: ['$waiting', { $cond: [{ $or: [isIn(entry.booking), hasRoomFor(entry.persons, limit)] }, [entry], []] }],
      },
    },
  },
  { $set: { expiresAt: END_OF_LAST_DAY } },
];

/** Every query on the lists of unpaid bookings. */
export const unpaidListRepository = (database: Connection) => {
  const lists = modelOf(database, 'UnpaidList', unpaidListSchema);
  return {
    /** Adds a booking if the list has room for it: one conditional write, so the limit is exact under any concurrency. */
    add: (_id: string, entry: UnpaidEntry, limit: UnpaidLimit, today: CalendarDate): Promise<Told> => {
      const steps = stepsToAdd(entry, limit, today);
      const told = { isIn: isIn(entry.booking), bookings: bookingsIn, persons: personsIn };
      const options = { upsert: true, returnDocument: 'after', updatePipeline: true, projection: { told } } as const;
      return retryUpsert(
        async () => (await lists.findOneAndUpdate({ _id }, steps, options).lean<{ told: Told }>().orFail()).told,
      );
    },
    find: async (_id: string): Promise<UnpaidEntry[]> => (await lists.findById(_id).lean<UnpaidListRecord>())?.waiting ?? [],
    /** Removes bookings, or what one call has added, from lists; and lists that are empty then. */
    remove: async (
      ids: readonly string[],
      which: { readonly booking: { readonly $in: readonly Types.ObjectId[] } } | Pick<UnpaidEntry, 'call'>,
    ): Promise<void> => {
      const ofThese = { _id: { $in: ids } };
      await lists.updateMany(ofThese, { $pull: { waiting: which } });
      await lists.deleteMany({ ...ofThese, waiting: { $size: 0 } });
    },
  };
};
