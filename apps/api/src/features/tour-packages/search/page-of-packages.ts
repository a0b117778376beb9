import type { CalendarDate, TourPackageSort } from '@wayfarer/contracts';
import { foreignCursor, type ListCursor } from '../../../database/lists/list-cursor.ts';
import { matcherOf, type PackageSearch } from './filter-packages.ts';
import { dayNumberOf, dayOf, type Entry } from './indexed-entry.ts';
import type { SortedPackages } from './sorted-packages.ts';

/** The orders of lists: those that are asked for, and the best first, of a list by words. */
export type ListSort = TourPackageSort | 'best';
/** Where a page ends: what its last package is ordered by, and its id. */
export type Place = { readonly key: string | number; readonly id: string };
export type PageRequest = {
  readonly sort: ListSort;
  readonly today: CalendarDate;
  readonly after: Place | null;
  readonly limit: number;
};
export type FoundPackages = {
  readonly ids: string[];
  readonly places: string[];
  readonly total: number;
  readonly last: Place | null;
};

const isByDay = (sort: ListSort): boolean => sort === 'soonest' || sort.endsWith('availableFrom');

/** The key of what can no longer be booked, in the order 'soonest': after all days. */
const ENDED = 'ended';

/** What the key of a cursor is in each order. */
export const cursorKinds: Readonly<Record<ListSort, 'String' | 'Number'>> = {
  best: 'String',
  title: 'String',
  '-title': 'String',
  price: 'Number',
  '-price': 'Number',
  availableFrom: 'String',
  '-availableFrom': 'String',
  soonest: 'String',
  recommended: 'Number',
};

/** @throws VALIDATION when the cursor was made for another order */
export const afterOf = (sort: ListSort, cursor: ListCursor | null): Place | null => {
  if (!cursor) return null;
  const { key, id } = cursor;
  const isDay = (sort === 'soonest' && key === ENDED) || /^\d{4}-\d{2}-\d{2}$/.test(String(key));
  const isRank = /^\d{1,2}:/.test(String(key));
  if (key instanceof Date || (isByDay(sort) && !isDay) || (sort === 'best' && !isRank)) throw foreignCursor();
  return { key, id: String(id) };
};

type Test = (one: Entry) => boolean;
type Stretch = { readonly order: readonly Entry[]; readonly belongs: Test };
/** `keyOf` of what can no longer be booked is Infinity. */
type Walk = { readonly stretches: readonly Stretch[]; readonly keyOf: (one: Entry) => string | number };

/** What can be booked on a day by id, then what begins later by its first day, then what has ended by id. */
const walkSoonest = ({ id, firstDay }: SortedPackages, day: number): Walk => {
  const hasEnded: Test = (one) => one.lastDay < day;
  return {
    stretches: [
      { order: id, belongs: (one) => one.firstDay <= day && !hasEnded(one) },
      { order: firstDay, belongs: (one) => one.firstDay > day },
      { order: id, belongs: hasEnded },
    ],
    keyOf: (one) => (hasEnded(one) ? Number.POSITIVE_INFINITY : Math.max(one.firstDay, day)),
  };
};

/** All packages in the order of a list, from its lowest key upwards. */
const walkBy = (sorted: SortedPackages, sort: ListSort, day: number): Walk => {
  const along = (order: readonly Entry[], keyOf: Walk['keyOf']): Walk => ({
    stretches: [{ order, belongs: () => true }],
    keyOf,
  });
  switch (sort) {
    case 'soonest':
      return walkSoonest(sorted, day);
    case 'recommended':
      return along(sorted.booked, (one) => one.booked);
    case 'price':
    case '-price':
      return along(sorted.price, (one) => one.price);
    case 'availableFrom':
    case '-availableFrom':
      return along(sorted.firstDay, (one) => one.firstDay);
    case 'best':
    case 'title':
    case '-title':
      return along(sorted.title, (one) => one.titleKey);
  }
};

const dayKeyIn = (key: string): number => (key === ENDED ? Number.POSITIVE_INFINITY : dayNumberOf(key));
const dayKeyOf = (key: number): string => (key === Number.POSITIVE_INFINITY ? ENDED : dayOf(key));

/**
 * A page of what a search finds, in its order, and how many it finds: one walk over all packages that keeps
 * no more than the page, because a list of all that is found would be collected as garbage after each search.
 */
export const pageOfPackages = (sorted: SortedPackages, search: PackageSearch, request: PageRequest): FoundPackages => {
  const { sort, today, after, limit } = request;
  const afterKey = after && isByDay(sort) ? dayKeyIn(String(after.key)) : (after?.key ?? '');
  // A list begun yesterday continues in the order of that day, so that nothing is skipped at midnight.
  const day = Math.min(dayNumberOf(today), after && sort === 'soonest' ? Number(afterKey) : Number.POSITIVE_INFINITY);
  const { stretches, keyOf } = walkBy(sorted, sort, day);
  const isFalling = sort === 'recommended' || sort.startsWith('-');
  const isBehind = (one: Entry): boolean => {
    if (!after) return true;
    const key = keyOf(one);
    return key === afterKey ? one.id !== after.id && one.id > after.id !== isFalling : key > afterKey !== isFalling;
  };
  const matches = matcherOf(search, today);
  const shown: Entry[] = [];
  let total = 0;
  for (const { order, belongs } of stretches)
    for (let at = 0; at < order.length; at += 1) {
      const one = order[isFalling ? order.length - 1 - at : at] as Entry;
      if (!belongs(one) || !matches(one)) continue;
      total += 1;
      if (shown.length <= limit && isBehind(one)) shown.push(one);
    }
  const goesOn = shown.length > limit;
  if (goesOn) shown.pop();
  const last = goesOn ? shown.at(-1) : undefined;
  const keyFor = (one: Entry): string | number => (isByDay(sort) ? dayKeyOf(Number(keyOf(one))) : keyOf(one));
  return {
    ids: shown.map(({ id }) => id),
    places: [...new Set(shown.map(({ destination }) => destination))],
    total,
    last: last ? { key: keyFor(last), id: last.id } : null,
  };
};
