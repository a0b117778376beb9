import type { CalendarDate } from '@wayfarer/contracts';
import { bookingSumsRepository } from '../bookings/index.ts';
import type { FigureKind } from '../figures/index.ts';
import { tourPackageRepository } from '../tour-packages/index.ts';
import type { FigureNeeds } from './figure-days.ts';

/**
 * Milliseconds by which a write may show later than its moment says: its process's clock, and the way to the
 * database.
 */
export const MAX_LATE_MS = 60_000;

export type ChangedDays = Readonly<Record<FigureKind, ReadonlySet<CalendarDate>>>;

/**
 * The days of bookings that changed since a moment, and the travel days of packages whose capacity was set
 * since.
 */
export const changedDaysSince = async ({ database, config }: FigureNeeds, moment: Date): Promise<ChangedDays> => {
  const since = new Date(moment.getTime() - MAX_LATE_MS);
  const bookings = bookingSumsRepository(database, config.SITE_TIME_ZONE);
  const [changed, ids] = await Promise.all([
    bookings.changedDays(since),
    tourPackageRepository(database).idsWithCapacitySet(since),
  ]);
  const travelDays = changed.map(({ travelDate }) => travelDate);
  for (const id of ids) travelDays.push(...(await bookings.travelDaysOf(id)));
  return { bookings: new Set(changed.map(({ made }) => made)), departures: new Set(travelDays) };
};
