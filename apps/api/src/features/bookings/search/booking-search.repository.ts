import type { Connection, QueryFilter } from 'mongoose';
import { objectIdOf } from '../../../database/object-ids.ts';
import { MOST_WORDS, searchByWords, tooShort } from '../../../database/search-by-words.ts';
import { userRepository } from '../../users/index.ts';
import { BOOKINGS_BY_WORD, type BookingRecord } from '../booking.model.ts';

/** No booking has it, which takes one key to find out; an empty `$in` under a hint reads the whole index. */
const NONE: QueryFilter<BookingRecord>[] = [{ _id: { $in: [] } }];

/**
 * What a search of bookings asks for: an id, a traveller's email address, or words of which each begins one of the booking's: its number,
 * username, package title or place. The first key is the one that an index serves, the others narrow it.
 * @throws VALIDATION when a word is too short for what there is
 */
export const searchConditionsOf = async (database: Connection, search: string): Promise<QueryFilter<BookingRecord>[]> => {
  if (/^[0-9a-f]{24}$/i.test(search)) return [{ _id: objectIdOf(search) }];
  if (search.includes('@')) {
    const ids = await userRepository(database).idsByEmail(search, MOST_WORDS + 1);
    if (ids.length > MOST_WORDS) throw tooShort('addresses begin like this');
    return ids.length === 0 ? NONE : [{ userId: { $in: ids } }];
  }
  const conditions = await searchByWords(database.collection('bookings'), BOOKINGS_BY_WORD, search);
  return conditions.length === 0 ? NONE : conditions;
};
