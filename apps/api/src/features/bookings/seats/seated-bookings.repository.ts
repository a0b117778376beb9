import type { CalendarDate } from '@wayfarer/contracts';
import type { Connection, Types } from 'mongoose';
import { modelOf } from '../../../database/model-of.ts';
import { pagesOf } from '../../../database/pages-of.ts';
import { type BookingRecord, bookingSchema } from '../booking.model.ts';
import { BY_TRAVEL_DAY } from '../booking-sums.repository.ts';

/** Bookings per page in memory. */
const PAGE = 500;

/** The fields of a booking that determine its seats. */
export type SeatedBooking = Pick<
  BookingRecord,
  '_id' | 'bookingStatus' | 'holdsSeats' | 'travelDate' | 'totalPersons' | 'seats' | 'changing' | 'leftovers'
> & {
  package: Pick<BookingRecord['package'], 'packageId'>;
};

/** Queries of the comparison of seats. */
export const seatedBookingRepository = (database: Connection) => {
  const bookings = modelOf<BookingRecord>(database, 'Booking', bookingSchema);
  return {
    /**
     * Confirmed bookings from a travel day on, by day and package, a page at a time, from the index alone.
     */
    confirmedPages: (from: CalendarDate): AsyncGenerator<Omit<SeatedBooking, 'holdsSeats'>[]> => {
      const ahead = { bookingStatus: 'confirmed' as const, travelDate: { $gte: from } };
      const read = { bookingStatus: 1, travelDate: 1, totalPersons: 1, seats: 1, 'package.packageId': 1 };
      const found = bookings.find(ahead, read).sort(BY_TRAVEL_DAY).hint(BY_TRAVEL_DAY).maxTimeMS(0);
      return pagesOf(found.lean<SeatedBooking[]>().cursor({ batchSize: PAGE }), PAGE);
    },
    findSeated: async (ids: readonly Types.ObjectId[]): Promise<Map<string, SeatedBooking>> => {
      const ofSeats = { bookingStatus: 1, holdsSeats: 1, travelDate: 1, totalPersons: 1, seats: 1, 'package.packageId': 1 };
      const read = { ...ofSeats, changing: 1, leftovers: 1 };
      const found = await bookings.find({ _id: { $in: ids } }, read).lean<SeatedBooking[]>();
      return new Map(found.map((booking) => [String(booking._id), booking]));
    },
  };
};
