import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { TourPackage } from '@wayfarer/contracts';
import type { Total } from '../../../shared/api/call-list.ts';
import { tourPackageListQuery } from '../tour-package-queries.ts';
import { contradictionsOf, type PackageSearch } from './package-filter.ts';

export type FoundPackages = {
  /** Undefined until the first answer. */
  tourPackages: TourPackage[] | undefined;
  /** How many match in all, shown or not. */
  total: Total | undefined;
  /** The packages of the search before, shown until those of this one arrive. */
  stale: boolean;
  error: Error | null;
  /** The filters contradict each other; nothing is asked then. */
  contradiction: string | undefined;
  hasMore: boolean;
  isFetching: boolean;
  isLoadingMore: boolean;
  showMore: () => void;
  retry: () => void;
};

/** The packages of a search. The pages that were shown stay in the cache, so that 'back' finds the list as it was left. */
export const useFoundPackages = (search: PackageSearch): FoundPackages => {
  const wrong = contradictionsOf(search.filter);
  const contradiction = wrong.maxPrice
    ? 'The lowest price is above the highest.'
    : wrong.availableTo && 'The first day is after the last.';
  const query = useInfiniteQuery({
    ...tourPackageListQuery(search),
    placeholderData: keepPreviousData,
    enabled: contradiction === undefined,
  });
  const pages = query.data?.pages;
  return {
    tourPackages: pages?.flatMap((page) => page.entries),
    total: pages?.[0]?.total,
    stale: query.isPlaceholderData,
    error: query.error,
    contradiction,
    hasMore: query.hasNextPage && !query.isPlaceholderData,
    isFetching: query.isFetching,
    isLoadingMore: query.isFetchingNextPage,
    showMore: () => void query.fetchNextPage(),
    retry: () => void (query.isFetchNextPageError ? query.fetchNextPage() : query.refetch()),
  };
};
