import { addDays, type CalendarDate, startOfDay } from '@wayfarer/contracts';
import type { Connection } from 'mongoose';
import { modelOf } from '../../../database/model-of.ts';
import { type BookingRecord, bookingSchema } from '../../bookings/index.ts';
import type { Reported } from './line-of.ts';

/** Bookings that are alike in everything by which a report groups, added up. */
export type MadeBookings = { of: Reported; month: string; bookings: number; persons: number };

type Group = {
  _id: Pick<BookingRecord, 'source' | 'country'> & { packageId: BookingRecord['_id']; month: string; byStaff: boolean };
  title: string;
  bookings: number;
  persons: number;
};

/**
 * How many confirmed bookings were made on some days, in groups that are alike in trip, month, source and
 * country. The database adds up, and reads the bookings of these days alone.
 */
export const sumMadeBookings = async (
  database: Connection,
  timezone: string,
  { from, to }: { from: CalendarDate; to: CalendarDate },
): Promise<MadeBookings[]> => {
  const bookings = modelOf<BookingRecord>(database, 'Booking', bookingSchema);
  const within = { $gte: startOfDay(from, timezone), $lt: startOfDay(addDays(to, 1), timezone) };
  const groups = await bookings
    .aggregate<Group>([
      { $match: { bookingDate: within, bookingStatus: 'confirmed' } },
      {
        $group: {
          _id: {
            packageId: '$package.packageId',
            month: { $dateToString: { date: '$bookingDate', format: '%Y-%m', timezone } },
            source: '$source',
            byStaff: { $gt: ['$byStaff', null] },
            country: '$country',
          },
          title: { $last: '$package.title' },
          bookings: { $sum: 1 },
          persons: { $sum: '$totalPersons' },
        },
      },
    ])
    .hint({ bookingStatus: 1, bookingDate: -1, _id: -1 });
  return groups.map(({ _id: { packageId, month, ...alike }, title, ...sums }) => ({
    of: { ...alike, package: { packageId, title } },
    month,
    ...sums,
  }));
};
