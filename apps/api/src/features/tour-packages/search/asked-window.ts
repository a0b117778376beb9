import type { CalendarDate, TourPackageFilter } from '@wayfarer/contracts';

type DateFilter = Pick<TourPackageFilter, 'availableFrom' | 'availableTo' | 'month' | 'offered'>;

/**
 * The days that all date filters leave together, as one window: `first` and `last` are undefined where it is
 * open, and it `isEmpty` when the filters exclude each other. A search finds the packages whose own window
 * overlaps it.
 */
export const askedWindowOf = (
  { availableFrom, availableTo, month, offered }: DateFilter,
  today: CalendarDate,
): { first: CalendarDate | undefined; last: CalendarDate | undefined; isEmpty: boolean } => {
  const begins = [availableFrom, month && `${month}-01`, offered === 'now' && today].flatMap((day) => day || []);
  const ends = [availableTo, month && `${month}-31`].flatMap((day) => day || []);
  const [first, last] = [begins.toSorted().at(-1), ends.toSorted()[0]];
  return { first, last, isEmpty: first !== undefined && last !== undefined && first > last };
};
