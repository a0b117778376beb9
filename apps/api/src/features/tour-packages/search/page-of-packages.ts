import type { TourPackageSort } from '@wayfarer/contracts';
import { foreignCursor, type ListCursor } from '../../../database/lists/list-cursor.ts';
import { askedDaysOf, isEveryDay } from './asked-days.ts';
import type { AskedDepartures } from './asked-departure.ts';
import { type Moment, momentOf, nextDayIn } from './entry-departures.ts';
import { askedDeparturesOf, matcherOf, type PackageSearch, priceIn } from './filter-packages.ts';
import { dayNumberOf, dayOf, type Entry } from './indexed-entry.ts';
import type { SaleMoment } from './sale-moment.ts';
import type { SortedPackages } from './sorted-packages.ts';
import { englishTitle, titleReader } from './translated-titles.ts';

/** The orders of lists: those that are asked for, and the best first, of a list by words. */
export type ListSort = TourPackageSort | 'best';
/** Where a page ends: what its last package is ordered by, and its id. */
export type Place = { readonly key: string | number; readonly id: string };
export type PageRequest = {
  readonly sort: ListSort;
  readonly sale: SaleMoment;
  readonly after: Place | null;
  readonly limit: number;
};
export type FoundPackages = {
  readonly ids: string[];
  readonly places: string[];
  readonly total: number;
  readonly last: Place | null;
  /** Of each package, what a search by days shows; empty without asked days. */
  readonly asked: AskedDepartures;
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
  const isRank = /^\d{5}:/.test(String(key));
  if (key instanceof Date || (isByDay(sort) && !isDay) || (sort === 'best' && !isRank)) throw foreignCursor();
  return { key, id: String(id) };
};

/** The packages of a list, and what each is ordered by. */
type Order = {
  readonly packages: readonly Entry[];
  readonly keyOf: (one: Entry) => string | number;
  /** Whether they already stand in the order of their keys. */
  readonly isSorted: boolean;
};

/** As text that sorts as the number does. */
const rankText = (rank: number): string => String(rank).padStart(5, '0');

/** All packages, with the keys of a list from the lowest upwards. */
const orderOf = (sorted: SortedPackages, sort: ListSort, search: PackageSearch, moment: Moment): Order => {
  const { rankOf = () => 0 } = search;
  const titleOf = titleReader(search.language);
  // In another language their order is that of its titles.
  const byTitle =
    titleOf === englishTitle ? { packages: sorted.title, isSorted: true } : { packages: sorted.id, isSorted: false };
  switch (sort) {
    case 'soonest':
      return { packages: sorted.id, keyOf: (one) => nextDayIn(one, moment), isSorted: false };
    case 'recommended':
      return { packages: sorted.booked, keyOf: (one) => one.booked, isSorted: true };
    case 'price':
    case '-price': {
      const isAsked = !isEveryDay(askedDaysOf(search));
      return { packages: isAsked ? sorted.id : sorted.price, keyOf: priceIn(search, moment), isSorted: !isAsked };
    }
    case 'availableFrom':
    case '-availableFrom':
      return { packages: sorted.firstDay, keyOf: (one) => one.firstDay, isSorted: true };
    case 'best':
      return { ...byTitle, keyOf: (one) => `${rankText(rankOf(one) ?? 0)}:${titleOf(one)}`, isSorted: false };
    case 'title':
    case '-title':
      return { ...byTitle, keyOf: titleOf };
  }
};

/** Keeps the first packages of a list, by their keys; of equal keys in the order in which they come. */
const keepFirst = (most: number, { keyOf, isSorted }: Order, isFalling: boolean) => {
  const kept: { one: Entry; key: string | number }[] = [];
  const isAfter = (one: string | number, other: string | number): boolean => (isFalling ? one < other : one > other);
  return {
    kept,
    add: (one: Entry): void => {
      const key = keyOf(one);
      const last = kept.at(-1);
      if (kept.length === most && (isSorted || (last && !isAfter(last.key, key)))) return;
      let at = kept.length;
      if (!isSorted) while (at > 0 && isAfter(kept[at - 1]?.key ?? key, key)) at -= 1;
      kept.splice(at, 0, { one, key });
      if (kept.length > most) kept.pop();
    },
  };
};

const dayKeyIn = (key: string): number => (key === ENDED ? Number.POSITIVE_INFINITY : dayNumberOf(key));
const dayKeyOf = (key: number): string => (key === Number.POSITIVE_INFINITY ? ENDED : dayOf(key));

/**
 * A page of what a search finds, in its order, and how many it finds: one walk over all packages that keeps
 * no more than the page, because a list of all that is found would be collected as garbage after each search.
 */
export const pageOfPackages = (sorted: SortedPackages, search: PackageSearch, request: PageRequest): FoundPackages => {
  const { sort, sale, after, limit } = request;
  const moment = momentOf(sale);
  const afterKey = after && isByDay(sort) ? dayKeyIn(String(after.key)) : (after?.key ?? '');
  // A list begun yesterday continues in the order of that day, so that nothing is skipped at midnight.
  const firstOpen = Math.min(moment.firstOpen, after && sort === 'soonest' ? Number(afterKey) : Number.POSITIVE_INFINITY);
  const order = orderOf(sorted, sort, search, { ...moment, firstOpen });
  const isFalling = sort === 'recommended' || sort.startsWith('-');
  const isBehind = (one: Entry): boolean => {
    if (!after) return true;
    const key = order.keyOf(one);
    return key === afterKey ? one.id !== after.id && one.id > after.id !== isFalling : key > afterKey !== isFalling;
  };
  const matches = matcherOf(search, moment);
  const { kept, add } = keepFirst(limit + 1, order, isFalling);
  const { packages } = order;
  let total = 0;
  for (let at = 0; at < packages.length; at += 1) {
    const one = packages[isFalling ? packages.length - 1 - at : at] as Entry;
    if (!matches(one)) continue;
    total += 1;
    if (isBehind(one)) add(one);
  }
  const goesOn = kept.length > limit;
  if (goesOn) kept.pop();
  const last = goesOn ? kept.at(-1) : undefined;
  return {
    ids: kept.map(({ one }) => one.id),
    places: [...new Set(kept.map(({ one }) => one.destination))],
    total,
    last: last ? { key: isByDay(sort) ? dayKeyOf(Number(last.key)) : last.key, id: last.one.id } : null,
    asked: askedDeparturesOf(
      kept.map(({ one }) => one),
      search,
      moment,
    ),
  };
};
