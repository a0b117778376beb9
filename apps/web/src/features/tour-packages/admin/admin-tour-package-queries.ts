import type { TourPackage } from '@wayfarer/contracts';
import { callList } from '../../../shared/api/call-list.ts';
import { queryKeys } from '../../../shared/api/query-keys.ts';
import { type PagedList, usePagedList } from '../../../shared/api/use-paged-list.ts';

/** What the admin looks for: part of a title, and a destination's id ('' for all). */
export type AdminPackageSearch = {
  title: string;
  destination: string;
};

/** The packages of the admin's table, by title. */
export const useAdminTourPackages = (search: AdminPackageSearch): PagedList<TourPackage> =>
  usePagedList(queryKeys.tourPackages.adminList(search), (page, signal) =>
    callList('listTourPackages', { query: { ...search, ...page }, signal }),
  );
