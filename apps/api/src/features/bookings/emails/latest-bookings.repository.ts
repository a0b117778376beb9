import type { Connection } from 'mongoose';
import { modelOf } from '../../../database/model-of.ts';
import { type BookingRecord, bookingSchema } from '../booking.model.ts';

/** The bookings that were made last, in the order of their ids, which begin with their time. */
export const latestBookings = (database: Connection, most: number): Promise<Pick<BookingRecord, '_id'>[]> =>
  modelOf(database, 'Booking', bookingSchema)
    .find({}, { _id: 1 })
    .sort({ _id: -1 })
    .limit(most)
    .lean<Pick<BookingRecord, '_id'>[]>();
