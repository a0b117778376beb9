import { MOST_SIMILAR } from '@wayfarer/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { todayOf } from '../../today-of.ts';
import { getTourPackage } from './get-tour-package.ts';
import { nextDayOf } from './next-day-of.ts';
import { listInDatabase } from './search/database/list-in-database.repository.ts';
import { readPackagesOnOffer } from './search/database/read-page.repository.ts';
import { unlikenessOf } from './search/rows/similar-rows.ts';
import type { TourPackageIndex } from './search/tour-package-index.ts';
import type { ShownPackage, TourPackageRecord } from './tour-package.model.ts';

type Needs = Pick<Dependencies, 'database' | 'clock' | 'config'>;

/** So many are looked at, so that enough are left when some of them are sold out. */
const CANDIDATES = 3 * MOST_SIMILAR;

/** While there is no index: the same order among a page of its place and a page of all. */
const candidatesInDatabase = async ({ database }: Needs, own: TourPackageRecord, today: string): Promise<TourPackageRecord[]> => {
  const among = [{ destination: String(own.destinationId) }, {}].map(async (filter) => {
    const { records } = await listInDatabase(database, { ...filter, offered: 'now' }, today);
    return records.toSorted((one, other) => unlikenessOf(own, one) - unlikenessOf(own, other));
  });
  const byId = new Map((await Promise.all(among)).flat().map((record) => [String(record._id), record]));
  byId.delete(String(own._id));
  return [...byId.values()].slice(0, CANDIDATES);
};

/**
 * Packages similar to one: at the same place first, then anywhere, the nearest in price and days first. What
 * can no longer be booked, or is sold out, is not among it.
 * @throws NOT_FOUND
 */
export const listSimilarTourPackages = async (
  needs: Needs,
  index: TourPackageIndex | null,
  id: string,
): Promise<ShownPackage[]> => {
  const own = await getTourPackage(needs, id);
  const today = todayOf(needs);
  const candidates = index
    ? await readPackagesOnOffer(needs.database, index.similar(id, today, CANDIDATES))
    : await candidatesInDatabase(needs, own, today);
  return candidates.filter((candidate) => nextDayOf(candidate, today) !== null).slice(0, MOST_SIMILAR);
};
