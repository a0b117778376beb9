import { type CalendarDate, SEATS_ARE_HELD_FOR } from '@wayfarer/contracts';
import type { Connection } from 'mongoose';
import { modelOf } from '../../database/model-of.ts';
import { objectIdOf } from '../../database/object-ids.ts';
import type { BookedDay } from '../tour-packages/index.ts';
import { type BookingRecord, bookingSchema } from './booking.model.ts';
import { BY_TRAVEL_DAY } from './booking-sums.repository.ts';
import { SEATS_OF_BOOKING } from './seats-of-booking.ts';

const BY_PACKAGE = { 'package.packageId': 1, bookingStatus: 1, bookingDate: -1, _id: -1 } as const;

/** Until when an unpaid booking has its seats. Where seats are not counted, as long as if they were. */
const HELD_UNTIL = { $ifNull: ['$seatsHeldUntil', { $add: ['$bookingDate', SEATS_ARE_HELD_FOR * 60_000] }] };

/** Queries on the bookings that a package has on coming days. */
export const bookedDaysRepository = (database: Connection) => {
  const bookings = modelOf<BookingRecord>(database, 'Booking', bookingSchema);
  return {
    /** Each travel day from one on with its bookings, by date. Of paid bookings the index alone is read. */
    listFrom: async (packageId: string, from: CalendarDate, now: Date): Promise<BookedDay[]> => {
      const ahead = { 'package.packageId': objectIdOf(packageId), travelDate: { $gte: from } };
      const heldSeats = { $cond: [{ $gt: [HELD_UNTIL, now] }, SEATS_OF_BOOKING, 0] };
      const [paid, unpaid] = await Promise.all([
        bookings
          .aggregate<BookedDay>([
            { $match: { bookingStatus: 'confirmed', ...ahead } },
            { $group: { _id: '$travelDate', paid: { $sum: 1 }, seats: { $sum: SEATS_OF_BOOKING } } },
            { $project: { _id: 0, travelDate: '$_id', paid: 1, unpaid: { $literal: 0 }, seats: 1 } },
          ])
          .hint(BY_TRAVEL_DAY),
        bookings
          .aggregate<BookedDay>([
            { $match: { bookingStatus: 'pending', ...ahead } },
            { $group: { _id: '$travelDate', unpaid: { $sum: 1 }, seats: { $sum: heldSeats } } },
            { $project: { _id: 0, travelDate: '$_id', paid: { $literal: 0 }, unpaid: 1, seats: 1 } },
          ])
          .hint(BY_PACKAGE),
      ]);
      const days = new Map(paid.map((day) => [day.travelDate, day]));
      for (const day of unpaid) {
        const same = days.get(day.travelDate) ?? { paid: 0, seats: 0 };
        days.set(day.travelDate, { ...day, paid: same.paid, seats: day.seats + same.seats });
      }
      return [...days.values()].toSorted((one, other) => one.travelDate.localeCompare(other.travelDate));
    },
  };
};
