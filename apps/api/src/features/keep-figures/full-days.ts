import type { CalendarDate } from '@wayfarer/contracts';
import type { Connection, Types } from 'mongoose';
import type { DepartureSums, FigureKind } from '../figures/index.ts';
import { tourPackageRepository } from '../tour-packages/index.ts';

/**
 * The coming days on which a package is full, written into the packages from the daily figures: lists show them without a read per
 * package. Only paid seats count: held ones may come back within minutes.
 */
export const createFullDays = (database: Connection) => {
  const changed = new Map<CalendarDate, readonly Types.ObjectId[]>();
  const { storeFullDay, listFullDays } = tourPackageRepository(database);
  return {
    /** The fully booked packages of a day; undefined for none. */
    set: (kind: FigureKind, day: CalendarDate, sums: unknown): void => {
      if (kind === 'departures') changed.set(day, (sums as DepartureSums | undefined)?.full ?? []);
    },
    /** Called once every day was counted: other days stored in packages are outdated. */
    dropUncounted: async (): Promise<void> => {
      for (const day of await listFullDays()) if (!changed.has(day)) changed.set(day, []);
    },
    /** Writes the changes. */
    store: async (today: CalendarDate): Promise<void> => {
      for (const [day, ids] of changed) if (day >= today) await storeFullDay(day, ids, today);
      changed.clear();
    },
  };
};
