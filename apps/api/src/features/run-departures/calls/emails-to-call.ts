import type { Database } from '../../../database/connect.ts';
import { bookingRepository } from '../../bookings/index.ts';
import type { UnwrittenEmail } from '../../emails/index.ts';

/** Emails that say that somebody travels. */
const TELLS_OF_TRIP: readonly UnwrittenEmail['kind'][] = ['departure-guaranteed', 'trip-reminder'];

/**
 * Of the emails that nobody could be written, those that are true: nobody is told of a trip that they no
 * longer go on.
 */
export const stillTrue = async (database: Database, unwritten: readonly UnwrittenEmail[]): Promise<UnwrittenEmail[]> => {
  const tell = unwritten.filter(({ kind }) => TELLS_OF_TRIP.includes(kind));
  const ids = [...new Set(tell.map(({ bookingId }) => String(bookingId)))];
  const found = ids.length === 0 ? [] : await bookingRepository(database).findManyById(ids);
  const travel = new Set(found.flatMap((one) => (one.bookingStatus === 'cancelled' ? [] : [String(one._id)])));
  return unwritten.filter(({ kind, bookingId }) => !TELLS_OF_TRIP.includes(kind) || travel.has(String(bookingId)));
};
