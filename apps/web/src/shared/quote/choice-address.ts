import { choiceKeys } from './choice-search.ts';
import type { TripChoice } from './trip-choice.ts';

const COUNT = /^([a-z0-9-]{1,20})\.(\d{1,2})$/;

/** 'adult.2_child.1' */
const textOf = (counts: Readonly<Record<string, number>>): string =>
  Object.entries(counts)
    .flatMap(([id, count]) => (count > 0 ? [`${id}.${count}`] : []))
    .join('_');

const countsIn = (text: string | null): Record<string, number> =>
  Object.fromEntries(
    (text ?? '').split('_').flatMap((part) => {
      const [, id, count] = COUNT.exec(part) ?? [];
      return id === undefined ? [] : [[id, Number(count)]];
    }),
  );

/** What an address says of a choice. Whatever it does not say, or says wrongly, is empty. */
export const choiceIn = (address: URLSearchParams): TripChoice => ({
  party: countsIn(address.get('party')),
  extras: countsIn(address.get('extras')),
  singleRooms: Number(/^\d{1,2}$/.exec(address.get('singleRooms') ?? '')?.[0] ?? 0),
  code: (address.get('code') ?? '').slice(0, 40),
});

/** The address with another choice; the rest of it stays. */
export const withChoice = (address: URLSearchParams, { party, extras, singleRooms, code }: TripChoice): URLSearchParams => {
  const changed = new URLSearchParams(address);
  const texts = { party: textOf(party), extras: textOf(extras), singleRooms: singleRooms > 0 ? String(singleRooms) : '', code };
  for (const key of choiceKeys) {
    if (texts[key] === '') changed.delete(key);
    else changed.set(key, texts[key]);
  }
  return changed;
};
