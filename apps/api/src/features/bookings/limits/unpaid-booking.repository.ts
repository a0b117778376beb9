import type { CalendarDate } from '@wayfarer/contracts';
import type { Connection, Types } from 'mongoose';
import { modelOf } from '../../../database/model-of.ts';
import { objectIdOf } from '../../../database/object-ids.ts';
import { type BookingRecord, bookingSchema } from '../booking.model.ts';

/** Every query on bookings that wait for their payment. */
export const unpaidBookingRepository = (database: Connection) => {
  const bookings = modelOf(database, 'Booking', bookingSchema);
  return {
    /** The bookings of an account for one day of a package, made since an instant, that received no money: how many payment pages each had. */
    listOfDay: (
      account: string,
      { packageId, travelDate, since }: { packageId: string; travelDate: CalendarDate; since: Date },
    ): Promise<Pick<BookingRecord, 'listedAttempts'>[]> =>
      bookings
        .find(
          {
            userId: objectIdOf(account),
            'package.packageId': objectIdOf(packageId),
            travelDate,
            bookingDate: { $gt: since },
            amountReceived: 0,
          },
          { listedAttempts: 1 },
        )
        .lean<Pick<BookingRecord, 'listedAttempts'>[]>(),
    /** The status of each booking that exists. */
    statusOf: async (ids: readonly Types.ObjectId[]): Promise<Map<string, BookingRecord['bookingStatus']>> => {
      const found = await bookings
        .find({ _id: { $in: ids } }, { bookingStatus: 1 })
        .lean<Pick<BookingRecord, '_id' | 'bookingStatus'>[]>();
      return new Map(found.map(({ _id, bookingStatus }) => [String(_id), bookingStatus]));
    },
  };
};
