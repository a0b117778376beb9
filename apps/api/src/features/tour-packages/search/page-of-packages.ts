import type { CalendarDate, TourPackageSort } from '@wayfarer/contracts';
import { foreignCursor, type ListCursor } from '../../../database/lists/list-cursor.ts';
import { matcherOf, type PackageSearch } from './filter-packages.ts';
import { dayNumberOf, dayOf, type Entry } from './indexed-entry.ts';
import { countFirst, type SortedPackages } from './sorted-packages.ts';

/** Where a page ends: what its last package is ordered by, and its id. */
export type Place = { readonly key: string | number; readonly id: string };
export type PageRequest = {
  readonly sort: TourPackageSort;
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

/** The key of what can no longer be booked, in the order 'soonest': after all days. */
const ENDED = 'ended';

/** What the key of a cursor is in each order. */
export const cursorKinds: Readonly<Record<TourPackageSort, 'String' | 'Number'>> = {
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
export const afterOf = (sort: TourPackageSort, cursor: ListCursor | null): Place | null => {
  if (!cursor) return null;
  const { key, id } = cursor;
  const isByDay = sort === 'soonest' || sort.endsWith('availableFrom');
  const isDay = (sort === 'soonest' && key === ENDED) || /^\d{4}-\d{2}-\d{2}$/.test(String(key));
  if (key instanceof Date || (isByDay && !isDay)) throw foreignCursor();
  return { key, id: String(id) };
};

type Keyed = { readonly found: Entry[]; readonly keyOf: (one: Entry) => string | number };
type Matches = (one: Entry) => boolean;

/** What can be booked on a day by id, then what begins later by its first day, then what has ended by id. */
const findSoonest = ({ id, firstDay }: SortedPackages, matches: Matches, asOf: CalendarDate): Keyed => {
  const day = dayNumberOf(asOf);
  const hasEnded = (one: Entry): boolean => one.lastDay < day;
  const later = firstDay.slice(countFirst(firstDay, (one) => one.firstDay <= day));
  const begun = id.filter((one) => one.firstDay <= day && matches(one));
  return {
    found: [...begun.filter((one) => !hasEnded(one)), ...later.filter(matches), ...begun.filter(hasEnded)],
    keyOf: (one) => (hasEnded(one) ? ENDED : dayOf(Math.max(one.firstDay, day))),
  };
};

/** Everything that a search finds, in the order of a list from its lowest key upwards. */
const findAll = (sorted: SortedPackages, matches: Matches, { sort, today, after }: PageRequest): Keyed => {
  const by = sort.replace(/^-/, '') as Exclude<TourPackageSort, `-${string}`>;
  switch (by) {
    case 'soonest':
      // A list begun yesterday continues in the order of that day, so that nothing is skipped at midnight.
      return findSoonest(sorted, matches, after && after.key < today ? String(after.key) : today);
    case 'recommended':
      return { found: sorted.booked.filter(matches), keyOf: (one) => one.booked };
    case 'price':
      return { found: sorted.price.filter(matches), keyOf: (one) => one.price };
    case 'availableFrom':
      return { found: sorted.firstDay.filter(matches), keyOf: (one) => dayOf(one.firstDay) };
    case 'title':
      return { found: sorted.title.filter(matches), keyOf: (one) => one.titleKey };
  }
};

const compare = <Key extends string | number>(one: Key, other: Key): number => (one < other ? -1 : Number(one > other));

/** A page of what a search finds, in its order, and how many it finds. */
export const pageOfPackages = (sorted: SortedPackages, search: PackageSearch, request: PageRequest): FoundPackages => {
  const { sort, today, after, limit } = request;
  const { found, keyOf } = findAll(sorted, matcherOf(search, today), request);
  const isFalling = sort === 'recommended' || sort.startsWith('-');
  if (isFalling) found.reverse();
  const isShown = (one: Entry, { key, id }: Place): boolean => {
    const difference = compare(keyOf(one), key) || compare(one.id, id);
    return isFalling ? difference >= 0 : difference <= 0;
  };
  const start = after ? countFirst(found, (one) => isShown(one, after)) : 0;
  const shown = found.slice(start, start + limit);
  const last = shown.at(-1);
  return {
    ids: shown.map(({ id }) => id),
    places: [...new Set(shown.map(({ destination }) => destination))],
    total: found.length,
    last: last && start + limit < found.length ? { key: keyOf(last), id: last.id } : null,
  };
};
