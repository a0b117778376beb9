import { bookingNumberOf } from '@wayfarer/contracts';
import type { Connection } from 'mongoose';
import { modelOf } from '../../../database/model-of.ts';
import { type BookingRecord, bookingSchema } from '../booking.model.ts';
import { BOOKINGS_BY_WORD } from '../booking-indexes.model.ts';

/** As bookings are numbered in emails and on vouchers. */
const NUMBER = /^[0-9a-f]{8}$/i;
/** Numbers are nearly always one booking's. */
const MOST = 10;

/** The bookings with the number that a text is, and whose they are; none where it is no number. */
export const bookingsNumbered = async (
  database: Connection,
  text: string,
): Promise<readonly Pick<BookingRecord, '_id' | 'userId'>[]> => {
  const number = text.trim();
  if (!NUMBER.test(number)) return [];
  const found = await modelOf(database, 'Booking', bookingSchema)
    .find({ searchKeys: number.toLowerCase() }, { userId: 1 })
    .hint({ ...BOOKINGS_BY_WORD })
    .limit(MOST)
    .lean<Pick<BookingRecord, '_id' | 'userId'>[]>();
  // Somebody may be called like a number.
  return found.filter(({ _id }) => bookingNumberOf(String(_id)) === number.toUpperCase());
};
