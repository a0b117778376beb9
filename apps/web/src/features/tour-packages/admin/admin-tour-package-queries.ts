import type { TourPackage } from '@wayfarer/contracts';
import type { InputOf } from '../../../shared/api/call-endpoint.ts';
import { callList } from '../../../shared/api/call-list.ts';
import { laterQueryKeys } from '../../../shared/api/later-query-keys.ts';
import { everyPageOf, type LoadPage, type PagedList, usePagedList } from '../../../shared/api/use-paged-list.ts';
import { inEveryLanguage } from '../../../shared/translations/in-every-language.ts';

/** The admin's search, in the form that the call takes. */
type Query = NonNullable<InputOf<'listTourPackages'>['query']>;
/**
 * Withdrawn ones are a list of their own, which can be filtered only by title; drafts one without filters.
 */
export type AdminPackageSearch = Omit<Query, 'limit' | 'cursor' | 'offered'> & {
  offered: Query['offered'] | 'withdrawn' | 'drafts';
};

/** @param call of packages that are neither withdrawn nor drafts; those two lists are whole */
const loadBy =
  ({ offered, title, ...others }: AdminPackageSearch, call: 'listTourPackages' | 'listWholePackages'): LoadPage<TourPackage> =>
  (page, signal) => {
    const named = title ? { title } : {};
    if (offered === 'drafts') return callList('listDraftPackages', { query: page, signal });
    return offered === 'withdrawn'
      ? callList('listWithdrawnPackages', { query: { ...named, ...page }, signal })
      : callList(call, {
          query: { ...others, ...named, ...inEveryLanguage(), ...(offered === 'all' ? {} : { offered }), ...page },
          signal,
        });
  };

/**
 * The packages of the admin's table. An export reads them with all their parts, which the table does without.
 */
export const useAdminTourPackages = (search: AdminPackageSearch, after: string | null = null): PagedList<TourPackage> => ({
  ...usePagedList(laterQueryKeys.tourPackages.list(search), loadBy(search, 'listTourPackages'), after),
  everyPage: everyPageOf(loadBy(search, 'listWholePackages')),
  isShort: true,
});
