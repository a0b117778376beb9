import type { Database } from '../../../database/connect.ts';
import { travellersRepository } from '../../travellers/index.ts';
import type { UserRecord } from '../../users/index.ts';
import { bookingRepository } from '../booking.repository.ts';

const BATCH = 100;

/**
 * Lets the bookings of a user be found, and ordered, by what the account calls them from now on. May be
 * repeated.
 */
export const renameBookings = async (database: Database, { _id, name }: Pick<UserRecord, '_id' | 'name'>): Promise<void> => {
  const bookings = bookingRepository(database);
  let cursor: string | undefined;
  do {
    const { records, nextCursor } = await bookings.listOfUser(String(_id), { limit: BATCH, cursor });
    const stored = await travellersRepository(database).findManyById(records.map((record) => record._id));
    const byBooking = new Map(stored.map((one) => [String(one._id), one]));
    for (const booking of records)
      await bookings.findByNames(booking, { coming: byBooking.get(String(booking._id)) ?? null, name });
    cursor = nextCursor ?? undefined;
  } while (cursor !== undefined);
};
