import { useQuery } from '@tanstack/react-query';
import type { Destination } from '@wayfarer/contracts';
import type { InputOf } from '../../shared/api/call-endpoint.ts';
import { callList } from '../../shared/api/call-list.ts';
import { collectPages } from '../../shared/api/collect-pages.ts';
import { laterQueryKeys } from '../../shared/api/later-query-keys.ts';
import { type PagedList, usePagedList } from '../../shared/api/use-paged-list.ts';
import { inEveryLanguage } from '../../shared/translations/in-every-language.ts';

const PAGE = 100;
/** A longer list to choose from would not help. */
const MAX_PAGES = 10;

/** The admin's search and order, in the form that the call takes. */
export type AdminDestinationSearch = Pick<NonNullable<InputOf<'listDestinations'>['query']>, 'search' | 'sort'>;

/** The destinations of the admin's table: all, or those that a search finds, with what the form edits. */
export const useAdminDestinations = (search: AdminDestinationSearch, after: string | null): PagedList<Destination> =>
  usePagedList(
    laterQueryKeys.destinations.list(search),
    (page, signal) => callList('listDestinations', { query: { ...search, ...page, ...inEveryLanguage() }, signal }),
    after,
  );

const listEveryDestination = async (signal: AbortSignal): Promise<Destination[]> => {
  const load = (cursor: { cursor?: string }) => callList('listDestinations', { query: { limit: PAGE, ...cursor }, signal });
  return (await collectPages(load, MAX_PAGES)).entries;
};

/** Every destination, to choose one for a package from. */
export const useDestinationChoices = () =>
  useQuery({ queryKey: laterQueryKeys.destinations.choices, queryFn: ({ signal }) => listEveryDestination(signal) });
