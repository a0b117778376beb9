import { foundInFields } from '@wayfarer/contracts';
import { BASE_LANGUAGE, type LanguageCode, type TranslatedLanguage } from '@wayfarer/words';
import { guessTexts } from '../guess-texts.ts';
import { type AskedLanguage, type SoughtWord, soughtWordsOf } from './sought-words.ts';
import { type PackageTexts, type PlaceTexts, packageTextsByLanguage, placeTextsByLanguage } from './texts-by-language.ts';
import { createWordPostings, NOWHERE } from './word-postings.ts';

/** How far behind a package comes in a list by words, 0 first; undefined when a word is nowhere in it. */
export type RankOf = (one: { readonly slot: number; readonly destination: string }) => number | undefined;

/**
 * By the numbers of fields in the postings: a word costs a package the place of its first field among
 * `foundInFields`.
 */
const packageRanks = [foundInFields.indexOf('title'), foundInFields.indexOf('description'), foundInFields.indexOf('itinerary')];
const placeRanks = [foundInFields.indexOf('place'), foundInFields.indexOf('about-place')];

const rankAt = (fields: Uint8Array | null, slot: number, ranks: readonly number[]): number =>
  ranks[fields?.[slot] ?? NOWHERE] ?? NOWHERE;
/** More than words can cost together. */
const NOT_FOUND = 10_000;

/**
 * The words of all packages and places, by which packages are found: of English, and of the other languages
 * that the site offers. What is looked for in one of these may stand in either, so that an English title is
 * found on a German page too.
 */
export const createWordIndex = (offered: readonly TranslatedLanguage[] = []) => {
  const [packages, places] = [createWordPostings(), createWordPostings()];
  const slotOfPlace = new Map<string, number>();
  const languagesFor = (asked: AskedLanguage): LanguageCode[] => [
    BASE_LANGUAGE,
    ...offered.filter((language) => asked === 'all' || asked === language),
  ];
  const find = (words: readonly SoughtWord[], languages: readonly LanguageCode[]): RankOf => {
    const found = words.map((sought) => ({ here: packages.find(sought, languages), there: places.find(sought, languages) }));
    const byPlace = found.filter(({ there }) => there !== null);
    // Of words that no place has, all costs are summed up at once.
    const sums = new Uint16Array(packages.size());
    for (const { here, there } of found) {
      if (there) continue;
      for (let slot = 0; slot < sums.length; slot += 1) {
        const rank = rankAt(here, slot, packageRanks);
        sums[slot] = rank === NOWHERE ? NOT_FOUND : Math.min(NOT_FOUND, (sums[slot] as number) + rank);
      }
    }
    return ({ slot, destination }) => {
      let sum = sums[slot] as number;
      if (byPlace.length > 0 && sum < NOT_FOUND) {
        const placeSlot = slotOfPlace.get(destination) ?? 0;
        for (const { here, there } of byPlace) {
          const rank = Math.min(rankAt(here, slot, packageRanks), rankAt(there, placeSlot, placeRanks));
          sum += rank === NOWHERE ? NOT_FOUND : rank;
        }
      }
      return sum < NOT_FOUND ? sum : undefined;
    };
  };
  const removePlace = (id: string): void => {
    const slot = slotOfPlace.get(id);
    if (slot !== undefined) places.remove(slot);
    slotOfPlace.delete(id);
  };
  return {
    /** Those whose words it has, beside English ones. */
    offered,
    /** @returns where its words are; `remove` takes it */
    add: (texts: PackageTexts): number => packages.add(packageTextsByLanguage(texts, offered)),
    remove: packages.remove,
    putPlace: (id: string, texts: PlaceTexts): void => {
      removePlace(id);
      slotOfPlace.set(id, places.add(placeTextsByLanguage(texts, offered)));
    },
    removePlace,
    find: (text: string, asked?: AskedLanguage): RankOf => find(soughtWordsOf(text, asked), languagesFor(asked)),
    /** What may have been meant by words of which some are nowhere: none is left out. */
    guess: (text: string, asked?: AskedLanguage): string[] => {
      const sought = soughtWordsOf(text, asked);
      const languages = languagesFor(asked);
      const isKnown = (one: SoughtWord): boolean =>
        packages.find(one, languages) !== null || places.find(one, languages) !== null;
      const words = function* (): Generator<readonly [string, number]> {
        yield* packages.words(languages);
        yield* places.words(languages);
      };
      return guessTexts(sought, { isKnown, words }).filter((guess) => soughtWordsOf(guess, asked).length === sought.length);
    },
  };
};

export type WordIndex = ReturnType<typeof createWordIndex>;
