import { useQuery } from '@tanstack/react-query';
import type { PromotionCode } from '@wayfarer/contracts';
import { callEndpoint, type InputOf } from '../../shared/api/call-endpoint.ts';
import { callList } from '../../shared/api/call-list.ts';
import { collectPages } from '../../shared/api/collect-pages.ts';
import { laterQueryKeys } from '../../shared/api/later-query-keys.ts';
import { type PagedList, usePagedList } from '../../shared/api/use-paged-list.ts';
import type { SelectOption } from '../../shared/ui/fields/select-field.tsx';

const PAGE = 100;
/** A longer list to choose from would not help. */
const MAX_PAGES = 10;

/** The admin's search and order, in the form that the call takes. */
export type CodeSearch = Pick<NonNullable<InputOf<'listPromotionCodes'>['query']>, 'search' | 'sort'>;

/** The promotion codes of the admin's table: all, or those that begin with what is searched. */
export const useCodes = (search: CodeSearch, after: string | null): PagedList<PromotionCode> =>
  usePagedList(
    laterQueryKeys.codes.adminPage(search),
    (page, signal) => callList('listPromotionCodes', { query: { ...search, ...page }, signal }),
    after,
  );

/** The latest bookings that use a code. */
export const useCodeUses = (id: string) =>
  useQuery({
    queryKey: laterQueryKeys.codes.uses(id),
    queryFn: ({ signal }) => callEndpoint('listPromotionCodeUses', { params: { id }, signal }),
  });

const listPackages = async (signal: AbortSignal): Promise<SelectOption[]> => {
  const load = (cursor: { cursor?: string }) => callList('listTourPackages', { query: { limit: PAGE, ...cursor }, signal });
  return (await collectPages(load, MAX_PAGES)).entries.map(({ _id, title }) => ({ value: _id, label: title }));
};

/** The packages on offer, to choose those that a code is for. */
export const usePackageChoices = () =>
  useQuery({ queryKey: laterQueryKeys.codes.packages, queryFn: ({ signal }) => listPackages(signal) });
