import type { Dependencies } from '../../../dependencies.ts';
import type { BookingRecord } from '../booking.model.ts';
import { bookingRepository } from '../booking.repository.ts';

/** Bookings that are read at a time. */
const PAGE = 100;

/** Every booking of a user, newest first: their payments and invoices are found by them. */
export const bookingsOfUser = async ({ database }: Pick<Dependencies, 'database'>, userId: string): Promise<BookingRecord[]> => {
  const all: BookingRecord[] = [];
  let cursor: string | undefined;
  do {
    const page = await bookingRepository(database).listOfUser(userId, { limit: PAGE, cursor });
    all.push(...page.records);
    cursor = page.nextCursor ?? undefined;
  } while (cursor);
  return all;
};
