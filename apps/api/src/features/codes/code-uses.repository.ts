import { MAX_CODE_USES, MAX_LISTED_CODE_USES } from '@wayfarer/contracts';
import type { Connection } from 'mongoose';
import { modelOf } from '../../database/model-of.ts';
import type { ObjectId } from '../../database/object-ids.ts';
import { untilTold } from '../../database/until-told.ts';
import { dropHold, releaseSeats, type SeatHold, type SeatRequest, type takeSeats, toldOf } from '../departures/index.ts';
import { codeRecordSchema } from './code.model.ts';

export type CodeOutcome =
  | { readonly outcome: 'held' }
  | { readonly outcome: 'used up' }
  | { readonly outcome: 'used up by you' }
  /**
   * A use of this code, perhaps by this booking, was released since: the booking must be read again, and the
   * hold retried with this count.
   */
  | { readonly outcome: 'unsure'; readonly releases: number };

/** How many bookings use a code, and how many of them are of one account. */
export type CodeUseCount = { readonly uses: number; readonly usesByTraveller: number };

const countWhere = (cond: object) => ({ $size: { $filter: { input: { $ifNull: ['$holds', []] }, cond } } });
const isLive = (now: Date) => ({ $or: [{ $eq: ['$$this.until', null] }, { $gt: ['$$this.until', now] }] });
const liveUses = (now: Date) => ({ $filter: { input: { $ifNull: ['$holds', []] }, cond: isLive(now) } });

/** Whether a booking uses the code already, or its account may use it once more. */
const isForTraveller = ({ booking, by }: Pick<SeatHold, 'booking' | 'by'>, now: Date) => {
  const mine = countWhere({ $and: [{ $eq: ['$$this.booking', booking] }, isLive(now)] });
  const beside = countWhere({
    $and: [{ $eq: ['$$this.by', by] }, { $ne: ['$$this.booking', booking] }, isLive(now)],
  });
  return { $or: [{ $gt: [mine, 0] }, { $lt: [beside, { $ifNull: ['$mostPerTraveller', MAX_CODE_USES] }] }] };
};

type Told = { mine?: SeatHold; releases: number };

/**
 * Every query on the uses of codes. A code is one document, so each of its writes is atomic; none makes a
 * code.
 */
export const codeUsesRepository = (database: Connection) => {
  const codes = modelOf(database, 'PromotionCode', codeRecordSchema);
  return {
    /**
     * Takes a use for a booking, or prolongs its hold, if there is one left for its account: one conditional
     * write, idempotent by the booking's id.
     * @param take what is written
     */
    hold: async (_id: ObjectId, wish: SeatRequest, now: Date, take: typeof takeSeats): Promise<CodeOutcome> => {
      const options = { returnDocument: 'after', updatePipeline: true, projection: { told: toldOf(wish) } } as const;
      const filter = { _id, $expr: isForTraveller(wish, now) };
      const told = await untilTold(async () => {
        const written = await codes.findOneAndUpdate(filter, take(wish, now), options).lean<{ told?: Told }>();
        return written ? written.told : null;
      });
      if (!told) return { outcome: (await codes.exists({ _id })) ? 'used up by you' : 'used up' };
      const { mine, releases } = told;
      if (mine) return { outcome: 'held' };
      if (wish.asOf !== 'unstored' && wish.asOf !== releases) return { outcome: 'unsure', releases };
      return { outcome: 'used up' };
    },
    /** Releases the use of a cancelled booking, idempotently; nothing can be held for it afterwards. */
    release: async (_id: ObjectId, booking: ObjectId, now: Date): Promise<void> => {
      await codes.updateOne({ _id }, releaseSeats(booking, now), { updatePipeline: true });
    },
    /** Lets the use of a booking count for another account than before. */
    reassign: async (
      _id: ObjectId,
      { booking, from, to }: Readonly<Record<'booking' | 'from' | 'to', ObjectId>>,
    ): Promise<void> => {
      const mine = { 'mine.booking': booking, 'mine.by': from };
      await codes.updateOne({ _id }, { $set: { 'holds.$[mine].by': to } }, { arrayFilters: [mine] });
    },
    /** Drops the hold of a booking that could not be stored. */
    drop: async (_id: ObjectId, booking: ObjectId): Promise<void> => {
      await codes.updateOne({ _id }, dropHold(booking), { updatePipeline: true });
    },
    /** Of some codes, by their ids. */
    count: async (ids: readonly ObjectId[], by: ObjectId | null, now: Date): Promise<Map<string, CodeUseCount>> => {
      const found = await codes.aggregate<CodeUseCount & { _id: ObjectId }>([
        { $match: { _id: { $in: ids } } },
        { $project: { live: liveUses(now) } },
        {
          $project: {
            uses: { $size: '$live' },
            usesByTraveller: { $size: { $filter: { input: '$live', cond: { $eq: ['$$this.by', by] } } } },
          },
        },
      ]);
      return new Map(found.map(({ _id, ...counts }) => [String(_id), counts]));
    },
    /** The latest uses of a code, latest first, and how many there are; null without such a code. */
    listLatest: async (_id: ObjectId, now: Date): Promise<{ total: number; latest: SeatHold[] } | null> => {
      const [found] = await codes.aggregate<{ total: number; latest: SeatHold[] }>([
        { $match: { _id } },
        { $project: { live: liveUses(now) } },
        {
          $project: {
            total: { $size: '$live' },
            latest: { $slice: [{ $reverseArray: '$live' }, MAX_LISTED_CODE_USES] },
          },
        },
      ]);
      return found ?? null;
    },
  };
};
