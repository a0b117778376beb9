import type { TourPackageFilter } from '@wayfarer/contracts';
import type { DayRange } from './entry-departures.ts';
import { dayNumberOf } from './indexed-entry.ts';

/** Whether no day was asked for. */
export const isEveryDay = ({ first, last }: DayRange): boolean => first === 0 && last === Number.POSITIVE_INFINITY;

/**
 * The days that all date filters leave together; none where the first is after the last. A search finds the
 * packages that leave on one of them.
 */
export const askedDaysOf = ({
  availableFrom,
  availableTo,
  month,
}: Pick<TourPackageFilter, 'availableFrom' | 'availableTo' | 'month'>): DayRange => {
  const begins = [availableFrom, month && `${month}-01`].flatMap((day) => day || []);
  const ends = [availableTo, month && `${month}-31`].flatMap((day) => day || []);
  return {
    first: Math.max(0, ...begins.map(dayNumberOf)),
    last: Math.min(Number.POSITIVE_INFINITY, ...ends.map(dayNumberOf)),
  };
};
