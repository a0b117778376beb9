import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Payment } from '@wayfarer/contracts';
import { callEndpoint, type InputOf } from '../../shared/api/call-endpoint.ts';
import { callList } from '../../shared/api/call-list.ts';
import { laterQueryKeys } from '../../shared/api/later-query-keys.ts';
import { type PagedList, usePagedList } from '../../shared/api/use-paged-list.ts';

/** The admin's search, in the form that the call takes. */
export type AdminPaymentSearch = Omit<NonNullable<InputOf<'listPayments'>['query']>, 'limit' | 'cursor'>;

type TillSearch = NonNullable<InputOf<'showTill'>['query']>;

/** What came in and went out of what is filtered, and who of the staff takes money. */
export const useTill = (asked: TillSearch) =>
  useQuery({
    queryKey: laterQueryKeys.payments.till(asked),
    queryFn: ({ signal }) => callEndpoint('showTill', { query: asked, signal }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });

/** The payments of the admin's table. */
export const useAdminPayments = (search: AdminPaymentSearch, after: string | null = null): PagedList<Payment> =>
  usePagedList(
    laterQueryKeys.payments.list(search),
    (page, signal) => callList('listPayments', { query: { ...search, ...page }, signal }),
    after,
  );
