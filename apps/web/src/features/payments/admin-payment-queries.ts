import type { Payment, PaymentStatusFilter } from '@wayfarer/contracts';
import { callList } from '../../shared/api/call-list.ts';
import { queryKeys } from '../../shared/api/query-keys.ts';
import { type PagedList, usePagedList } from '../../shared/api/use-paged-list.ts';

const PAGE = 25;

/** What the admin looks for: a status, and the beginning of a username or a transaction ('' for all). */
export type AdminPaymentSearch = {
  status: PaymentStatusFilter;
  search: string;
};

/** The payments of the admin's table, newest first. */
export const useAdminPayments = (search: AdminPaymentSearch): PagedList<Payment> =>
  usePagedList(queryKeys.payments.adminList(search), (cursor, signal) =>
    callList('listPayments', { query: { ...search, limit: PAGE, ...(cursor === null ? {} : { cursor }) }, signal }),
  );
