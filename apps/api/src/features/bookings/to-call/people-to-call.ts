import type { PersonToCall } from '@wayfarer/contracts';
import type { Dependencies } from '../../../dependencies.ts';
import { readPhone } from '../../../integrations/phone-numbers.ts';
import { canBeWrittenTo, type UserRecord, userRepository } from '../../users/index.ts';
import type { BookingRecord } from '../booking.model.ts';
import { peopleOf } from '../people/people-of.ts';
import { contactsOf } from './contacts-of.ts';

type Needs = Pick<Dependencies, 'database' | 'config'>;
type Booked = Pick<BookingRecord, '_id' | 'userId' | 'username'>;
type Users = ReadonlyMap<string, UserRecord>;

const usersOf = async ({ database }: Needs, bookings: readonly Booked[]): Promise<Users> => {
  const ids = [...new Map(bookings.map(({ userId }) => [String(userId), userId])).values()];
  const found = ids.length === 0 ? [] : await userRepository(database).findManyById(ids);
  return new Map(found.map((user) => [String(user._id), user]));
};

/** Whom to call about each of some bookings, by their ids, whether or not an email reaches them. */
export const whomToCall = async (needs: Needs, bookings: readonly Booked[]): Promise<Map<string, PersonToCall>> => {
  const { database, config } = needs;
  const [users, people] = await Promise.all([usersOf(needs, bookings), peopleOf(database, bookings)]);
  const contacts = await contactsOf(
    database,
    bookings.map((booking) => ({ ...people.of(booking), _id: String(booking._id) })),
  );
  return new Map(
    bookings.map((booking): [string, PersonToCall] => {
      const contact = contacts.get(String(booking._id)) ?? { name: booking.username };
      const phone = contact.phone ?? users.get(String(booking.userId))?.phone;
      const e164 = phone === undefined ? undefined : readPhone(phone, config.SITE_TIME_ZONE)?.e164;
      const number = { ...(phone === undefined ? {} : { phone }), ...(e164 === undefined ? {} : { e164 }) };
      return [String(booking._id), { name: contact.name, ...number }];
    }),
  );
};

/**
 * Of some bookings those whose customers no email reaches, by their ids, with whom to call: five reads for
 * the whole list, and one, of addresses alone, where all can be written to.
 */
export const peopleToCall = async (needs: Needs, bookings: readonly Booked[]): Promise<Map<string, PersonToCall>> => {
  const emails = await userRepository(needs.database).emailsOf([...new Set(bookings.map(({ userId }) => String(userId)))]);
  const unreached = bookings.filter(({ userId }) => !canBeWrittenTo({ email: emails.get(String(userId)) ?? '' }));
  return unreached.length === 0 ? new Map() : whomToCall(needs, unreached);
};

/** As answers have them. */
export const presentToCall = (people: ReadonlyMap<string, PersonToCall>): (PersonToCall & { booking: string })[] =>
  [...people].map(([booking, person]) => ({ booking, ...person }));
