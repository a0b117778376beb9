import type { Booking } from '@wayfarer/contracts';
import type { Database } from '../../../database/connect.ts';
import { objectIdOf } from '../../../database/object-ids.ts';
import { travellersRepository } from '../../travellers/index.ts';
import { contactOf } from '../travellers/travellers-of.ts';

/** Bookings with whom to reach about each, for admins: one more query for the whole list. */
export const withContacts = async (database: Database, bookings: readonly Booking[]): Promise<Booking[]> => {
  const stored = await travellersRepository(database).findManyById(bookings.map(({ _id }) => objectIdOf(_id)));
  const byBooking = new Map(stored.map((one) => [String(one._id), one]));
  return bookings.map((booking) => {
    const { name, phone } = contactOf(booking.user, byBooking.get(booking._id));
    return { ...booking, contact: { name, ...(phone === undefined ? {} : { phone }) } };
  });
};
