import { type CalendarDate, COUNTED_MONTHS, type MinorUnits, monthOf, type TourPackageFilter } from '@wayfarer/contracts';

/** What a search finds, by each of its filters: as if that filter were another one, and the others stayed. */
export type CountsOfSearch = {
  /** Most first. */
  readonly places: readonly { destination: string; count: number }[];
  readonly months: readonly { month: string; count: number }[];
  readonly lengths: readonly { days: number; count: number }[];
  readonly prices: { lowest: MinorUnits; highest: MinorUnits } | null;
};

/** The same search without one of its filters. */
export const without = {
  place: <Search extends TourPackageFilter>(search: Search): Search => ({ ...search, destination: undefined }),
  month: <Search extends TourPackageFilter>(search: Search): Search => ({ ...search, month: undefined }),
  length: <Search extends TourPackageFilter>(search: Search): Search => ({ ...search, minDays: undefined, maxDays: undefined }),
  price: <Search extends TourPackageFilter>(search: Search): Search => ({ ...search, minPrice: undefined, maxPrice: undefined }),
};

/** Months since the year 0. */
export const monthNumberOf = (day: CalendarDate): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;

export const monthAt = (number: number): string => {
  const year = String(Math.floor(number / 12)).padStart(4, '0');
  return monthOf(`${year}-${String((number % 12) + 1).padStart(2, '0')}-01`);
};

/** Counts windows at each month that they touch, in one step a window, however long it is. */
export const createMonthCount = (today: CalendarDate) => {
  const first = monthNumberOf(today);
  const changes = new Int32Array(COUNTED_MONTHS + 1);
  const add = (at: number, count: number): void => {
    changes[at] = (changes[at] as number) + count;
  };
  return {
    /** @param from the month number of the first day; `to` that of the last */
    add: (from: number, to: number, count = 1): void => {
      if (to < first || from >= first + COUNTED_MONTHS) return;
      add(Math.max(from - first, 0), count);
      add(Math.min(to - first + 1, COUNTED_MONTHS), -count);
    },
    read: (): { month: string; count: number }[] => {
      let count = 0;
      return Array.from({ length: COUNTED_MONTHS }, (_, index) => {
        count += changes[index] as number;
        return { month: monthAt(first + index), count };
      }).filter((month) => month.count > 0);
    },
  };
};
