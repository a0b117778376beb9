import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { TourPackage } from '@wayfarer/contracts';
import { callEndpoint } from '../../shared/api/call-endpoint.ts';
import { callList, type Page } from '../../shared/api/call-list.ts';
import { queryKeys } from '../../shared/api/query-keys.ts';
import { DEFAULT_SORT, isFiltered, type PackageFilter, type PackageSearch } from './list/package-filter.ts';

/** Fills rows of two and of three. */
export const PAGE_SIZE = 12;

/** Travellers are shown what they can book (docs/decisions/0027). */
export const BOOKABLE = { offered: 'now' } as const;

/** Packages of a search, page by page; `/filter` is called when there is something to filter by (docs/specification.md section 7). */
export const tourPackageListQuery = ({ filter, sort }: PackageSearch) =>
  infiniteQueryOptions({
    queryKey: queryKeys.tourPackages.list(filter, sort),
    queryFn: ({ pageParam, signal }) =>
      callList(isFiltered(filter) ? 'filterTourPackages' : 'listTourPackages', {
        query: {
          ...filter,
          ...BOOKABLE,
          ...(sort === DEFAULT_SORT ? {} : { sort }),
          limit: PAGE_SIZE,
          ...(pageParam === null ? {} : { cursor: pageParam }),
        },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (last: Page<TourPackage>) => last.nextCursor,
  });

/** How many packages a search finds, at each place too, and what else may have been meant by its title. */
export const packageCountsQuery = (filter: PackageFilter) =>
  queryOptions({
    queryKey: queryKeys.tourPackages.counts(filter),
    queryFn: ({ signal }) => callEndpoint('countTourPackages', { query: { ...filter, ...BOOKABLE }, signal }),
  });

/** One package. */
export const tourPackageQuery = (id: string) =>
  queryOptions({
    queryKey: queryKeys.tourPackages.detail(id),
    queryFn: ({ signal }) => callEndpoint('findTourPackage', { params: { id }, signal }),
  });
