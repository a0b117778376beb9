import type { Connection } from 'mongoose';
import { modelOf } from '../../../database/model-of.ts';
import type { ObjectId } from '../../../database/object-ids.ts';
import { BOOKINGS_BY_WORD, type BookingRecord, bookingSchema } from '../booking.model.ts';

/** As bookings are numbered in emails and on vouchers. */
const NUMBER = /^[0-9a-f]{8}$/i;
/** Numbers are nearly always one booking's. */
const MOST = 10;

/** The customers whose booking has the number that a search is; none where it is no number. */
export const customersWithBooking = async (database: Connection, search: string): Promise<ObjectId[]> => {
  const number = search.trim();
  if (!NUMBER.test(number)) return [];
  const found = await modelOf(database, 'Booking', bookingSchema)
    .find({ searchKeys: number.toLowerCase() }, { userId: 1 })
    .hint({ ...BOOKINGS_BY_WORD })
    .limit(MOST)
    .lean<Pick<BookingRecord, 'userId'>[]>();
  return found.map(({ userId }) => userId);
};
