import { type Arrival, bookingNumberOf, displayNameOf, type ManifestEntry, type ManifestTraveller } from '@wayfarer/contracts';
import { idAt } from './id-at.ts';

/** Who is shown: all, those of whom nobody knows yet whether they come, or those ticked so. */
export type ShownArrival = 'all' | 'expected' | Arrival;
export type ManifestFilter = { words: string; arrival: ShownArrival };

/** A person of a booking, with their place among all of it. */
export type ManifestPerson = ManifestTraveller & { place: number };
export type ShownBooking = { entry: ManifestEntry; persons: ManifestPerson[] };

/** Without marks and case, so that 'rene' finds René. */
const fold = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

const textOfBooking = ({ _id, user, contact }: ManifestEntry): string =>
  fold([bookingNumberOf(_id), displayNameOf(user), user.email, contact?.name, contact?.phone, contact?.from].join(' '));

/**
 * Every word is in the person's own texts or in those of the booking; a booking of which nobody is shown is
 * left out.
 */
export const filterManifest = (entries: readonly ManifestEntry[], { words, arrival }: ManifestFilter): ShownBooking[] => {
  const wanted = fold(words).split(/\s+/).filter(Boolean);
  return entries.flatMap((entry) => {
    const ofBooking = textOfBooking(entry);
    const isShown = (person: ManifestTraveller): boolean => {
      if (arrival !== 'all' && (person.arrival ?? 'expected') !== arrival) return false;
      const own = fold([person.name, person.phone, person.diet, person.note].join(' '));
      return wanted.every((word) => ofBooking.includes(word) || own.includes(word));
    };
    const persons = entry.travellers.map((person, place) => ({ ...person, id: idAt(person, place), place })).filter(isShown);
    return persons.length > 0 ? [{ entry, persons }] : [];
  });
};
