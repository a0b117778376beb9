import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Entry } from './indexed-entry.ts';

type Compare = (one: Entry, other: Entry) => number;

/** Packages that are read or sorted in one turn of the event loop: some 10 ms. */
const PACKAGES_A_TURN = 10_000;

const compareText = (one: string, other: string): number => (one < other ? -1 : Number(one > other));
const byId: Compare = (one, other) => compareText(one.id, other.id);
const comparisons = {
  id: byId,
  title: (one, other) => compareText(one.titleKey, other.titleKey) || byId(one, other),
  price: (one, other) => one.price - other.price || byId(one, other),
  firstDay: (one, other) => one.firstDay - other.firstDay || byId(one, other),
  booked: (one, other) => one.booked - other.booked || byId(one, other),
} satisfies Record<string, Compare>;

export type SortedPackages = Readonly<Record<keyof typeof comparisons, readonly Entry[]>>;

/** How many of the first something holds for, where it holds for none behind them. */
const countFirst = <One>(all: readonly One[], holds: (one: One) => boolean): number => {
  let [low, high] = [0, all.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (holds(all[middle] as One)) low = middle + 1;
    else high = middle;
  }
  return low;
};

/** Sorts halves by themselves, a turn each; the sort of both together only merges what is in order. */
const sortInTurns = async (packages: readonly Entry[], compare: Compare): Promise<Entry[]> => {
  await nextTurn();
  if (packages.length <= PACKAGES_A_TURN) return packages.toSorted(compare);
  const middle = packages.length >>> 1;
  const first = await sortInTurns(packages.slice(0, middle), compare);
  const second = await sortInTurns(packages.slice(middle), compare);
  await nextTurn();
  return [...first, ...second].sort(compare);
};

/** Packages in each order that lists have: by its own field and then by the id. */
export const sortPackages = async (packages: readonly Entry[]) => {
  const sorted = {
    id: await sortInTurns(packages, comparisons.id),
    title: await sortInTurns(packages, comparisons.title),
    price: await sortInTurns(packages, comparisons.price),
    firstDay: await sortInTurns(packages, comparisons.firstDay),
    booked: await sortInTurns(packages, comparisons.booked),
  };
  const orders = (Object.keys(comparisons) as (keyof typeof comparisons)[]).map((name) => {
    const [own, compare] = [sorted[name], comparisons[name]];
    return { own, compare, placeOf: (wanted: Entry) => countFirst(own, (one) => compare(one, wanted) < 0) };
  });
  return {
    sorted: sorted as SortedPackages,
    find: (id: string): Entry | undefined => {
      const found = sorted.id[countFirst(sorted.id, (one) => one.id < id)];
      return found?.id === id ? found : undefined;
    },
    /** Puts one package in the place of another. Most changes leave its place in most orders. */
    replace: (known: Entry | undefined, next: Entry | undefined): void => {
      for (const { own, compare, placeOf } of orders) {
        if (known && next && compare(known, next) === 0) {
          own[placeOf(known)] = next;
          continue;
        }
        if (known) own.splice(placeOf(known), 1);
        if (next) own.splice(placeOf(next), 0, next);
      }
    },
  };
};
