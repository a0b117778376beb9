import type { mongo } from 'mongoose';
import type { ApiError } from '../../errors/api-error.ts';
import { wrongField } from '../../errors/wrong-field.ts';
import type { ListIndex } from './choose-list-index.ts';
import { keysInRange } from './keys-in-range.ts';
import { prefixRange } from './prefix-range.ts';
import { soughtWordsOf } from './words-of.ts';

/**
 * Prefixes that match more words than this are too short to search by: each word is an index range to merge.
 */
export const MAX_WORDS = 30;
/** How many words of a search are used. */
const MAX_SEARCH_WORDS = 6;

export const tooShort = (what: string): ApiError => {
  return wrongField('search', `Too many ${what}. Type more letters.`);
};

/**
 * The words in documents that begin with a text; only the text itself where it is a word and begins too many
 * others.
 */
const wordsFrom = async (collection: mongo.Collection, index: ListIndex, beginning: string): Promise<string[]> => {
  const found = await keysInRange(collection, index, prefixRange(beginning), MAX_WORDS + 1);
  if (found.length <= MAX_WORDS) return found;
  // The first in the order of the index: the text itself, if it is a word.
  if (found[0] === beginning) return [beginning];
  throw tooShort(`words begin with “${beginning}”`);
};

/**
 * What documents must have in `searchKeys` so that each search word begins one of theirs: the most selective
 * comes first, so an index serves it, and the others narrow it. Empty when nothing can be found.
 * @param index begins with `searchKeys`
 * @throws VALIDATION when a word matches too much
 */
export const searchByWords = async (
  collection: mongo.Collection,
  index: ListIndex,
  search: string,
): Promise<{ searchKeys: { $in: string[] } }[]> => {
  const words = soughtWordsOf(search).slice(0, MAX_SEARCH_WORDS);
  const alternatives = await Promise.all(words.map((word) => wordsFrom(collection, index, word)));
  if (alternatives.some((keys) => keys.length === 0)) return [];
  return alternatives.toSorted((one, other) => one.length - other.length).map((keys) => ({ searchKeys: { $in: keys } }));
};
