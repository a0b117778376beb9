import { randomBytes } from 'node:crypto';
import { isSamePerson, type NewTraveller } from '@wayfarer/contracts';
import { t } from '@wayfarer/words';
import type { Place } from './places-of-booking.ts';

/** The id of somebody who is new on a list. */
export const newPlaceId = (): string => randomBytes(4).toString('hex');

/** Who stands at a place of a list that was sent; `before` is what is stored of this very person. */
export type Standing = { readonly id: string; readonly before: Place['traveller'] };

/**
 * Who of a list that is sent was on it before, wherever they stood. Somebody else at the place of a traveller
 * is a new person with a new id, to whom nothing of the former is passed on.
 * @param problems gets a sentence for who is not on the booking, or there twice
 * @returns for each place who stands there
 */
export const whoStays = (
  sent: readonly (NewTraveller | null)[],
  places: readonly Place[],
  problems: Record<string, string>,
): Standing[] => {
  const named = new Set<string>();
  for (const [index, one] of sent.entries()) {
    if (one?.id === undefined) continue;
    if (named.has(one.id) || !places.some(({ id }) => id === one.id))
      problems[`travellers.${index}.id`] = t('This traveller is not on the booking. Please reload the page.');
    named.add(one.id);
  }
  return places.map((place, index): Standing => {
    const one = sent[index] ?? null;
    const known = one?.id === undefined ? place : places.find(({ id }) => id === one.id);
    const isFree = known && (one?.id !== undefined || !named.has(known.id));
    // Who was not named so far is named now.
    const stays = known && isFree && (known.traveller === null || (one !== null && isSamePerson(known.traveller, one)));
    return stays ? { id: known.id, before: known.traveller } : { id: newPlaceId(), before: null };
  });
};
