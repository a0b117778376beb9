import type { Dependencies } from '../../../dependencies.ts';
import type { BookingRecord } from '../booking.model.ts';
import { bookingRepository } from '../booking.repository.ts';

/** Bookings that are read at a time. */
const PAGE = 100;

/** Every booking of a user, newest first, a page at a time: their payments and invoices are found by them. */
export const bookingsOfUser = async function* (
  { database }: Pick<Dependencies, 'database'>,
  userId: string,
): AsyncGenerator<BookingRecord[]> {
  let cursor: string | undefined;
  do {
    const page = await bookingRepository(database).listOfUser(userId, { limit: PAGE, cursor });
    yield page.records;
    cursor = page.nextCursor ?? undefined;
  } while (cursor);
};
