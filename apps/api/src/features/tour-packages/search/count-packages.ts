import { type CalendarDate, COUNTED_MONTHS, type MinorUnits, monthOf } from '@wayfarer/contracts';
import { type PackageSearch, testsOf } from './filter-packages.ts';
import { dayNumberOf, type Entry, monthNumberOf } from './indexed-entry.ts';

/** What a search finds, by each of its filters: as if that filter were another one, and the others stayed. */
export type CountsOfSearch = {
  readonly total: number;
  /** Most first. */
  readonly places: readonly { destination: string; count: number }[];
  readonly months: readonly { month: string; count: number }[];
  readonly lengths: readonly { days: number; count: number }[];
  readonly prices: { lowest: MinorUnits; highest: MinorUnits } | null;
};

const addTo = <Key>(counts: Map<Key, number>, key: Key): void => {
  counts.set(key, (counts.get(key) ?? 0) + 1);
};

const monthAt = (number: number): string => {
  const year = String(Math.floor(number / 12)).padStart(4, '0');
  return monthOf(`${year}-${String((number % 12) + 1).padStart(2, '0')}-01`);
};

/** Counts windows at each month that they touch, in one step a window, however long it is. */
const createMonthCounts = (today: CalendarDate) => {
  const first = monthNumberOf(dayNumberOf(today));
  const differences = new Int32Array(COUNTED_MONTHS + 1);
  const addAt = (place: number, count: number): void => {
    differences[place] = (differences[place] as number) + count;
  };
  return {
    add: ({ firstDay, lastDay }: Entry): void => {
      const from = monthNumberOf(firstDay) - first;
      const to = monthNumberOf(lastDay) - first;
      if (to < 0 || from >= COUNTED_MONTHS) return;
      addAt(Math.max(from, 0), 1);
      addAt(Math.min(to + 1, COUNTED_MONTHS), -1);
    },
    read: (): CountsOfSearch['months'] => {
      let count = 0;
      return Array.from({ length: COUNTED_MONTHS }, (_, place) => {
        count += differences[place] as number;
        return { month: monthAt(first + place), count };
      }).filter((month) => month.count > 0);
    },
  };
};

/** All counts of a search, in one pass over the packages. */
export const countPackages = (packages: readonly Entry[], search: PackageSearch, today: CalendarDate): CountsOfSearch => {
  const tests = testsOf(search, today);
  const [places, lengths] = [new Map<string, number>(), new Map<number, number>()];
  const months = createMonthCounts(today);
  let total = 0;
  let lowest = Number.POSITIVE_INFINITY;
  let highest = 0;
  for (const one of packages) {
    if (!tests.isOtherwiseFound(one)) continue;
    const isHere = tests.isAtPlace(one);
    const isThen = tests.isInMonth(one);
    const isSoLong = tests.isSoLong(one);
    const isAtPrice = tests.isAtPrice(one);
    if (isHere && isThen && isSoLong && isAtPrice) total += 1;
    if (isThen && isSoLong && isAtPrice) addTo(places, one.destination);
    if (isHere && isSoLong && isAtPrice) months.add(one);
    if (isHere && isThen && isAtPrice) addTo(lengths, one.days);
    if (!isHere || !isThen || !isSoLong) continue;
    lowest = Math.min(lowest, one.price);
    highest = Math.max(highest, one.price);
  }
  return {
    total,
    places: [...places].map(([destination, count]) => ({ destination, count })).toSorted((one, other) => other.count - one.count),
    months: months.read(),
    lengths: [...lengths].map(([days, count]) => ({ days, count })).toSorted((one, other) => one.days - other.days),
    prices: lowest <= highest ? { lowest, highest } : null,
  };
};
