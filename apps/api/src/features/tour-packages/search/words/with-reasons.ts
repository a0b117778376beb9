import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FoundIn, TourPackage } from '@wayfarer/contracts';
import type { Database } from '../../../../database/connect.ts';
import { objectIdOf } from '../../../../database/object-ids.ts';
import { destinationRepository } from '../../../destinations/index.ts';
import { reasonOf } from './reason-of.ts';
import { soughtWordsOf } from './sought-words.ts';

/** Packages whose texts are read in one turn of the event loop. */
const TEXTS_A_TURN = 20;

/**
 * The packages of a page, each with why it was found. One that was changed since it was found, and has the
 * words no more, has no reason.
 */
export const withReasons = async (
  database: Database,
  tourPackages: readonly TourPackage[],
  words: string,
): Promise<TourPackage[]> => {
  const sought = soughtWordsOf(words);
  if (sought.length === 0) return [...tourPackages];
  const reasons: (FoundIn | undefined)[] = [];
  for (const tourPackage of tourPackages) {
    reasons.push(reasonOf(sought, tourPackage));
    if (reasons.length % TEXTS_A_TURN === 0) await nextTurn();
  }
  const places = tourPackages.flatMap(({ destination }, number) => (reasons[number] ? [] : [destination._id]));
  const read = places.length === 0 ? [] : await destinationRepository(database).findManyById(places.map(objectIdOf));
  const about = new Map(read.map(({ _id, description }) => [String(_id), description]));
  return tourPackages.map((tourPackage, number) => {
    const foundIn = reasons[number] ?? reasonOf(sought, tourPackage, about.get(tourPackage.destination._id));
    return foundIn ? { ...tourPackage, foundIn } : tourPackage;
  });
};
