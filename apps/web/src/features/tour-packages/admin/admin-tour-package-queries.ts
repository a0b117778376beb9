import type { TourPackage } from '@wayfarer/contracts';
import type { InputOf } from '../../../shared/api/call-endpoint.ts';
import { callList } from '../../../shared/api/call-list.ts';
import { queryKeys } from '../../../shared/api/query-keys.ts';
import { type PagedList, usePagedList } from '../../../shared/api/use-paged-list.ts';

/** What the admin looks for, as the call takes it. */
export type AdminPackageSearch = Omit<NonNullable<InputOf<'listTourPackages'>['query']>, 'limit' | 'cursor'>;

/** The packages of the admin's table, by title. */
export const useAdminTourPackages = (search: AdminPackageSearch, after: string | null = null): PagedList<TourPackage> =>
  usePagedList(
    queryKeys.tourPackages.adminList(search),
    (page, signal) => callList('listTourPackages', { query: { ...search, ...page }, signal }),
    after,
  );
