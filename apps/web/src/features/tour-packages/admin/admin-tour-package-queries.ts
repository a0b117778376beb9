import type { TourPackage } from '@wayfarer/contracts';
import type { InputOf } from '../../../shared/api/call-endpoint.ts';
import { callList } from '../../../shared/api/call-list.ts';
import { laterQueryKeys } from '../../../shared/api/later-query-keys.ts';
import { type PagedList, usePagedList } from '../../../shared/api/use-paged-list.ts';

/** The admin's search, in the form that the call takes. */
type Query = NonNullable<InputOf<'listTourPackages'>['query']>;
/** Withdrawn ones are a list of their own, which can be filtered only by title; drafts one without filters. */
export type AdminPackageSearch = Omit<Query, 'limit' | 'cursor' | 'offered'> & {
  offered: Query['offered'] | 'withdrawn' | 'drafts';
};

/** The packages of the admin's table. */
export const useAdminTourPackages = (search: AdminPackageSearch, after: string | null = null): PagedList<TourPackage> =>
  usePagedList(
    laterQueryKeys.tourPackages.list(search),
    (page, signal) => {
      const { offered, title, ...others } = search;
      const named = title ? { title } : {};
      if (offered === 'drafts') return callList('listDraftPackages', { query: page, signal });
      return offered === 'withdrawn'
        ? callList('listWithdrawnPackages', { query: { ...named, ...page }, signal })
        : callList('listTourPackages', {
            query: { ...others, ...named, ...(offered === 'all' ? {} : { offered }), ...page },
            signal,
          });
    },
    after,
  );
