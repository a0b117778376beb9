import type { CalendarDate } from '@wayfarer/contracts';
import type { Connection, Types } from 'mongoose';
import { modelOf } from '../../../database/model-of.ts';
import { objectIdOf } from '../../../database/object-ids.ts';
import { type BookingRecord, BY_USER_AND_DAY, bookingSchema } from '../booking.model.ts';

/** One day of one package, as far as one account has booked it since an instant. */
export type DayOfAccount = {
  readonly account: string;
  readonly packageId: string;
  readonly travelDate: CalendarDate;
  readonly since: Date;
};
/** Every query on bookings that wait for their payment. */
export const unpaidBookingRepository = (database: Connection) => {
  const bookings = modelOf(database, 'Booking', bookingSchema);
  return {
    /** How many payment attempts each booking of a day has that received no money. */
    attemptsOfDay: async ({ account, packageId, travelDate, since }: DayOfAccount): Promise<number[]> => {
      const unpaidOf = {
        userId: objectIdOf(account),
        'package.packageId': objectIdOf(packageId),
        travelDate,
        bookingDate: { $gt: since },
        amountReceived: 0,
      };
      const found = await bookings
        .find(unpaidOf, { listedAttempts: 1 })
        .hint(BY_USER_AND_DAY)
        .lean<Pick<BookingRecord, 'listedAttempts'>[]>();
      return found.map(({ listedAttempts }) => listedAttempts);
    },
    /** The status of each booking that exists. */
    statusOf: async (ids: readonly Types.ObjectId[]): Promise<Map<string, BookingRecord['bookingStatus']>> => {
      const found = await bookings
        .find({ _id: { $in: ids } }, { bookingStatus: 1 })
        .lean<Pick<BookingRecord, '_id' | 'bookingStatus'>[]>();
      return new Map(found.map(({ _id, bookingStatus }) => [String(_id), bookingStatus]));
    },
  };
};
