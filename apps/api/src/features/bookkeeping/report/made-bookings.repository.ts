import { addDays, type CalendarDate, type ReportGroup, startOfDay } from '@wayfarer/contracts';
import type { Connection } from 'mongoose';
import { modelOf } from '../../../database/model-of.ts';
import { type BookingRecord, bookingSchema } from '../../bookings/index.ts';
import type { Reported } from './line-of.ts';

/** Bookings of one line of a report, added up, with what one of them says of it. */
export type MadeBookings = { of: Reported; month: string; bookings: number; persons: number };

/** Whether staff made it. */
const BY_STAFF = { $gt: ['$byStaff', null] };

/** What bookings of one line of a report are alike in. */
const alikeIn = (by: ReportGroup, month: object): object | string =>
  ({ trip: '$package.packageId', month, source: { source: '$source', byStaff: BY_STAFF }, country: '$country' })[by];

/**
 * How many confirmed bookings were made on some days, by what a report groups. The database adds up, and
 * reads the bookings of these days alone.
 */
export const sumMadeBookings = async (
  database: Connection,
  timezone: string,
  { by, from, to }: { by: ReportGroup; from: CalendarDate; to: CalendarDate },
): Promise<MadeBookings[]> => {
  const bookings = modelOf<BookingRecord>(database, 'Booking', bookingSchema);
  const within = { $gte: startOfDay(from, timezone), $lt: startOfDay(addDays(to, 1), timezone) };
  const month = { $dateToString: { date: '$bookingDate', format: '%Y-%m', timezone } };
  const read = { package: { packageId: '$package.packageId', title: '$package.title' }, source: '$source', country: '$country' };
  return await bookings
    .aggregate<MadeBookings>([
      { $match: { bookingDate: within, bookingStatus: 'confirmed' } },
      {
        $group: {
          _id: alikeIn(by, month),
          of: { $last: { ...read, byStaff: BY_STAFF } },
          month: { $last: month },
          bookings: { $sum: 1 },
          persons: { $sum: '$totalPersons' },
        },
      },
    ])
    .hint({ bookingStatus: 1, bookingDate: -1, _id: -1 });
};
