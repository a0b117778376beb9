import { addDays, MAX_SUMMED_BOOKINGS, startOfDay, type TillFilter } from '@wayfarer/contracts';
import type { Connection, QueryFilter } from 'mongoose';
import { modelOf } from '../../../database/model-of.ts';
import { METHODS_BY_HAND } from '../../attempts/index.ts';
import { type BookingRecord, bookingSchema } from '../../bookings/index.ts';
import { paymentSearchConditions } from '../../payments/index.ts';

type BookingOfTill = Pick<BookingRecord, '_id' | 'attempts'>;
type Source = { readonly where: QueryFilter<BookingRecord>; readonly hint?: { readonly [field: string]: 1 | -1 } };

/** The instants of some days; an end that is not named is open. */
export const instantsOf = ({ from, to }: Pick<TillFilter, 'from' | 'to'>, timeZone: string): { $gte: Date; $lt?: Date } => ({
  $gte: from ? startOfDay(from, timeZone) : new Date(0),
  ...(to ? { $lt: startOfDay(addDays(to, 1), timeZone) } : {}),
});

/** Bookings whose money may be among what is asked for, each by an index. */
export const tillRepository = (database: Connection, timeZone: string) => {
  const bookings = modelOf<BookingRecord>(database, 'Booking', bookingSchema);

  /** Null where nothing bounds what would be read. */
  const sourcesOf = async ({ search, way, takenBy, ...days }: TillFilter): Promise<Source[] | null> => {
    if (search) return [{ where: { $and: await paymentSearchConditions(database, search, timeZone) } }];
    if (days.from || days.to) {
      const at = instantsOf(days, timeZone);
      return [
        { where: { attempts: { $elemMatch: { paidAt: at } } }, hint: { 'attempts.paidAt': 1 } },
        { where: { attempts: { $elemMatch: { 'refunds.doneAt': at } } }, hint: { 'attempts.refunds.doneAt': 1 } },
        { where: { attempts: { $elemMatch: { disputeClosedAt: at } } }, hint: { 'attempts.disputeClosedAt': 1 } },
      ] as Source[];
    }
    // What came as cash may have gone back by transfer.
    if (takenBy || (way && way !== 'card'))
      return [
        {
          where: { 'attempts.paymentMethod': { $in: METHODS_BY_HAND } },
          hint: { 'attempts.paymentMethod': 1, 'attempts.listKey': -1 },
        } as Source,
      ];
    return null;
  };

  return {
    /** Each booking once; null where nothing is filtered; 'too many' beyond what is summed up. */
    list: async (asked: TillFilter): Promise<BookingOfTill[] | 'too many' | null> => {
      const sources = await sourcesOf(asked);
      if (!sources) return null;
      const found = await Promise.all(
        sources.map(({ where, hint }) =>
          bookings
            .find(where, { attempts: 1 }, hint ? { hint } : {})
            .limit(MAX_SUMMED_BOOKINGS + 1)
            .lean<BookingOfTill[]>(),
        ),
      );
      const each = new Map(found.flat().map((booking) => [String(booking._id), booking]));
      return each.size > MAX_SUMMED_BOOKINGS ? 'too many' : [...each.values()];
    },
  };
};
