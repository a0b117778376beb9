import { foundInFields } from '@wayfarer/contracts';
import { guessTexts } from '../guess-texts.ts';
import { placeLine } from './place-line.ts';
import { type SoughtWord, soughtWordsOf } from './sought-words.ts';
import { createWordPostings, NOWHERE } from './word-postings.ts';

export type PackageTexts = { readonly title: string; readonly description: string; readonly itinerary: readonly string[] };
export type PlaceTexts = { readonly name: string; readonly country: string; readonly description: string };
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

/** The words of all packages and places, by which packages are found. */
export const createWordIndex = () => {
  const [packages, places] = [createWordPostings(), createWordPostings()];
  const slotOfPlace = new Map<string, number>();
  const find = (words: readonly SoughtWord[]): RankOf => {
    const found = words.map((sought) => ({ here: packages.find(sought), there: places.find(sought) }));
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
  const words = function* (): Generator<readonly [string, number]> {
    yield* packages.words();
    yield* places.words();
  };
  return {
    /** @returns where its words are; `remove` takes it */
    add: ({ title, description, itinerary }: PackageTexts): number =>
      packages.add([[0, title], [1, description], ...itinerary.map((day) => [2, day] as const)]),
    remove: packages.remove,
    putPlace: (id: string, { name, country, description }: PlaceTexts): void => {
      removePlace(id);
      slotOfPlace.set(
        id,
        places.add([
          [0, placeLine({ name, country })],
          [1, description],
        ]),
      );
    },
    removePlace,
    find: (text: string): RankOf => find(soughtWordsOf(text)),
    /** What may have been meant by words of which some are nowhere: none is left out. */
    guess: (text: string): string[] => {
      const sought = soughtWordsOf(text);
      const isKnown = (one: SoughtWord): boolean => packages.find(one) !== null || places.find(one) !== null;
      return guessTexts(sought, { isKnown, words }).filter((guess) => soughtWordsOf(guess).length === sought.length);
    },
  };
};

export type WordIndex = ReturnType<typeof createWordIndex>;
