import { useQuery } from '@tanstack/react-query';
import type { Destination } from '@wayfarer/contracts';
import { callList } from '../../shared/api/call-list.ts';
import { queryKeys } from '../../shared/api/query-keys.ts';
import { type PagedList, usePagedList } from '../../shared/api/use-paged-list.ts';

const PAGE = 100;
/** Beyond that, a list to choose from helps nobody. */
const MOST_PAGES = 10;

const listPage = (page: { cursor?: string; limit: number }, signal: AbortSignal) =>
  callList('listDestinations', { query: page, signal });

/**
 * The destinations of the admin's table, by name: page by page, or, because the API has no search of them, all of them while one searches.
 */
export const useAdminDestinations = (isSearching: boolean, after: string | null): PagedList<Destination> =>
  usePagedList(
    isSearching ? queryKeys.destinations.everyPage : queryKeys.destinations.adminPage,
    ({ limit, cursor }, signal) =>
      listPage({ limit: isSearching ? PAGE : limit, ...(cursor === undefined ? {} : { cursor }) }, signal),
    isSearching ? null : after,
  );

const listEveryDestination = async (signal: AbortSignal): Promise<Destination[]> => {
  const every: Destination[] = [];
  let cursor: string | null = null;
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const { entries, nextCursor } = await listPage({ limit: PAGE, ...(cursor === null ? {} : { cursor }) }, signal);
    every.push(...entries);
    if (nextCursor === null) break;
    cursor = nextCursor;
  }
  return every;
};

/** Every destination, to choose one for a package. */
export const useDestinationChoices = () =>
  useQuery({ queryKey: queryKeys.destinations.choices, queryFn: ({ signal }) => listEveryDestination(signal) });
