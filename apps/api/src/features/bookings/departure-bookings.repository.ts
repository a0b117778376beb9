import type { CalendarDate } from '@wayfarer/contracts';
import type { Connection, QueryFilter, Types } from 'mongoose';
import { modelOf } from '../../database/model-of.ts';
import { type ObjectId, objectIdOf } from '../../database/object-ids.ts';
import { type DepartureKey, departureIdFrom } from '../departures/index.ts';
import { type BookingRecord, bookingSchema } from './booking.model.ts';
import { BY_TRAVEL_DAY } from './booking-sums.repository.ts';
import { SEATS_OF_BOOKING } from './seats-of-booking.ts';

const BY_PACKAGE = { 'package.packageId': 1, bookingStatus: 1, bookingDate: -1, _id: -1 } as const;

/** Once they have answered they are on another departure, or cancelled. */
const NOT_ASKED = [{ anotherDay: { $exists: false } }, { 'anotherDay.answer': { $exists: true } }];

/** Queries on the bookings of one departure. */
export const departureBookingsRepository = (database: Connection) => {
  const bookings = modelOf<BookingRecord>(database, 'Booking', bookingSchema);
  /**
   * Those that are not cancelled, each once. The unpaid ones are read first, and the paid ones after them:
   * read the other way round, or at once, one that is paid meanwhile would be in neither.
   */
  const present = async <Read extends Pick<BookingRecord, '_id'>>(
    of: QueryFilter<BookingRecord>,
    projection: Readonly<Record<string, 0 | 1>>,
    most: number,
  ): Promise<Read[]> => {
    const ofStatus = (bookingStatus: 'pending' | 'confirmed') =>
      bookings
        .find({ bookingStatus, ...of }, projection)
        .hint(bookingStatus === 'confirmed' ? BY_TRAVEL_DAY : BY_PACKAGE)
        .limit(most)
        .lean<Read[]>();
    const unpaid = await ofStatus('pending');
    const paid = await ofStatus('confirmed');
    return [...new Map([...unpaid, ...paid].map((found) => [String(found._id), found])).values()];
  };
  const on = (packageId: string, travelDate: CalendarDate) => ({ travelDate, 'package.packageId': objectIdOf(packageId) });
  return {
    /** Those that are not cancelled, up to a limit of each kind, the oldest first. */
    list: async (packageId: string, day: CalendarDate, most: number): Promise<BookingRecord[]> => {
      const found = await present<BookingRecord>(on(packageId, day), { trail: 0 }, most);
      return found.toSorted((one, other) => one.bookingDate.getTime() - other.bookingDate.getTime());
    },
    /** The persons of confirmed bookings on some departures, and the seats that they take, by their ids. */
    sumTravelling: async (keys: readonly DepartureKey[]): Promise<Map<string, { persons: number; seats: number }>> => {
      const found = await bookings
        .aggregate<{ _id: string; persons: number; seats: number }>([
          {
            $match: {
              bookingStatus: 'confirmed',
              travelDate: { $in: [...new Set(keys.map(({ day }) => day))] },
              'package.packageId': { $in: [...new Set(keys.map(({ packageId }) => String(packageId)))].map(objectIdOf) },
            },
          },
          {
            $group: {
              _id: departureIdFrom('$package.packageId', '$travelDate'),
              persons: { $sum: '$totalPersons' },
              seats: { $sum: SEATS_OF_BOOKING },
            },
          },
        ])
        .hint(BY_TRAVEL_DAY);
      return new Map(found.map(({ _id, persons, seats }) => [_id, { persons, seats }]));
    },
    /** Those that are cancelled, and whose seats are free again. */
    countCancelled: (ids: readonly Types.ObjectId[]): Promise<number> =>
      bookings.countDocuments({ _id: { $in: ids }, bookingStatus: 'cancelled', holdsSeats: { $ne: true } }),
    /**
     * Those that are neither cancelled nor asked for another day, up to a limit of each kind, without some.
     */
    idsExcept: async (
      packageId: string,
      day: CalendarDate,
      without: readonly Types.ObjectId[],
      most: number,
    ): Promise<ObjectId[]> => {
      const found = await present({ ...on(packageId, day), _id: { $nin: without }, $or: NOT_ASKED }, { _id: 1 }, most);
      return found.map(({ _id }) => _id);
    },
  };
};
