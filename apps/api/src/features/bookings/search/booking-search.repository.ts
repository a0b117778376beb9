import type { Connection, QueryFilter } from 'mongoose';
import { keysInRange } from '../../../database/keys-in-range.ts';
import { objectIdOf } from '../../../database/object-ids.ts';
import { prefixRange } from '../../../database/prefix-range.ts';
import { ApiError } from '../../../errors/api-error.ts';
import { userRepository } from '../../users/index.ts';
import { BOOKINGS_BY_WORD, type BookingRecord } from '../booking.model.ts';
import { wordsOf } from './search-keys.ts';

/** Beginnings that fit more words than this are too short to search by; each word is a range of the index to merge. */
const MOST_WORDS = 30;
/** How many words of a search are looked at. */
const LONGEST_SEARCH = 6;

/** No booking has it, which takes one key to find out; an empty `$in` under a hint reads the whole index. */
const NONE = [{ _id: null }] as unknown as QueryFilter<BookingRecord>[];

const tooShort = (what: string): ApiError => {
  const sentence = `Too many ${what}. Type more letters.`;
  return new ApiError('VALIDATION', sentence, { search: sentence });
};

/** The words in bookings that begin with a text; the text alone where it is a word and begins too many others. */
const wordsFrom = async (database: Connection, beginning: string): Promise<string[]> => {
  const found = await keysInRange(database.collection('bookings'), BOOKINGS_BY_WORD, prefixRange(beginning), MOST_WORDS + 1);
  if (found.length <= MOST_WORDS) return found;
  // The first in the order of the index: the text itself, if it is a word.
  if (found[0] === beginning) return [beginning];
  throw tooShort(`words begin with “${beginning}”`);
};

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
  const words = wordsOf(search).slice(0, LONGEST_SEARCH);
  if (words.length === 0) return NONE;
  const alternatives = await Promise.all(words.map((word) => wordsFrom(database, word)));
  if (alternatives.some((keys) => keys.length === 0)) return NONE;
  // What fits the fewest words comes first.
  return alternatives.toSorted((one, other) => one.length - other.length).map((keys) => ({ searchKeys: { $in: keys } }));
};
