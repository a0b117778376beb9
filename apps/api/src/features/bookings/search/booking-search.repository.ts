import type { Connection, QueryFilter } from 'mongoose';
import { MAX_WORDS, searchByWords, tooShort } from '../../../database/lists/search-by-words.ts';
import { objectIdOf } from '../../../database/object-ids.ts';
import { userRepository } from '../../users/index.ts';
import { BOOKINGS_BY_WORD, type BookingRecord } from '../booking.model.ts';

/**
 * A key that no booking has, which costs one index lookup; an empty `$in` with a hint reads the whole index.
 */
const NONE = [{ _id: null }] as unknown as QueryFilter<BookingRecord>[];

/**
 * What a search of bookings matches: an id, a traveller's email address, or words that each begin one of the
 * booking's: its number, username, package title or place. An index serves the first key, the others narrow
 * it.
 * @throws VALIDATION when a word matches too much
 */
export const searchConditionsOf = async (database: Connection, search: string): Promise<QueryFilter<BookingRecord>[]> => {
  if (/^[0-9a-f]{24}$/i.test(search)) return [{ _id: objectIdOf(search) }];
  if (search.includes('@')) {
    const ids = await userRepository(database).idsByEmail(search, MAX_WORDS + 1);
    if (ids.length > MAX_WORDS) throw tooShort('addresses begin like this');
    return ids.length === 0 ? NONE : [{ userId: { $in: ids } }];
  }
  const conditions = await searchByWords(database.collection('bookings'), BOOKINGS_BY_WORD, search);
  return conditions.length === 0 ? NONE : conditions;
};
