import type { CalendarDate } from '@wayfarer/contracts';
import type { Connection, Types } from 'mongoose';
import type { DepartureSums, FigureKind } from '../figures/index.ts';
import { tourPackageRepository } from '../tour-packages/index.ts';

/**
 * On which coming days no seat of a package is left, written into the packages from what each day counts: lists tell it without a read for each
 * package. Only what is paid counts: seats that somebody holds may come back within minutes.
 */
export const createFullDays = (database: Connection) => {
  const changed = new Map<CalendarDate, readonly Types.ObjectId[]>();
  const { storeFullDay, listFullDays } = tourPackageRepository(database);
  return {
    /** Which packages travel fully booked on a day; undefined for none. */
    set: (kind: FigureKind, day: CalendarDate, sums: unknown): void => {
      if (kind === 'departures') changed.set(day, (sums as DepartureSums | undefined)?.full ?? []);
    },
    /** Once every day was counted: what packages say of other days is out of date. */
    dropUncounted: async (): Promise<void> => {
      for (const day of await listFullDays()) if (!changed.has(day)) changed.set(day, []);
    },
    /** Writes what has changed. */
    store: async (today: CalendarDate): Promise<void> => {
      for (const [day, ids] of changed) if (day >= today) await storeFullDay(day, ids, today);
      changed.clear();
    },
  };
};
