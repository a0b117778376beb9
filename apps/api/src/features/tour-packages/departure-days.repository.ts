import type { CalendarDate, UnitPrices } from '@wayfarer/contracts';
import type { Connection, Types } from 'mongoose';
import { modelOf } from '../../database/model-of.ts';
import { objectIdOf } from '../../database/object-ids.ts';
import { BY_FULL_DAY, tourPackageSchema } from './tour-package.model.ts';

/** What a package has copied of a departure. */
type DayToCopy = {
  packageId: string;
  day: CalendarDate;
  version: number;
  isClosed: boolean;
  isCancelled: boolean;
  prices: UnitPrices | null;
};

/** Those of a list that are of coming days, and not of one of them, as an expression. */
const otherDays = (input: unknown, day: string, without: CalendarDate, today: CalendarDate) => ({
  $filter: { input, cond: { $and: [{ $gte: [day, today] }, { $ne: [day, without] }] } },
});

/** What packages keep of their departures, so that lists need no read for each of them. */
export const departureDaysRepository = (database: Connection) => {
  const tourPackages = modelOf(database, 'TourPackage', tourPackageSchema);
  return {
    /** Every day on which some package has no seat left, past ones too. */
    listFullDays: (): Promise<CalendarDate[]> =>
      tourPackages.distinct('fullDays', { fullDays: { $gt: '' } }) as Promise<CalendarDate[]>,
    /** Notes that some packages, and no others, have no seat left on a day. What is past leaves them then. */
    storeFullDay: async (day: CalendarDate, full: readonly Types.ObjectId[], today: CalendarDate): Promise<void> => {
      const coming = { $filter: { input: { $ifNull: ['$fullDays', []] }, cond: { $gte: ['$$this', today] } } };
      if (full.length > 0)
        await tourPackages.updateMany(
          { _id: { $in: full }, fullDays: { $ne: day } },
          [{ $set: { fullDays: { $setUnion: [coming, [day]] } } }],
          { updatePipeline: true },
        );
      await tourPackages.updateMany({ fullDays: day, _id: { $nin: full } }, { $pull: { fullDays: day } }, { hint: BY_FULL_DAY });
    },
    /**
     * Copies what the document of a departure says, unless a later version of it was copied already. What is
     * past leaves the package then.
     */
    storeDay: async ({ packageId, day, ...copied }: DayToCopy, today: CalendarDate): Promise<void> => {
      const { version, isClosed, isCancelled, prices } = copied;
      const among = (field: string, isOne: boolean) => ({
        $concatArrays: [otherDays({ $ifNull: [field, []] }, '$$this', day, today), isOne ? [day] : []],
      });
      const byDay = (field: string, own: unknown) => ({
        $arrayToObject: {
          $concatArrays: [
            otherDays({ $objectToArray: { $ifNull: [field, {}] } }, '$$this.k', day, today),
            own === null ? [] : [{ k: day, v: { $literal: own } }],
          ],
        },
      });
      await tourPackages.updateOne(
        { _id: objectIdOf(packageId), [`dayVersions.${day}`]: { $not: { $gte: version } } },
        [
          {
            $set: {
              closedDays: among('$closedDays', isClosed),
              ...(isCancelled ? { cancelledDays: among('$cancelledDays', true) } : {}),
              dayPrices: byDay('$dayPrices', prices),
              dayVersions: byDay('$dayVersions', version),
            },
          },
        ],
        { updatePipeline: true },
      );
    },
  };
};
