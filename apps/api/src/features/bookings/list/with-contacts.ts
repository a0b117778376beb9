import type { Booking } from '@wayfarer/contracts';
import type { Database } from '../../../database/connect.ts';
import { contactsOf } from '../to-call/contacts-of.ts';

/** Bookings with whom to reach about each, for admins: one more query for the whole list. */
export const withContacts = async (database: Database, bookings: readonly Booking[]): Promise<Booking[]> => {
  const contacts = await contactsOf(
    database,
    bookings.map(({ _id, user }) => ({ _id, username: user.username })),
  );
  return bookings.map((booking) => {
    const { name, phone } = contacts.get(booking._id) ?? { name: booking.user.username };
    return { ...booking, contact: { name, ...(phone === undefined ? {} : { phone }) } };
  });
};
