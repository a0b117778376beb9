import type { Entry } from './indexed-entry.ts';

/** How often one number is in the other, whichever is larger; 1 for equal ones. */
const ratioOf = (one: number, other: number): number => Math.max(one, other, 1) / Math.max(Math.min(one, other), 1);

/**
 * The ids of those most like one in price and days: at its place first, then anywhere; equal ones in the order
 * that they have. One pass.
 */
export const nearestPackages = (packages: readonly Entry[], own: Entry, most: number): string[] => {
  const nearest: { id: string; isElsewhere: boolean; unlikeness: number }[] = [];
  for (const { id, destination, price, days } of packages) {
    if (id === own.id) continue;
    const one = {
      id,
      isElsewhere: destination !== own.destination,
      unlikeness: ratioOf(price, own.price) * ratioOf(days, own.days),
    };
    const isAfter = (other: typeof one | undefined): boolean =>
      other !== undefined && (other.isElsewhere === one.isElsewhere ? other.unlikeness > one.unlikeness : other.isElsewhere);
    if (nearest.length === most && !isAfter(nearest.at(-1))) continue;
    const place = nearest.findIndex(isAfter);
    nearest.splice(place === -1 ? nearest.length : place, 0, one);
    nearest.length = Math.min(nearest.length, most);
  }
  return nearest.map(({ id }) => id);
};
