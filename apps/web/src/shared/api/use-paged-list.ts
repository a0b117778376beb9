import { keepPreviousData, type QueryKey, useInfiniteQuery } from '@tanstack/react-query';
import { sentenceOf } from './api-failure.ts';
import type { Page } from './call-list.ts';
import { entriesOf, totalOf } from './paged-cache.ts';

/** A list that is loaded page by page, as an admin's table shows it. */
export type PagedList<Entry> = {
  entries: Entry[];
  /** On the server, loaded or not. */
  total: number;
  /** Nothing has arrived yet. */
  loading: boolean;
  /** What went wrong with the latest call, in words; the entries that arrived before stay. */
  failure: string | null;
  /** Entries of an older question, shown until the new ones arrive. */
  stale: boolean;
  retrying: boolean;
  retry: () => void;
  hasMore: boolean;
  loadingMore: boolean;
  loadMore: () => void;
};

/** Asks for a list page by page. `load` gets the cursor of the page, null for the first. */
export const usePagedList = <Entry>(
  queryKey: QueryKey,
  load: (cursor: string | null, signal: AbortSignal) => Promise<Page<Entry>>,
): PagedList<Entry> => {
  const query = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) => load(pageParam, signal),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
    placeholderData: keepPreviousData,
  });
  return {
    entries: entriesOf(query.data),
    total: totalOf(query.data),
    loading: query.isPending,
    failure: query.error === null ? null : sentenceOf(query.error),
    stale: query.isPlaceholderData,
    retrying: query.isFetching,
    // What failed is what is tried again: the next page, or what stands there already.
    retry: () => void (query.isFetchNextPageError ? query.fetchNextPage() : query.refetch()),
    hasMore: query.hasNextPage,
    loadingMore: query.isFetchingNextPage,
    loadMore: () => void query.fetchNextPage(),
  };
};
