import { addDays, type CalendarDate } from '@wayfarer/contracts';
import type { Connection } from 'mongoose';
import { sleepUnlessStopped } from '../../sleep-unless-stopped.ts';
import { type FigureKind, figureRepository, type SalesSums } from '../figures/index.ts';
import { tourPackageRepository } from '../tour-packages/index.ts';

/** The number of days whose bookings count, today included. */
const COUNTED_DAYS = 90;
/** Packages that are written with one command; it rests for so many times as long: every process takes each of them into its index. */
const BATCH = 500;
const RESTS = 4;

type Sales = SalesSums['booked'];

/**
 * How often each package was booked in the last days, summed from daily sales and written into the packages: the most booked are
 * recommended first. Only packages whose number changes are written. The next day, or the next leader, makes up for what was missed.
 */
export const createBookedPackages = (database: Connection) => {
  const days = new Map<CalendarDate, Sales>();
  const counts = new Map<string, number>();
  /** The numbers stored in packages; null until they are read. */
  let written: Map<string, number> | null = null;
  let countedOn = '';
  const changed = new Set<string>();

  const add = (sales: Sales, sign: 1 | -1): void => {
    for (const [id, count] of Object.entries(sales)) {
      counts.set(id, (counts.get(id) ?? 0) + sign * count);
      changed.add(id);
    }
  };
  const drop = (day: CalendarDate): void => {
    add(days.get(day) ?? {}, -1);
    days.delete(day);
  };
  const { listBooked, storeBooked } = tourPackageRepository(database);

  /** When days leave or enter the period, their sums are read, and so are the numbers stored in packages. */
  const beginDay = async (today: CalendarDate): Promise<void> => {
    const first = addDays(today, 1 - COUNTED_DAYS);
    for (const day of days.keys()) drop(day);
    for (const [day, { booked }] of await figureRepository(database).listDays('sales', first, today)) {
      days.set(day, booked);
      add(booked, 1);
    }
    written = await listBooked();
    for (const id of written.keys()) changed.add(id);
    countedOn = today;
  };
  return {
    /** The sales of a day so far; undefined for none. */
    set: (kind: FigureKind, day: CalendarDate, sums: unknown): void => {
      if (kind !== 'sales' || countedOn === '' || day > countedOn || day < addDays(countedOn, 1 - COUNTED_DAYS)) return;
      drop(day);
      if (sums === undefined) return;
      const { booked } = sums as SalesSums;
      days.set(day, booked);
      add(booked, 1);
    },
    /** Writes the changes, until it is told to stop. */
    store: async (today: CalendarDate, goesOn: () => boolean): Promise<void> => {
      if (countedOn !== today) await beginDay(today);
      const different = [...changed].filter((id) => (counts.get(id) ?? 0) !== (written?.get(id) ?? 0));
      for (let begin = 0; begin < different.length && goesOn(); begin += BATCH) {
        const startedAt = performance.now();
        const news = different.slice(begin, begin + BATCH).map((id): [string, number] => [id, counts.get(id) ?? 0]);
        await storeBooked(news);
        for (const [id, count] of news) written?.set(id, count);
        if (news.length === BATCH) await sleepUnlessStopped(goesOn, (performance.now() - startedAt) * RESTS);
      }
      if (goesOn()) changed.clear();
    },
  };
};
