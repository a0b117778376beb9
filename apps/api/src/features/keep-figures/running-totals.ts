import type { CalendarDate } from '@wayfarer/contracts';
import type { BookingSums, CountSums, FigureKind, FigureTotals } from '../figures/index.ts';

const NO_BOOKINGS: BookingSums = { pending: 0, confirmed: 0, cancelled: 0, paid: 0, received: 0, refunded: 0 };

/** Sums over bookings of several days. */
export const addBookings = (days: Iterable<BookingSums>): BookingSums => {
  const total = { ...NO_BOOKINGS };
  for (const day of days) for (const name of Object.keys(NO_BOOKINGS) as (keyof BookingSums)[]) total[name] += day[name];
  return total;
};
export const addCounts = (days: Iterable<CountSums>): number => {
  let total = 0;
  for (const { count } of days) total += count;
  return total;
};

/** The totals of all days, in memory: a few numbers for each day with data. */
export const createRunningTotals = () => {
  const known = {
    bookings: new Map<CalendarDate, BookingSums>(),
    packages: new Map<CalendarDate, CountSums>(),
    users: new Map<CalendarDate, CountSums>(),
  };
  return {
    /** Undefined where there is nothing any more. Departures and sales are never added up here. */
    set: (kind: FigureKind, day: CalendarDate, sums: unknown): void => {
      if (kind === 'departures' || kind === 'sales') return;
      if (sums === undefined) known[kind].delete(day);
      else known[kind].set(day, sums as BookingSums & CountSums);
    },
    read: (): FigureTotals => ({
      bookings: addBookings(known.bookings.values()),
      packages: addCounts(known.packages.values()),
      users: addCounts(known.users.values()),
    }),
  };
};
