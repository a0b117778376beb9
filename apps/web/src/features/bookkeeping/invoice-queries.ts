import { useQuery } from '@tanstack/react-query';
import type { ListedInvoice } from '@wayfarer/contracts';
import { callEndpoint, type InputOf } from '../../shared/api/call-endpoint.ts';
import { callList } from '../../shared/api/call-list.ts';
import { laterQueryKeys } from '../../shared/api/later-query-keys.ts';
import { type PagedList, usePagedList } from '../../shared/api/use-paged-list.ts';

/** The search, in the form that the call takes. */
export type InvoiceSearch = Omit<NonNullable<InputOf<'listInvoices'>['query']>, 'limit' | 'cursor'>;

export const useInvoices = (search: InvoiceSearch, after: string | null): PagedList<ListedInvoice> =>
  usePagedList(
    laterQueryKeys.invoices.list(search),
    (page, signal) => callList('listInvoices', { query: { ...search, ...page }, signal }),
    after,
  );

/** What a month comes to, beside the year before. */
export const useInvoiceSums = (month: string) =>
  useQuery({
    queryKey: laterQueryKeys.invoices.sums(month),
    queryFn: ({ signal }) => callEndpoint('sumInvoices', { query: { month }, signal }),
  });
