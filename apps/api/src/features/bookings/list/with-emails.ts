import type { Booking } from '@wayfarer/contracts';
import type { Database } from '../../../database/connect.ts';
import { userRepository } from '../../users/index.ts';

/** Bookings with their travellers' email addresses, for admins: one more query for the whole list. */
export const withEmails = async (database: Database, bookings: readonly Booking[]): Promise<Booking[]> => {
  const emails = await userRepository(database).emailsOf([...new Set(bookings.map(({ user }) => user._id))]);
  return bookings.map((booking) => {
    const email = emails.get(booking.user._id);
    return email === undefined ? booking : { ...booking, user: { ...booking.user, email } };
  });
};
