import type { Dependencies } from '../../../dependencies.ts';
import { ApiError } from '../../../errors/api-error.ts';
import { todayOf } from '../../../time/today-of.ts';
import { noSuchPackage, type Offer } from '../../tour-packages/index.ts';

/**
 * @returns the package, where it is offered
 * @throws NOT_FOUND; PACKAGE_NOT_BOOKABLE where it was withdrawn, or has had its last day
 */
export const assertOffered = (needs: Pick<Dependencies, 'clock' | 'config'>, offer: Offer | null): Offer => {
  // Of a draft nobody is told that there is one: the id of an imported one is made of its title.
  if (!offer || offer.isDraft) throw noSuchPackage();
  if (offer.withdrawnAt || offer.availableTo < todayOf(needs)) throw new ApiError('PACKAGE_NOT_BOOKABLE');
  return offer;
};
