import { addDays, type CalendarDate, calendarDateAt, startOfDay } from '@wayfarer/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { bookingSumsRepository } from '../bookings/index.ts';
import type { DaySums, FigureKind } from '../figures/index.ts';
import { tourPackageRepository } from '../tour-packages/index.ts';
import { userRepository } from '../users/index.ts';

export type FigureNeeds = Pick<Dependencies, 'database' | 'config' | 'clock' | 'logger'>;

/** Where the sums of one kind come from. */
export type FigureSource<K extends FigureKind> = {
  /** Sums up the days from one to another, both included, by an index that begins with the day. */
  readonly sum: (from: CalendarDate, to: CalendarDate) => Promise<DaySums<K>>;
  /** The first day with data after another; null when there is none. */
  readonly next: (after: CalendarDate | null) => Promise<CalendarDate | null>;
};
export type FigureSources = { readonly [K in FigureKind]: FigureSource<K> };

/** @param maxTimeMS how long one sum over bookings may take; 0 as long as it takes, for jobs */
export const figureSources = (
  { database, config }: Pick<FigureNeeds, 'database' | 'config'>,
  maxTimeMS?: number,
): FigureSources => {
  const zone = config.SITE_TIME_ZONE;
  const bookings = bookingSumsRepository(database, zone, maxTimeMS);
  const tourPackages = tourPackageRepository(database);
  const users = userRepository(database);
  const dayAt = (instant: Date | null): CalendarDate | null => instant && calendarDateAt(instant, zone);
  const behind = (day: CalendarDate | null): Date => (day === null ? new Date(0) : startOfDay(addDays(day, 1), zone));
  return {
    bookings: { sum: bookings.sumMade, next: async (after) => dayAt(await bookings.nextMade(behind(after))) },
    departures: { sum: bookings.sumTravelling, next: bookings.nextTravelDay },
    packages: { sum: tourPackages.countByLastDay, next: tourPackages.nextLastDay },
    sales: { sum: bookings.sumSales, next: async (after) => dayAt(await bookings.nextMade(behind(after))) },
    users: {
      sum: (from, to) => users.countByDay(from, to, zone),
      next: async (after) => dayAt(await users.nextRegistered(behind(after))),
    },
  };
};

export const FIGURE_KINDS = ['bookings', 'departures', 'packages', 'users', 'sales'] as const satisfies FigureKind[];
