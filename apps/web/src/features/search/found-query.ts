import { queryOptions } from '@tanstack/react-query';
import { laterQueryKeys } from '../../shared/api/later-query-keys.ts';
import type { Source } from './search-sources.ts';

/** What one list finds. */
export const foundQuery = ({ heading, find }: Source, search: string) =>
  queryOptions({
    queryKey: laterQueryKeys.search.in(heading, search),
    queryFn: ({ signal }) => find(search, signal),
  });
