import { addDays, type CalendarDate, MAX_GUIDES, MAX_ITINERARY_DAYS } from '@wayfarer/contracts';
import type { Connection } from 'mongoose';
import { modelOf } from '../../../database/model-of.ts';
import { type ObjectId, objectIdOf } from '../../../database/object-ids.ts';
import { type DepartureKey, departureIdOf, departureKeyOf } from '../departure-key.ts';
import { writeSeatDay } from '../hold-seats.repository.ts';
import { BY_GUIDE, type GuideRecord, type SeatDayRecord, seatDaySchema } from '../seat-day.model.ts';
import { HOLDS, RELEASES } from '../seat-expressions.ts';

/** Days of one account that are read at once. */
export const MAX_GUIDED = 1000;

const GUIDES = { $ifNull: ['$guides', []] };
const guidesWhere = (cond: unknown) => ({ $filter: { input: GUIDES, as: 'guide', cond } });
const isOther = (user: ObjectId) => ({ $ne: [{ $ifNull: ['$$guide.user', null] }, user] });

/** Every query on who guides a departure. It is kept in the departure's own document. */
export const guideRepository = (database: Connection) => {
  const seatDays = modelOf(database, 'SeatDay', seatDaySchema);
  const find = async (
    user: ObjectId,
    { from, to }: { readonly from: CalendarDate; readonly to: CalendarDate },
    only: object = {},
  ): Promise<DepartureKey<string>[]> => {
    const found = await seatDays
      .find({ guides: { $elemMatch: { user, day: { $gte: from, $lte: to } } }, ...only }, { _id: 1 })
      .hint(BY_GUIDE)
      .limit(MAX_GUIDED)
      .lean<Pick<SeatDayRecord, '_id'>[]>();
    return found.map(({ _id }) => departureKeyOf(_id)).toSorted((one, other) => one.day.localeCompare(other.day));
  };
  return {
    /**
     * Names somebody, or replaces what they do, in one write of the day's document.
     * @returns whether they are on it: not where it is full
     */
    name: async (key: DepartureKey, guide: GuideRecord & { readonly user: ObjectId }): Promise<boolean> => {
      const others = guidesWhere(isOther(guide.user));
      const isOn = { $in: [guide.user, { $map: { input: GUIDES, as: 'guide', in: '$$guide.user' } }] };
      const replaced = {
        $map: {
          input: GUIDES,
          as: 'guide',
          in: { $cond: [isOther(guide.user), '$$guide', { $literal: guide }] },
        },
      };
      const added = {
        $cond: [{ $gte: [{ $size: others }, MAX_GUIDES] }, GUIDES, { $concatArrays: [GUIDES, [{ $literal: guide }]] }],
      };
      const steps = [{ $set: { holds: HOLDS, releases: RELEASES, guides: { $cond: [isOn, replaced, added] } } }];
      return (await writeSeatDay<boolean>(database, departureIdOf(key), steps, isOn)) === true;
    },
    /** @returns whether they were on it */
    remove: async (key: DepartureKey, user: ObjectId): Promise<boolean> => {
      const { modifiedCount } = await seatDays.updateOne({ _id: departureIdOf(key) }, { $pull: { guides: { user } } });
      return modifiedCount > 0;
    },
    /** Whether somebody is named on a departure, a cancelled one too. */
    isOn: async (key: DepartureKey, user: string): Promise<boolean> =>
      (await seatDays.exists({ _id: departureIdOf(key), 'guides.user': objectIdOf(user) })) !== null,
    /** The departures that somebody is named on, by their days; cancelled ones too. */
    list: (user: string, from: CalendarDate, to: CalendarDate): Promise<DepartureKey<string>[]> =>
      find(objectIdOf(user), { from, to }),
    /** Those that are not cancelled and may still be under way on a day, or begin by another one. */
    listAround: (user: ObjectId, from: CalendarDate, to: CalendarDate): Promise<DepartureKey<string>[]> =>
      find(user, { from: addDays(from, 1 - MAX_ITINERARY_DAYS), to }, { cancelledAt: { $exists: false } }),
    /**
     * Takes somebody off every departure from a day on. Those before it keep the name.
     * @param why a deleted account is no longer named by its id
     */
    leave: async (user: ObjectId, from: CalendarDate, why: 'deleted' | 'off the staff'): Promise<void> => {
      for await (const { _id } of seatDays.find({ 'guides.user': user }, { _id: 1 }).hint(BY_GUIDE).lean().cursor()) {
        const isPast = departureKeyOf(_id).day < from;
        if (!isPast) await seatDays.updateOne({ _id }, { $pull: { guides: { user } } });
        else if (why === 'deleted')
          await seatDays.updateOne({ _id }, { $unset: { 'guides.$[mine].user': 1 } }, { arrayFilters: [{ 'mine.user': user }] });
      }
    },
  };
};
