import type { User } from '@wayfarer/contracts';
import { callList } from '../../shared/api/call-list.ts';
import { queryKeys } from '../../shared/api/query-keys.ts';
import { type PagedList, usePagedList } from '../../shared/api/use-paged-list.ts';

const PAGE = 25;

/** The users of the admin's table. `search` is the beginning of a username or an email address. */
export const useAdminUsers = (search: string): PagedList<User> =>
  usePagedList(queryKeys.users.adminList(search), (cursor, signal) =>
    callList('listUsers', { query: { search, limit: PAGE, ...(cursor === null ? {} : { cursor }) }, signal }),
  );
