import type { TourPackage } from '@wayfarer/contracts';
import { callList } from '../../../shared/api/call-list.ts';
import { type PagedList, usePagedList } from '../../../shared/api/use-paged-list.ts';
import { tourPackageKeys } from '../tour-package-queries.ts';

const PAGE = 25;

/** What the admin looks for: part of a title, and a destination's id ('' for all). */
export interface AdminPackageSearch {
  title: string;
  destination: string;
}

export const adminTourPackagesKey = [...tourPackageKeys.all, 'admin'] as const;

/** The packages of the admin's table, by title. */
export const useAdminTourPackages = (search: AdminPackageSearch): PagedList<TourPackage> =>
  usePagedList([...adminTourPackagesKey, search], (cursor, signal) =>
    callList('listTourPackages', { query: { ...search, limit: PAGE, ...(cursor === null ? {} : { cursor }) }, signal }),
  );
