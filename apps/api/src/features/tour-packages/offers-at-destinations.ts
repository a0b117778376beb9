import { rupeesOf } from '@wayfarer/contracts';
import type { Dependencies } from '../../dependencies.ts';
import type { OffersAt } from '../destinations/index.ts';
import type { TourPackageIndexKeeper } from './search/keep-tour-package-index.ts';
import { readSaleMoment } from './search/sale-moment.ts';

type Needs = Pick<Dependencies, 'database' | 'clock' | 'config'>;

/** How many packages can be booked at each destination, and from what price. */
export const offersAtDestinations =
  (needs: Needs, index: TourPackageIndexKeeper): OffersAt =>
  async () => {
    const offers = (await index.current()).offersOfPlaces(await readSaleMoment(needs));
    return (id) => {
      const offered = offers.get(id);
      return { packageCount: offered?.packages ?? 0, lowestPrice: offered ? rupeesOf(offered.lowest) : null };
    };
  };

/** The destinations whose packages were booked of late, most first. */
export const listMostBookedDestinations =
  (needs: Needs, index: TourPackageIndexKeeper) =>
  async (most: number): Promise<string[]> =>
    [...(await index.current()).offersOfPlaces(await readSaleMoment(needs))]
      .filter(([, { booked }]) => booked > 0)
      .toSorted(([id, one], [otherId, other]) => other.booked - one.booked || (id < otherId ? -1 : 1))
      .slice(0, most)
      .map(([id]) => id);
