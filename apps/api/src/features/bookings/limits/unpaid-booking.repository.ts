import type { CalendarDate } from '@wayfarer/contracts';
import type { Connection, Types } from 'mongoose';
import { modelOf } from '../../../database/model-of.ts';
import { objectIdOf } from '../../../database/object-ids.ts';
import { askTogether } from '../../../database/together/ask-together.ts';
import { type BookingRecord, BY_USER_AND_DAY, bookingSchema } from '../booking.model.ts';

/** One day of one package, as far as one account has booked it since an instant. */
export type DayOfAccount = {
  readonly account: string;
  readonly packageId: string;
  readonly travelDate: CalendarDate;
  readonly since: Date;
};
type Found = Pick<BookingRecord, 'userId' | 'travelDate' | 'bookingDate' | 'listedAttempts'> & {
  package: Pick<BookingRecord['package'], 'packageId'>;
};

const FIELDS = { userId: 1, 'package.packageId': 1, travelDate: 1, bookingDate: 1, listedAttempts: 1 };

const isOf = ({ account, packageId, travelDate, since }: DayOfAccount, found: Found): boolean =>
  found.userId.equals(account) &&
  found.package.packageId.equals(packageId) &&
  found.travelDate === travelDate &&
  found.bookingDate > since;

const bookingsIn = (database: Connection) => modelOf(database, 'Booking', bookingSchema);

const attemptsOfDay = askTogether<DayOfAccount, number[]>(async (database, days) => {
  const unpaidOf = days.map(({ account, packageId, travelDate, since }) => ({
    userId: objectIdOf(account),
    'package.packageId': objectIdOf(packageId),
    travelDate,
    bookingDate: { $gt: since },
    amountReceived: 0,
  }));
  const found = await bookingsIn(database).find({ $or: unpaidOf }, FIELDS).hint(BY_USER_AND_DAY).lean<Found[]>();
  return days.map((day) => found.filter((one) => isOf(day, one)).map(({ listedAttempts }) => listedAttempts));
});

/** Every query on bookings that wait for their payment. */
export const unpaidBookingRepository = (database: Connection) => {
  const bookings = bookingsIn(database);
  return {
    /** How many payment attempts each booking of a day has that received no money. */
    attemptsOfDay: (day: DayOfAccount): Promise<number[]> => attemptsOfDay(database, day),
    /** The status of each booking that exists. */
    statusOf: async (ids: readonly Types.ObjectId[]): Promise<Map<string, BookingRecord['bookingStatus']>> => {
      const found = await bookings
        .find({ _id: { $in: ids } }, { bookingStatus: 1 })
        .lean<Pick<BookingRecord, '_id' | 'bookingStatus'>[]>();
      return new Map(found.map(({ _id, bookingStatus }) => [String(_id), bookingStatus]));
    },
  };
};
