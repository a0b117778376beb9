import type { Booking } from '@wayfarer/contracts';
import type { InputOf } from '../../../shared/api/call-endpoint.ts';
import { callList } from '../../../shared/api/call-list.ts';
import { laterQueryKeys } from '../../../shared/api/later-query-keys.ts';
import { type PagedList, usePagedList } from '../../../shared/api/use-paged-list.ts';

/** The admin's search, in the form that the call takes. */
export type AdminBookingSearch = Omit<NonNullable<InputOf<'listBookings'>['query']>, 'limit' | 'cursor'>;

/** The bookings of the admin's table. */
export const useAdminBookings = (search: AdminBookingSearch, after: string | null = null): PagedList<Booking> =>
  usePagedList(
    laterQueryKeys.bookings.list(search),
    (page, signal) => callList('listBookings', { query: { ...search, ...page }, signal }),
    after,
  );
