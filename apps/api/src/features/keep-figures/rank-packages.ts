import { addDays, dashboardPeriods, TOP_PACKAGES } from '@wayfarer/contracts';
import { sleepUnlessStopped } from '../../time/sleep-unless-stopped.ts';
import { todayOf } from '../../time/today-of.ts';
import { bookingSumsRepository } from '../bookings/index.ts';
import type { RankedPackage } from '../figures/index.ts';
import { tourPackageRepository } from '../tour-packages/index.ts';
import type { FigureNeeds } from './figure-days.ts';

/** The number of days whose sales count towards what is recommended, today included (docs/decisions/0027). */
const COUNTED_DAYS = 90;
/**
 * Packages that are written with one command; it rests for so many times as long: every process takes each of
 * them into its index.
 */
const BATCH = 500;
const RESTS = 4;

/** The packages with the highest revenue, by the number of days. */
export const rankPackages = async (needs: FigureNeeds): Promise<Record<string, RankedPackage[]>> => {
  const { config, database } = needs;
  const today = todayOf(needs);
  const bookings = bookingSumsRepository(database, config.SITE_TIME_ZONE);
  const rankings: Record<string, RankedPackage[]> = {};
  for (const days of Object.values(dashboardPeriods))
    rankings[days] = await bookings.rankPackages(addDays(today, 1 - days), today, TOP_PACKAGES);
  return rankings;
};

/**
 * Writes into the packages how often each was booked in the last days: the most booked are recommended first.
 */
export const storeBookedPackages = async (needs: FigureNeeds, goesOn: () => boolean): Promise<void> => {
  const { config, database } = needs;
  const today = todayOf(needs);
  const { listBooked, storeBooked } = tourPackageRepository(database);
  const written = await listBooked();
  const sold = await bookingSumsRepository(database, config.SITE_TIME_ZONE).countSales(addDays(today, 1 - COUNTED_DAYS), today);
  const ids = new Set([...written.keys(), ...sold.keys()]);
  const different = [...ids].filter((id) => sold.get(id) !== written.get(id));
  for (let begin = 0; begin < different.length && goesOn(); begin += BATCH) {
    const startedAt = performance.now();
    const news = different.slice(begin, begin + BATCH).map((id): [string, number] => [id, sold.get(id) ?? 0]);
    await storeBooked(news);
    if (news.length === BATCH) await sleepUnlessStopped(goesOn, (performance.now() - startedAt) * RESTS);
  }
};
