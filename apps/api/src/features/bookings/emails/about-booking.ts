import type { Database } from '../../../database/connect.ts';
import { bookingsNumbered } from '../search/bookings-numbered.repository.ts';
import { type About, readAbout } from './compose-about.ts';
import { latestBookings } from './latest-bookings.repository.ts';

/** So many of the latest are tried: the travellers of the very latest may have deleted their accounts. */
const MAX_TRIED = 5;

/**
 * What emails say about a booking, by its number, or about the latest one; null where there is none, or its
 * traveller is deleted.
 */
export const aboutBooking = async (database: Database, number?: string): Promise<About | null> => {
  const found = number === undefined ? await latestBookings(database, MAX_TRIED) : await bookingsNumbered(database, number);
  for (const { _id } of found) {
    const read = await readAbout(database, _id);
    if (read) return read.about;
  }
  return null;
};
