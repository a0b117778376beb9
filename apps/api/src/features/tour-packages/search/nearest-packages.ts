import type { Entry } from './indexed-entry.ts';

type Nearest = { readonly id: string; readonly isElsewhere: boolean; readonly unlikeness: number };

/** How often one number is in the other, whichever is larger; 1 for equal ones. */
const ratioOf = (one: number, other: number): number => Math.max(one, other, 1) / Math.max(Math.min(one, other), 1);

const isAfter = (one: Nearest, other: Nearest): boolean =>
  one.isElsewhere === other.isElsewhere ? one.unlikeness > other.unlikeness : one.isElsewhere;

/**
 * The ids of those most like one in price and days: at its place first, then anywhere; equal ones in the
 * order that they have. One pass, which keeps so many at most.
 */
export const nearestPackages = (
  packages: readonly Entry[],
  { own, most, isWanted }: { own: Entry; most: number; isWanted: (one: Entry) => boolean },
): string[] => {
  const nearest: Nearest[] = [];
  for (const one of packages) {
    if (one === own || !isWanted(one)) continue;
    const unlikeness = ratioOf(one.price, own.price) * ratioOf(one.days, own.days);
    const candidate = { id: one.id, isElsewhere: one.destination !== own.destination, unlikeness };
    const last = nearest.at(-1);
    if (nearest.length === most && last && !isAfter(last, candidate)) continue;
    const place = nearest.findIndex((other) => isAfter(other, candidate));
    nearest.splice(place === -1 ? nearest.length : place, 0, candidate);
    if (nearest.length > most) nearest.pop();
  }
  return nearest.map(({ id }) => id);
};
