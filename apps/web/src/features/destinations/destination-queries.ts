import { infiniteQueryOptions, queryOptions, useInfiniteQuery } from '@tanstack/react-query';
import type { Destination } from '@wayfarer/contracts';
import { callEndpoint } from '../../shared/api/call-endpoint.ts';
import { callList, type Page } from '../../shared/api/call-list.ts';
import { queryKeys } from '../../shared/api/query-keys.ts';

/** The longest page the API gives: nearly every agency's destinations fit on the first one. */
export const PAGE_SIZE = 100;

/** All destinations by name, page by page. */
export const destinationListQuery = infiniteQueryOptions({
  queryKey: queryKeys.destinations.list,
  queryFn: ({ pageParam, signal }) =>
    callList('listDestinations', { query: { limit: PAGE_SIZE, ...(pageParam === null ? {} : { cursor: pageParam }) }, signal }),
  initialPageParam: null as string | null,
  getNextPageParam: (last: Page<Destination>) => last.nextCursor,
});

/** As many as Home's carousel shows: hundreds of slides would not help. */
export const MAX_TOP = 12;

/** The destinations with the most bookings of late, filled up by name. */
export const topDestinationsQuery = queryOptions({
  queryKey: queryKeys.destinations.top,
  queryFn: ({ signal }) => callEndpoint('listDestinations', { query: { sort: 'booked', limit: MAX_TOP }, signal }),
});

/** One destination. */
export const destinationQuery = (id: string) =>
  queryOptions({
    queryKey: queryKeys.destinations.detail(id),
    queryFn: ({ signal }) => callEndpoint('findDestination', { params: { id }, signal }),
  });

/** The destinations loaded so far. `destinations` is undefined until the first answer. */
export const useDestinations = () => {
  const query = useInfiniteQuery(destinationListQuery);
  return { ...query, destinations: query.data?.pages.flatMap((page) => page.entries) };
};
