import type { CalendarDate } from '@wayfarer/contracts';
import type { Connection, QueryFilter, Types } from 'mongoose';
import { modelOf } from '../../../database/model-of.ts';
import type { DueEmail } from '../../emails/index.ts';
import { type BookingRecord, bookingSchema } from '../booking.model.ts';
import { BY_TRAVEL_DAY } from '../booking-sums.repository.ts';

/** Makes emails before and after trips due, each once, however many processes do. */
export const tripLettersRepository = (database: Connection) => {
  const bookings = modelOf<BookingRecord>(database, 'Booking', bookingSchema);
  /** One conditional write for each that lacks it. @returns how many were written */
  const addTo = async (lacking: QueryFilter<BookingRecord>, due: DueEmail, marks: Partial<BookingRecord>): Promise<number> => {
    let added = 0;
    const found = bookings.find(lacking, { _id: 1 }).hint(BY_TRAVEL_DAY).lean<Pick<BookingRecord, '_id'>[]>().cursor();
    for await (const { _id } of found) {
      const { modifiedCount } = await bookings.updateOne({ ...lacking, _id }, { $push: { emailsDue: due }, $set: marks });
      added += modifiedCount;
    }
    return added;
  };
  return {
    /** For each confirmed booking of a day of travel in which this reminder does not wait already. */
    addReminder: (travelDate: CalendarDate, due: DueEmail): Promise<number> => {
      const { kind, of } = due;
      const lacking = { bookingStatus: 'confirmed' as const, travelDate, emailsDue: { $not: { $elemMatch: { kind, of } } } };
      return addTo(lacking as QueryFilter<BookingRecord>, due, {});
    },
    /** For each confirmed booking of a departure that has never had it for this day. */
    addAfterTrip: (travelDate: CalendarDate, packageId: Types.ObjectId, due: DueEmail): Promise<number> => {
      const of = { travelDate, 'package.packageId': packageId };
      return addTo({ bookingStatus: 'confirmed', ...of, afterTripOf: { $ne: travelDate } }, due, { afterTripOf: travelDate });
    },
    /** The packages that leave on a day with at least one confirmed booking; from the index alone. */
    packagesLeaving: async (travelDate: CalendarDate): Promise<Types.ObjectId[]> => {
      const leaving = await bookings
        .aggregate<{ _id: Types.ObjectId }>([
          { $match: { bookingStatus: 'confirmed', travelDate } },
          { $group: { _id: '$package.packageId' } },
        ])
        .hint(BY_TRAVEL_DAY);
      return leaving.map(({ _id }) => _id);
    },
  };
};
