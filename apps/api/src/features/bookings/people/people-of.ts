import { displayNameOf, type UserReference } from '@wayfarer/contracts';
import type { Database } from '../../../database/connect.ts';
import { identityOf } from '../../../database/object-ids.ts';
import { travellersRepository } from '../../travellers/index.ts';
import { accountNamesOf } from '../../users/index.ts';
import type { BookingRecord } from '../booking.model.ts';

type Booked = Pick<BookingRecord, '_id' | 'userId' | 'username'>;

/** Who booked, by the ids of bookings. */
export type People = { readonly of: (booking: Booked) => UserReference };

/**
 * Who booked each of some bookings, and what they are called: two more reads for the whole list. A deleted
 * account is called by nothing.
 */
export const peopleOf = async (database: Database, bookings: readonly Booked[]): Promise<People> => {
  const [names, contacts] = await Promise.all([
    accountNamesOf(
      database,
      bookings.map(({ userId }) => userId),
    ),
    travellersRepository(database).contactNamesOf(bookings.map(({ _id }) => _id)),
  ]);
  return {
    of: ({ _id, userId, username }) => {
      const contact = contacts.get(String(_id));
      const known = { username, name: names.get(String(userId)), contact: contact === undefined ? null : { name: contact } };
      const name = displayNameOf(known);
      return { ...identityOf(userId), username, ...(name === username ? {} : { name }) };
    },
  };
};

/** What somebody is called who booked. */
export const personOf = async (database: Database, booking: Booked): Promise<string> =>
  displayNameOf((await peopleOf(database, [booking])).of(booking));
