import type { Booking, BookingStatusFilter } from '@wayfarer/contracts';
import { callList } from '../../../shared/api/call-list.ts';
import { queryKeys } from '../../../shared/api/query-keys.ts';
import { type PagedList, usePagedList } from '../../../shared/api/use-paged-list.ts';

const PAGE = 25;

/** What the admin looks for: a status, and the beginning of a username ('' for all). */
export type AdminBookingSearch = {
  status: BookingStatusFilter;
  search: string;
};

/** The bookings of the admin's table, newest first. */
export const useAdminBookings = (search: AdminBookingSearch): PagedList<Booking> =>
  usePagedList(queryKeys.bookings.adminList(search), (cursor, signal) =>
    callList('listBookings', { query: { ...search, limit: PAGE, ...(cursor === null ? {} : { cursor }) }, signal }),
  );
