import { MAX_SIMILAR, type TourPackageFilter } from '@wayfarer/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { getTourPackage } from './get-tour-package.ts';
import { nextDayOf } from './open-departures.ts';
import { readSaleTerms } from './sale-terms.ts';
import type { AskedDepartures } from './search/asked-departure.ts';
import { readPackagesOnOffer } from './search/read-page.repository.ts';
import { saleMomentOf } from './search/sale-moment.ts';
import type { TourPackageIndex } from './search/tour-package-index.ts';
import type { ShownPackage } from './tour-package.model.ts';

type Needs = Pick<Dependencies, 'database' | 'clock' | 'config'>;

/** Candidates fetched, to have enough after removing sold-out ones. */
const CANDIDATES = 3 * MAX_SIMILAR;

/**
 * Packages similar to one: at the same place first, then anywhere, the nearest in price and days first. What
 * can no longer be booked, or is sold out, is not among it; with days, on these days.
 * @throws NOT_FOUND
 */
export const listSimilarTourPackages = async (
  needs: Needs,
  index: TourPackageIndex,
  id: string,
  days: Pick<TourPackageFilter, 'availableFrom' | 'availableTo'>,
): Promise<{ records: ShownPackage[]; asked: AskedDepartures }> => {
  const terms = await readSaleTerms(needs);
  await getTourPackage(needs, id);
  const sale = saleMomentOf(terms);
  const ids = index.similar(id, sale, CANDIDATES, days);
  const asked = index.askedDepartures(ids, days, sale);
  const candidates = await readPackagesOnOffer(needs.database, ids);
  const isSold = (one: ShownPackage): boolean => asked.get(String(one._id)) !== null && nextDayOf(one, terms) !== null;
  return { records: candidates.filter(isSold).slice(0, MAX_SIMILAR), asked };
};
