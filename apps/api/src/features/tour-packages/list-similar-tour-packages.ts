import { MAX_SIMILAR } from '@wayfarer/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { getTourPackage } from './get-tour-package.ts';
import { nextDayOf } from './open-departures.ts';
import { readSaleTerms } from './sale-terms.ts';
import { readPackagesOnOffer } from './search/read-page.repository.ts';
import { saleMomentOf } from './search/sale-moment.ts';
import type { TourPackageIndex } from './search/tour-package-index.ts';
import type { ShownPackage } from './tour-package.model.ts';

type Needs = Pick<Dependencies, 'database' | 'clock' | 'config'>;

/** Candidates fetched, to have enough after removing sold-out ones. */
const CANDIDATES = 3 * MAX_SIMILAR;

/**
 * Packages similar to one: at the same place first, then anywhere, the nearest in price and days first. What
 * can no longer be booked, or is sold out, is not among it.
 * @throws NOT_FOUND
 */
export const listSimilarTourPackages = async (needs: Needs, index: TourPackageIndex, id: string): Promise<ShownPackage[]> => {
  const terms = await readSaleTerms(needs);
  await getTourPackage(needs, id);
  const candidates = await readPackagesOnOffer(needs.database, index.similar(id, saleMomentOf(terms), CANDIDATES));
  return candidates.filter((candidate) => nextDayOf(candidate, terms) !== null).slice(0, MAX_SIMILAR);
};
