import type { ListedCustomer } from '@wayfarer/contracts';
import type { InputOf } from '../../shared/api/call-endpoint.ts';
import { callList } from '../../shared/api/call-list.ts';
import { laterQueryKeys } from '../../shared/api/later-query-keys.ts';
import { type PagedList, usePagedList } from '../../shared/api/use-paged-list.ts';

/** A search of customers, in the form that the call takes. */
export type CustomerSearch = Omit<NonNullable<InputOf<'browseCustomers'>['query']>, 'limit' | 'cursor'>;

/** The customers of the table. */
export const useCustomers = (search: CustomerSearch, after: string | null = null): PagedList<ListedCustomer> =>
  usePagedList(
    laterQueryKeys.users.customers(search),
    (page, signal) => callList('browseCustomers', { query: { ...search, ...page }, signal }),
    after,
  );
