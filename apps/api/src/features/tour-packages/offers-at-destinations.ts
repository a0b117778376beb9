import { rupeesOf } from '@wayfarer/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { todayOf } from '../../today-of.ts';
import type { OffersAt } from '../destinations/index.ts';
import { countOffersInDatabase } from './search/database/count-in-database.repository.ts';
import type { TourPackageIndexKeeper } from './search/keep-tour-package-index.ts';

type Needs = Pick<Dependencies, 'database' | 'clock' | 'config'>;

/** How many packages can be booked at each of some destinations, and from what price. */
export const offersAtDestinations =
  (needs: Needs, index: TourPackageIndexKeeper): OffersAt =>
  async (ids) => {
    const offers =
      index.current()?.offersOfPlaces(todayOf(needs)) ?? (await countOffersInDatabase(needs.database, ids, todayOf(needs)));
    return (id) => {
      const offered = offers.get(id);
      return { packageCount: offered?.packages ?? 0, lowestPrice: offered ? rupeesOf(offered.lowest) : null };
    };
  };

/** The destinations whose packages were booked of late, most first; none while there is no index. */
export const listMostBookedDestinations =
  (needs: Needs, index: TourPackageIndexKeeper) =>
  (most: number): string[] =>
    [...(index.current()?.offersOfPlaces(todayOf(needs)) ?? [])]
      .filter(([, { booked }]) => booked > 0)
      .toSorted(([id, one], [otherId, other]) => other.booked - one.booked || (id < otherId ? -1 : 1))
      .slice(0, most)
      .map(([id]) => id);
