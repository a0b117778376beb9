import type { Payment } from '@wayfarer/contracts';
import { callList } from '../../shared/api/call-list.ts';
import { type PagedList, usePagedList } from '../../shared/api/use-paged-list.ts';

const PAGE = 25;

/** The payments of the admin's table, newest first. `search` is the beginning of a username or a transaction. */
export const useAdminPayments = (search: string): PagedList<Payment> =>
  usePagedList(['payments', 'admin', search], (cursor, signal) =>
    callList('listPayments', { query: { search, limit: PAGE, ...(cursor === null ? {} : { cursor }) }, signal }),
  );
