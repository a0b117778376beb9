import type { CalendarDate } from '@wayfarer/contracts';
import type { Connection, Types } from 'mongoose';
import { modelOf } from '../../../database/model-of.ts';
import { objectIdOf } from '../../../database/object-ids.ts';
import { type BookingRecord, bookingSchema } from '../booking.model.ts';
import { BY_UNPAID, BY_USER_AND_DAY } from '../booking-indexes.model.ts';

/** One day of one package, as far as one account has booked it since an instant. */
export type DayOfAccount = {
  readonly account: string;
  readonly packageId: string;
  readonly travelDate: CalendarDate;
  readonly since: Date;
};
type WaitingBooking = Pick<BookingRecord, 'unpaidOf' | 'totalPersons'>;

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
    /**
     * The bookings that wait and count for one of some keys, but one; those whose travel day is over wait no
     * longer.
     */
    waitingOf: (
      keys: readonly string[],
      { except, today, limit }: { except: Types.ObjectId; today: CalendarDate; limit: number },
    ): Promise<WaitingBooking[]> =>
      bookings
        .find({ unpaidOf: { $in: keys }, travelDate: { $gte: today }, _id: { $ne: except } }, { unpaidOf: 1, totalPersons: 1 })
        .limit(limit)
        .hint(BY_UNPAID)
        .lean<WaitingBooking[]>(),
  };
};
