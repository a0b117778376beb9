import { type CalendarDate, COUNTED_MONTHS, type MinorUnits, monthOf } from '@wayfarer/contracts';
import { askedDaysOf } from './asked-days.ts';
import { daysWithin, type Moment, momentOf } from './entry-departures.ts';
import { type PackageSearch, priceIn, priceTest, testsOf } from './filter-packages.ts';
import { dayNumberOf, type Entry, monthNumberOf } from './indexed-entry.ts';
import type { SaleMoment } from './sale-moment.ts';

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

/** Counts each package once in every month in which it has one of the asked days. */
const createMonthCounts = (search: PackageSearch, today: CalendarDate, moment: Moment) => {
  const asked = askedDaysOf({ ...search, month: undefined });
  const range = { first: Math.max(asked.first, dayNumberOf(`${monthOf(today)}-01`)), last: asked.last };
  const open = search.offered === 'now' ? moment : null;
  const thisMonth = monthNumberOf(dayNumberOf(today));
  const counts = new Int32Array(COUNTED_MONTHS);
  // Each month has lowest prices of its own.
  const isAtPrice = Array.from(counts, (_, at) => priceTest({ ...search, month: monthAt(thisMonth + at) }, moment));
  const count = (one: Entry, from: number, to: number): void => {
    for (let at = from; at <= to && at < COUNTED_MONTHS; at += 1)
      if (isAtPrice[at]?.(one)) counts[at] = (counts[at] as number) + 1;
  };
  return {
    add: (one: Entry): void => {
      let counted = -1;
      const days = daysWithin(one, range, open);
      for (let at = 0; at < days.length; at += 1) {
        const month = monthNumberOf(days[at] as number) - thisMonth;
        // Of a window every second day is the last of a part, which has days in each month since its first
        // one.
        const isLastOfPart = !one.departures && at % 2 === 1;
        if (month > counted) count(one, isLastOfPart ? counted + 1 : month, month);
        counted = month;
        if (counted >= COUNTED_MONTHS) return;
      }
    },
    read: (): CountsOfSearch['months'] =>
      Array.from(counts, (found, place) => ({ month: monthAt(thisMonth + place), count: found })).filter(
        (month) => month.count > 0,
      ),
  };
};

/** All counts of a search, in one pass over the packages. */
export const countPackages = (packages: readonly Entry[], search: PackageSearch, sale: SaleMoment): CountsOfSearch => {
  const moment = momentOf(sale);
  const tests = testsOf(search, moment);
  const [places, lengths] = [new Map<string, number>(), new Map<number, number>()];
  const months = createMonthCounts(search, sale.today, moment);
  const priceOf = priceIn(search, moment);
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
    if (isHere && isSoLong) months.add(one);
    if (isHere && isThen && isAtPrice) addTo(lengths, one.days);
    if (!isHere || !isThen || !isSoLong) continue;
    const price = priceOf(one);
    lowest = Math.min(lowest, price);
    highest = Math.max(highest, price);
  }
  return {
    total,
    places: [...places].map(([destination, count]) => ({ destination, count })).toSorted((one, other) => other.count - one.count),
    months: months.read(),
    lengths: [...lengths].map(([days, count]) => ({ days, count })).toSorted((one, other) => one.days - other.days),
    prices: lowest <= highest ? { lowest, highest } : null,
  };
};
