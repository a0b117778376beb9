import { MAX_COUNTED_PLACES, type TourPackageCounts, type TourPackageFilter } from '@wayfarer/contracts';
import type { Database } from '../../database/connect.ts';
import { foldText } from '../../database/lists/fold-text.ts';
import { objectIdOf } from '../../database/object-ids.ts';
import { languageOfTexts } from '../../translations/translated-language.ts';
import { type DestinationRecord, destinationRepository, placeInLanguage } from '../destinations/index.ts';
import { canBeMisspelt, wrongLetters } from './search/guess-texts.ts';
import type { SaleMoment } from './search/sale-moment.ts';
import { wordsOf } from './search/title-words.ts';
import type { TourPackageIndex } from './search/tour-package-index.ts';

type PlaceName = Pick<DestinationRecord, 'name' | 'country'>;

/** Destinations that are offered in place of a title or words. */
const MOST = 3;

const longWordsOf = (text: string): string[] => [...new Set(wordsOf(foldText(text)).filter(canBeMisspelt))];

/**
 * How many letters are wrong where each word means one of a destination's name or country, in English or as
 * they are read; Infinity where one means none. Any word of its description may be like any other word, and
 * says nothing.
 */
const allWrongLetters = (typed: readonly string[], names: readonly PlaceName[]): number => {
  const words = names.flatMap(({ name, country }) => longWordsOf(`${name} ${country}`));
  return typed.reduce((sum, word) => sum + Math.min(...words.map((other) => wrongLetters(word, other))), 0);
};

/**
 * Destinations that may have been meant by a title or words that nothing has: whose name and country are
 * nearly that. It looks at those with the most packages that the other filters find.
 */
export const suggestDestinations = async (
  database: Database,
  index: TourPackageIndex,
  { title, words, ...filter }: TourPackageFilter,
  sale: SaleMoment,
): Promise<TourPackageCounts['meantPlaces']> => {
  const typed = longWordsOf(words || title || '');
  if (typed.length === 0) return [];
  const places = index.countEach({ ...filter, destination: undefined }, sale).places.slice(0, MAX_COUNTED_PLACES);
  const counts = new Map(places.map(({ destination, count }) => [destination, count]));
  const found = await destinationRepository(database).findManyById(places.map(({ destination }) => objectIdOf(destination)));
  return found
    .map((english) => ({ english, destination: placeInLanguage(english, languageOfTexts(filter.language)) }))
    .map(({ english, destination }) => ({ destination, wrong: allWrongLetters(typed, [english, destination]) }))
    .filter(({ wrong }) => wrong < Number.POSITIVE_INFINITY)
    .toSorted((one, other) => one.wrong - other.wrong)
    .slice(0, MOST)
    .map(({ destination: { _id, name, country } }) => {
      const id = String(_id);
      return { _id: id, id, name, country, count: counts.get(id) ?? 0 };
    });
};
