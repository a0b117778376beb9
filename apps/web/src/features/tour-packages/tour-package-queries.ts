import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { TourPackage } from '@wayfarer/contracts';
import { callEndpoint } from '../../shared/api/call-endpoint.ts';
import { callList, type Page } from '../../shared/api/call-list.ts';
import { queryKeys } from '../../shared/api/query-keys.ts';
import { defaultSortOf, isFiltered, type PackageFilter, type PackageSearch } from './list/package-filter.ts';

/** Fills rows of two and of three. */
export const PAGE_SIZE = 12;

/** Travellers see only what they can book (docs/decisions/0027). */
export const BOOKABLE = { offered: 'now' } as const;

/** What a list is asked beside its filters. */
export const partyQuery = (party: string): { party?: string } => (party === '' ? {} : { party });

/**
 * A page of a search; `/filter` is called when there is something to filter by (docs/specification.md section
 * 7).
 */
const loadPage = (
  { filter, sort, party }: PackageSearch,
  cursor: string | null,
  signal: AbortSignal,
): Promise<Page<TourPackage>> =>
  callList(isFiltered(filter) ? 'filterTourPackages' : 'listTourPackages', {
    query: {
      ...filter,
      ...partyQuery(party),
      ...BOOKABLE,
      ...(sort === 'best' || sort === defaultSortOf(filter) ? {} : { sort }),
      limit: PAGE_SIZE,
      ...(cursor === null ? {} : { cursor }),
    },
    signal,
  });

/** How long a prefetched page may be shown, in milliseconds. */
const AHEAD_FOR_MS = 30_000;

/** Prefetches a page that will probably be needed. */
export const pageAheadQuery = (search: PackageSearch, cursor: string) =>
  queryOptions({
    queryKey: queryKeys.tourPackages.pageAhead(search.filter, search.sort, search.party, cursor),
    queryFn: ({ signal }) => loadPage(search, cursor, signal),
    staleTime: AHEAD_FOR_MS,
  });

/** Packages of a search, page by page. */
export const tourPackageListQuery = (search: PackageSearch) =>
  infiniteQueryOptions({
    queryKey: queryKeys.tourPackages.list(search.filter, search.sort, search.party),
    queryFn: async ({ pageParam, signal, client }) => {
      const ahead = pageParam === null ? null : pageAheadQuery(search, pageParam);
      if (ahead === null || client.getQueryState(ahead.queryKey) === undefined) return loadPage(search, pageParam, signal);
      const page = await client.fetchQuery(ahead);
      // Used once: a repeated search should show what is new.
      client.removeQueries({ queryKey: ahead.queryKey, exact: true });
      return page;
    },
    initialPageParam: null as string | null,
    getNextPageParam: (last: Page<TourPackage>) => last.nextCursor,
  });

/** The query for a destination's first bookable packages: the most booked come first. */
export const packagesAt = (destination: string) => ({ destination, ...BOOKABLE, sort: 'recommended', limit: PAGE_SIZE }) as const;

export const packagesAtQuery = (destinationId: string) =>
  queryOptions({
    queryKey: queryKeys.tourPackages.at(destinationId),
    queryFn: ({ signal }): Promise<Page<TourPackage>> =>
      callList('filterTourPackages', { query: packagesAt(destinationId), signal }),
  });

/** How many packages a search finds, in total and at each place, and suggestions for a mistyped title. */
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
