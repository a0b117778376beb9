import { MAX_COUNT } from '@wayfarer/contracts';
import type { Connection, QueryFilter } from 'mongoose';
import { digitsOf, soughtPhonesOf } from '../../../database/lists/phone-keys.ts';
import { MAX_WORDS, searchByWords, tooShort } from '../../../database/lists/search-by-words.ts';
import { modelOf } from '../../../database/model-of.ts';
import { type ObjectId, objectIdOf } from '../../../database/object-ids.ts';
import { idsWithPhone, userRepository } from '../../users/index.ts';
import { type BookingRecord, bookingSchema } from '../booking.model.ts';
import { BOOKINGS_BY_WORD, BY_USER } from '../booking-indexes.model.ts';
import { bookingIdsByPhone } from './bookings-by-phone.repository.ts';

type Conditions = QueryFilter<BookingRecord>[];

/**
 * A key that no booking has, which costs one index lookup; an empty `$in` with a hint reads the whole index.
 */
const NONE = [{ _id: null }] as unknown as Conditions;

const byWords = (database: Connection, search: string): Promise<Conditions> =>
  searchByWords(database.collection('bookings'), BOOKINGS_BY_WORD, search);

const idsOfUsers = async (database: Connection, userIds: readonly ObjectId[]): Promise<ObjectId[]> => {
  if (userIds.length === 0) return [];
  const found = await modelOf(database, 'Booking', bookingSchema)
    .find({ userId: { $in: userIds } }, { _id: 1 })
    .hint(BY_USER)
    .limit(MAX_COUNT)
    .lean<Pick<BookingRecord, '_id'>[]>();
  return found.map(({ _id }) => _id);
};

/** By a phone number; its digits may be those of a booking number or a username as well. */
const byDigits = async (
  database: Connection,
  search: string,
  { phones, timeZone }: { phones: readonly string[]; timeZone: string },
): Promise<Conditions> => {
  const [byPeople, byAccount, words] = await Promise.all([
    bookingIdsByPhone(database, phones),
    idsWithPhone(database, search, timeZone).then((userIds) => idsOfUsers(database, userIds)),
    byWords(database, digitsOf(search)),
  ]);
  const ids = [...byPeople, ...byAccount];
  if (ids.length === 0) return words;
  if (words.length === 0) return [{ _id: { $in: ids } }];
  const others = await modelOf(database, 'Booking', bookingSchema)
    .find({ $and: words }, { _id: 1 })
    .hint(BOOKINGS_BY_WORD)
    .limit(MAX_COUNT)
    .lean<Pick<BookingRecord, '_id'>[]>();
  return [{ _id: { $in: [...ids, ...others.map(({ _id }) => _id)] } }];
};

/**
 * What a search of bookings matches: an id, a traveller's email address, a phone number of somebody on it
 * or of its account, or words that each begin one of the booking's: its number, the names of its account and
 * of who comes, package title or place. An index serves
 * the first key, the others narrow it.
 * @param timeZone of the site, whose country phone numbers without one belong to
 * @throws VALIDATION when a word or a number matches too much
 */
export const searchConditionsOf = async (database: Connection, search: string, timeZone: string): Promise<Conditions> => {
  if (/^[0-9a-f]{24}$/i.test(search)) return [{ _id: objectIdOf(search) }];
  if (search.includes('@')) {
    const ids = await userRepository(database).idsByEmail(search, MAX_WORDS + 1);
    if (ids.length > MAX_WORDS) throw tooShort('addresses begin like this');
    return ids.length === 0 ? NONE : [{ userId: { $in: ids } }];
  }
  const phones = soughtPhonesOf(search, timeZone);
  const conditions = await (phones === null ? byWords(database, search) : byDigits(database, search, { phones, timeZone }));
  return conditions.length === 0 ? NONE : conditions;
};
