import type { Contact } from '@wayfarer/contracts';
import type { Database } from '../../../database/connect.ts';
import { objectIdOf } from '../../../database/object-ids.ts';
import { travellersRepository } from '../../travellers/index.ts';
import { contactOf } from '../travellers/travellers-of.ts';

type Booked = { readonly _id: string; readonly username: string };

/** Whom to reach about each of some bookings, by their ids: one query for all. */
export const contactsOf = async (database: Database, bookings: readonly Booked[]): Promise<Map<string, Contact>> => {
  const stored = await travellersRepository(database).findManyById(bookings.map(({ _id }) => objectIdOf(_id)));
  const byBooking = new Map(stored.map((one) => [String(one._id), one]));
  return new Map(bookings.map((booking) => [booking._id, contactOf(booking, byBooking.get(booking._id))]));
};
