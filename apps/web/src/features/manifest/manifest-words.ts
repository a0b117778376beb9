import { type Arrival, bookingNumberOf, type ManifestEntry, type ManifestTraveller } from '@wayfarer/contracts';
import { counted } from '../../shared/format/format-total.ts';
import { idAt } from './id-at.ts';

export const arrivalWords: Readonly<Record<Arrival, string>> = { here: 'Here', 'no-show': 'No-show' };

/** '2 × Bicycle, 1 single room'; empty where nothing was ordered. */
export const extrasText = ({ extras = [], singleRooms = 0 }: Pick<ManifestEntry, 'extras' | 'singleRooms'>): string =>
  [
    ...extras.map(({ text, quantity }) => `${quantity} × ${text}`),
    ...(singleRooms > 0 ? [counted(singleRooms, 'single room')] : []),
  ].join(', ');

/** 'Adult, 36'; empty where neither is known. */
export const kindText = ({ category, age }: ManifestTraveller): string =>
  [category, age === undefined ? undefined : `${age}`].filter((text) => text !== undefined).join(', ');

/** Their name, or which person of the booking nobody has named yet. */
export const nameOrPlace = ({ name, place }: { name: string | null; place: number }): string =>
  name ?? `Person ${place + 1}, not named`;

/** Whom a tick is about; the number of their booking where it is on another manifest. */
export const whoIsTicked = (
  entries: readonly ManifestEntry[],
  { booking, traveller }: { booking: string; traveller: string },
): string => {
  const travellers = entries.find(({ _id }) => _id === booking)?.travellers ?? [];
  const place = travellers.findIndex((person, at) => idAt(person, at) === traveller);
  const person = travellers[place];
  return person === undefined ? `Booking ${bookingNumberOf(booking)}` : nameOrPlace({ name: person.name, place });
};
