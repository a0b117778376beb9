import type { CalendarDate } from '@wayfarer/contracts';
import type { Connection } from 'mongoose';
import { modelOf } from '../../../database/model-of.ts';
import { type BookingRecord, bookingSchema } from '../booking.model.ts';
import { BY_OWED } from '../booking-indexes.model.ts';

/** The ids of confirmed bookings whose rest was due before a day, the longest overdue first, one by one. */
export const overdueBookingIds = (database: Connection, before: CalendarDate): AsyncIterable<Pick<BookingRecord, '_id'>> =>
  modelOf(database, 'Booking', bookingSchema)
    .find({ owesUntil: { $lt: before } }, { _id: 1 })
    .sort({ ...BY_OWED })
    .hint({ ...BY_OWED })
    .lean<Pick<BookingRecord, '_id'>[]>()
    .cursor();
