import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FoundIn, TourPackage } from '@wayfarer/contracts';
import type { TranslatedLanguage } from '@wayfarer/words';
import type { Database } from '../../../../database/connect.ts';
import { objectIdOf } from '../../../../database/object-ids.ts';
import { destinationInLanguage, destinationRepository } from '../../../destinations/index.ts';
import { placeLine, placeLineIn } from './place-line.ts';
import { reasonOf } from './reason-of.ts';
import { soughtWordsOf } from './sought-words.ts';

/** Packages whose texts are read in one turn of the event loop. */
const TEXTS_A_TURN = 20;

/**
 * The packages of a page, each with why it was found. One that was changed since it was found, and has the
 * words no more, has no reason; nor has one that is read in another language than it was found in.
 */
export const withReasons = async (
  database: Database,
  tourPackages: readonly TourPackage[],
  words: string,
  language: TranslatedLanguage | null,
): Promise<TourPackage[]> => {
  const sought = soughtWordsOf(words, language ?? undefined);
  if (sought.length === 0) return [...tourPackages];
  const reasons: (FoundIn | undefined)[] = [];
  for (const tourPackage of tourPackages) {
    reasons.push(reasonOf(sought, tourPackage));
    if (reasons.length % TEXTS_A_TURN === 0) await nextTurn();
  }
  const places = tourPackages.flatMap(({ destination }, number) => (reasons[number] ? [] : [destination._id]));
  const read = places.length === 0 ? [] : await destinationRepository(database).findManyById(places.map(objectIdOf));
  const about = new Map(
    read.map((one) => {
      const { name, country, description } = destinationInLanguage(one, language);
      const line = language ? placeLineIn(language, one, { name, country }) : placeLine(one);
      return [String(one._id), { line, description }];
    }),
  );
  return tourPackages.map((tourPackage, number) => {
    const foundIn = reasons[number] ?? reasonOf(sought, tourPackage, about.get(tourPackage.destination._id));
    return foundIn ? { ...tourPackage, foundIn } : tourPackage;
  });
};
