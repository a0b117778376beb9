import { useQuery } from '@tanstack/react-query';
import type { CalendarDate } from '@wayfarer/contracts';
import { callList } from '../../../shared/api/call-list.ts';
import { collectPages } from '../../../shared/api/collect-pages.ts';
import { queryKeys } from '../../../shared/api/query-keys.ts';

const PAGE = 100;
/** A printed list does not hold more bookings than this. */
const MAX_PAGES = 20;

/** Who travels with a package on a day: its confirmed bookings, by the travellers' names. */
export const useManifest = (packageId: string, day: CalendarDate) =>
  useQuery({
    queryKey: queryKeys.bookings.adminList({ manifest: packageId, day }),
    queryFn: ({ signal }) =>
      collectPages(
        (cursor) => callList('showManifest', { params: { id: packageId }, query: { day, limit: PAGE, ...cursor }, signal }),
        MAX_PAGES,
      ),
  });
