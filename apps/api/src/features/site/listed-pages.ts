import type { ListedPages } from '@wayfarer/contracts';
import type { Connection } from 'mongoose';
import { destinationRepository } from '../destinations/index.ts';
import type { TourPackageIndexKeeper } from '../tour-packages/index.ts';

/** Everything with a page of its own, for the sitemap; `noteRead` is called for each query. */
export const listedPages = (database: Connection, index: TourPackageIndexKeeper, noteRead: () => void): ListedPages[] => {
  const noting = <Given extends unknown[], Answer>(ask: (...given: Given) => Promise<Answer>) => {
    return (...given: Given): Promise<Answer> => {
      noteRead();
      return ask(...given);
    };
  };
  const destinations = destinationRepository(database);
  return [
    { screen: 'destination', count: noting(destinations.countStored), listIds: noting(destinations.listIds) },
    {
      screen: 'packageDetail',
      count: noting(async () => (await index.current()).size()),
      listIds: noting(async (without: number, most: number) => (await index.current()).listIds(without, most)),
    },
  ];
};
