import { keepPreviousData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import type { TourPackage } from '@wayfarer/contracts';
import { useMemo } from 'react';
import type { Total } from '../../../shared/api/call-list.ts';
import { t } from '../../../shared/words/words.ts';
import { pageAheadQuery, tourPackageListQuery } from '../tour-package-queries.ts';
import { contradictionsOf, type PackageSearch } from './package-filter.ts';

export type FoundPackages = {
  /** Undefined until the first answer. */
  tourPackages: TourPackage[] | undefined;
  /** How many match in total, shown or not. */
  total: Total | undefined;
  /** The packages of the previous search, shown until those of this one load. */
  stale: boolean;
  error: Error | null;
  /** The filters contradict each other; then nothing is fetched. */
  contradiction: string | undefined;
  hasMore: boolean;
  isFetching: boolean;
  isLoadingMore: boolean;
  showMore: () => void;
  /** Called when the user is about to load more. */
  fetchMoreAhead: () => void;
  retry: () => void;
};

/**
 * The packages of a search. The pages that were shown stay in the cache, so that 'back' restores the list.
 */
export const useFoundPackages = (search: PackageSearch): FoundPackages => {
  const queryClient = useQueryClient();
  const wrong = contradictionsOf(search.filter);
  const contradiction = wrong.maxPrice
    ? t('The lowest price is above the highest.')
    : wrong.availableTo && t('The first day is after the last.');
  const query = useInfiniteQuery({
    ...tourPackageListQuery(search),
    placeholderData: keepPreviousData,
    enabled: contradiction === undefined,
  });
  const pages = query.data?.pages;
  const tourPackages = useMemo(() => pages?.flatMap((page) => page.entries), [pages]);
  return {
    tourPackages,
    total: pages?.[0]?.total,
    stale: query.isPlaceholderData,
    error: query.error,
    contradiction,
    hasMore: query.hasNextPage && !query.isPlaceholderData,
    isFetching: query.isFetching,
    isLoadingMore: query.isFetchingNextPage,
    showMore: () => void query.fetchNextPage(),
    fetchMoreAhead: () => {
      const cursor = pages?.at(-1)?.nextCursor;
      if (cursor && !query.isFetching) void queryClient.prefetchQuery(pageAheadQuery(search, cursor));
    },
    retry: () => void (query.isFetchNextPageError ? query.fetchNextPage() : query.refetch()),
  };
};
