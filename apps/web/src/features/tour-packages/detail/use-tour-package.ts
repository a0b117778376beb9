import { type InfiniteData, useQuery, useQueryClient } from '@tanstack/react-query';
import type { TourPackage } from '@wayfarer/contracts';
import type { Page } from '../../../shared/api/call-list.ts';
import { queryKeys } from '../../../shared/api/query-keys.ts';
import { tourPackageQuery } from '../tour-package-queries.ts';

/** One package. After a list, the list's data is shown at once while the newest answer loads. */
export const useTourPackage = (id: string) => {
  const queryClient = useQueryClient();
  return useQuery({
    ...tourPackageQuery(id),
    placeholderData: () =>
      queryClient
        .getQueriesData<InfiniteData<Page<TourPackage>>>({ queryKey: queryKeys.tourPackages.lists })
        .flatMap(([, list]) => list?.pages.flatMap((page) => page.entries) ?? [])
        .find((tourPackage) => tourPackage._id === id),
  });
};
