import { keepPreviousData, type QueryKey, useInfiniteQuery } from '@tanstack/react-query';
import { MAX_PAGE_SIZE } from '@wayfarer/contracts';
import { ApiFailure, sentenceOf } from './api-failure.ts';
import type { Page, Total } from './call-list.ts';
import { entriesOf, totalOf } from './paged-cache.ts';

/** A list that is loaded page by page. */
export type PagedList<Entry> = {
  entries: Entry[];
  /** On the server, loaded or not. */
  total: Total;
  /** Nothing has arrived yet. */
  loading: boolean;
  /** The error of the latest call, as a sentence; the entries that loaded before stay. */
  failure: string | null;
  /** Retrying is pointless: the search itself is invalid, as with a mistyped address. */
  notUnderstood: boolean;
  /** Entries of an older search, shown until the new ones load. */
  stale: boolean;
  retrying: boolean;
  retry: () => void;
  hasMore: boolean;
  loadingMore: boolean;
  loadMore: () => void;
  /** Where the page after the loaded ones begins; null on the last. */
  nextCursor: string | null;
  /** Fetches the whole list again, page by page, in the same order; what is shown stays as it is. */
  everyPage: (signal: AbortSignal) => AsyncGenerator<Page<Entry>>;
  /** Whether what is shown lacks parts of the entries that `everyPage` has. */
  isShort?: boolean;
};

/** Entries of a page on the screen. */
export const SHOWN_PAGE = 25;

/** A page of the call's own search. @param cursor null for the first page */
export type LoadPage<Entry> = (page: { cursor?: string; limit: number }, signal: AbortSignal) => Promise<Page<Entry>>;

const pageAt = (cursor: string | null, limit: number) => ({ limit, ...(cursor === null ? {} : { cursor }) });

/** The whole list, page by page, in the largest pages. */
export const everyPageOf = <Entry>(load: LoadPage<Entry>): PagedList<Entry>['everyPage'] =>
  async function* everyPage(signal) {
    let cursor: string | null = null;
    do {
      const page: Page<Entry> = await load(pageAt(cursor, MAX_PAGE_SIZE), signal);
      yield page;
      cursor = page.nextCursor;
    } while (cursor !== null);
  };

/** Fetches a list page by page. @param after the cursor where it begins; null for the first page */
export const usePagedList = <Entry>(
  queryKey: QueryKey,
  load: LoadPage<Entry>,
  after: string | null = null,
  options: { staleTime?: number } = {},
): PagedList<Entry> => {
  const query = useInfiniteQuery({
    queryKey: after === null ? queryKey : [...queryKey, after],
    queryFn: ({ pageParam, signal }) => load(pageAt(pageParam, SHOWN_PAGE), signal),
    initialPageParam: after,
    getNextPageParam: (page) => page.nextCursor,
    placeholderData: keepPreviousData,
    ...options,
  });
  return {
    entries: entriesOf(query.data),
    total: totalOf(query.data),
    loading: query.isPending,
    failure: query.error === null ? null : sentenceOf(query.error),
    // A search that is too short can be continued.
    notUnderstood: query.error instanceof ApiFailure && query.error.code === 'VALIDATION' && !('search' in query.error.details),
    stale: query.isPlaceholderData,
    retrying: query.isFetching,
    // Retries what failed: the next page, or what is shown already.
    retry: () => void (query.isFetchNextPageError ? query.fetchNextPage() : query.refetch()),
    hasMore: query.hasNextPage,
    loadingMore: query.isFetchingNextPage,
    loadMore: () => void query.fetchNextPage(),
    nextCursor: query.data?.pages.at(-1)?.nextCursor ?? null,
    everyPage: everyPageOf(load),
  };
};
