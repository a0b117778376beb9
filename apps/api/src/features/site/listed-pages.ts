import type { ListedPages } from '@wayfarer/contracts';
import type { Connection } from 'mongoose';
import { destinationRepository } from '../destinations/index.ts';
import { type TourPackageIndexKeeper, tourPackageRepository } from '../tour-packages/index.ts';

/** Everything with a page of its own, for the sitemap. */
export const listedPages = (database: Connection, index: TourPackageIndexKeeper): ListedPages[] => {
  const [destinations, tourPackages] = [destinationRepository(database), tourPackageRepository(database)];
  return [
    { screen: 'destination', count: destinations.countStored, listIds: destinations.listIds },
    {
      screen: 'packageDetail',
      count: async () => index.current()?.size() ?? tourPackages.countStored(),
      listIds: async (without, most) => index.current()?.listIds(without, most) ?? tourPackages.listIds(without, most),
    },
  ];
};
