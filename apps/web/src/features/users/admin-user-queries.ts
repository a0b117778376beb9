import type { User } from '@wayfarer/contracts';
import type { InputOf } from '../../shared/api/call-endpoint.ts';
import { callList } from '../../shared/api/call-list.ts';
import { laterQueryKeys } from '../../shared/api/later-query-keys.ts';
import { type PagedList, usePagedList } from '../../shared/api/use-paged-list.ts';

/** The admin's search, in the form that the call takes. */
export type AdminUserSearch = Omit<NonNullable<InputOf<'listUsers'>['query']>, 'limit' | 'cursor'>;

/** The users of the admin's table. */
export const useAdminUsers = (search: AdminUserSearch, after: string | null = null): PagedList<User> =>
  usePagedList(
    laterQueryKeys.users.adminList(search),
    (page, signal) => callList('listUsers', { query: { ...search, ...page }, signal }),
    after,
  );
