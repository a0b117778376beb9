import type { Database } from '../../../database/connect.ts';
import { foldText } from '../../../database/lists/fold-text.ts';
import { destinationRepository } from '../../destinations/index.ts';
import type { PackageLine } from './package-lines.ts';

/**
 * The destination that a text means, the one that a package has already before others of the same name; or a
 * sentence.
 */
export type FindPlace = (text: string, present?: string) => { readonly id: string } | { readonly problem: string };

const keyOf = (text: string): string => foldText(text.trim());

/** A name has fewer commas, and fewer characters. */
const MAX_PARTS = 6;
const MAX_LENGTH = 500;

/** 'Goa, India' may be the place Goa, or one whose own name has the comma. */
const namesIn = (text: string): string[] => {
  const parts = text.slice(0, MAX_LENGTH).split(',', MAX_PARTS);
  return parts.map((_, index) => keyOf(parts.slice(0, index + 1).join(',')));
};

/**
 * Reads every destination that a file names at once: by name and country as the export writes it, or by a
 * name that only one has.
 */
export const findPlaces = async (database: Database, lines: readonly PackageLine[]): Promise<FindPlace> => {
  const named = new Set(lines.flatMap(({ texts }) => namesIn(texts.destination ?? '')));
  const places = await destinationRepository(database).listNamed([...named]);
  return (text, present) => {
    const key = keyOf(text);
    const exact = places.filter(({ name, country }) => keyOf(`${name}, ${country}`) === key);
    const meant = exact.length > 0 ? exact : places.filter(({ name }) => keyOf(name) === key);
    if (present !== undefined && meant.some(({ _id }) => String(_id) === present)) return { id: present };
    const [found, another] = meant;
    if (key === '') return { problem: 'Enter a destination.' };
    if (!found) return { problem: `There is no destination “${text.trim().slice(0, 80)}”. Add it first.` };
    if (another)
      return { problem: `There are several destinations “${text.trim().slice(0, 80)}”. Name the country too, or rename one.` };
    return { id: String(found._id) };
  };
};
