import type { ActivityEntry } from '@wayfarer/contracts';
import type { InputOf } from '../../shared/api/call-endpoint.ts';
import { callList } from '../../shared/api/call-list.ts';
import { laterQueryKeys } from '../../shared/api/later-query-keys.ts';
import { type PagedList, usePagedList } from '../../shared/api/use-paged-list.ts';

/** The search, in the form that the call takes. */
export type ActivitySearch = Omit<NonNullable<InputOf<'listActivity'>['query']>, 'limit' | 'cursor'>;

export const useActivity = (search: ActivitySearch, after: string | null): PagedList<ActivityEntry> =>
  usePagedList(
    laterQueryKeys.activity.list(search),
    (page, signal) => callList('listActivity', { query: { ...search, ...page }, signal }),
    after,
    // What was just saved is in it, whichever call saved it.
    { staleTime: 0 },
  );
