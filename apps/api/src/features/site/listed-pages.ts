import type { ListedPages } from '@wayfarer/contracts';
import type { Connection } from 'mongoose';
import { destinationRepository } from '../destinations/index.ts';
import { type TourPackageIndexKeeper, tourPackageRepository } from '../tour-packages/index.ts';

/** Everything with a page of its own, for the sitemap; `noteRead` is called for each query. */
export const listedPages = (database: Connection, index: TourPackageIndexKeeper, noteRead: () => void): ListedPages[] => {
  const noting = <Given extends unknown[], Answer>(ask: (...given: Given) => Promise<Answer>) => {
    return (...given: Given): Promise<Answer> => {
      noteRead();
      return ask(...given);
    };
  };
  const [destinations, tourPackages] = [destinationRepository(database), tourPackageRepository(database)];
  return [
    { screen: 'destination', count: noting(destinations.countStored), listIds: noting(destinations.listIds) },
    {
      screen: 'packageDetail',
      count: noting(async () => index.current()?.size() ?? tourPackages.countStored()),
      listIds: noting(async (without: number, most: number) => {
        return index.current()?.listIds(without, most) ?? tourPackages.listIds(without, most);
      }),
    },
  ];
};
