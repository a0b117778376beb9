import type { ListedPages } from '@wayfarer/contracts';
import type { Database } from '../../database/connect.ts';
import { destinationRepository } from '../destinations/index.ts';
import type { TourPackageIndexKeeper } from '../tour-packages/index.ts';

/** Everything with a page of its own, for the sitemap. */
export const listedPages = (database: Database, index: TourPackageIndexKeeper): ListedPages[] => {
  const destinations = destinationRepository(database);
  return [
    { screen: 'destination', count: destinations.countStored, listIds: destinations.listIds },
    {
      screen: 'packageDetail',
      count: async () => (await index.current()).size(),
      listIds: async (without, most) => (await index.current()).listIds(without, most),
    },
  ];
};
