import { useQuery } from '@tanstack/react-query';
import type { Booking, CalendarDate } from '@wayfarer/contracts';
import { callList, type Page } from '../../../shared/api/call-list.ts';
import { queryKeys } from '../../../shared/api/query-keys.ts';

const PAGE = 100;
/** More bookings than that no list on paper holds. */
const MOST_PAGES = 20;

export type Manifest = { bookings: readonly Booking[]; isWhole: boolean };

const listTravellers = async (packageId: string, day: CalendarDate, signal: AbortSignal): Promise<Manifest> => {
  const bookings: Booking[] = [];
  let cursor: string | null = null;
  for (let count = 0; count < MOST_PAGES; count += 1) {
    const page: Page<Booking> = await callList('listBookings', {
      query: {
        package: packageId,
        travelFrom: day,
        travelTo: day,
        status: 'confirmed',
        sort: 'user',
        limit: PAGE,
        ...(cursor === null ? {} : { cursor }),
      },
      signal,
    });
    bookings.push(...page.entries);
    cursor = page.nextCursor;
    if (cursor === null) break;
  }
  return { bookings, isWhole: cursor === null };
};

/** Who travels with a package on a day: its confirmed bookings, by the travellers' names. */
export const useManifest = (packageId: string, day: CalendarDate) =>
  useQuery({
    queryKey: queryKeys.bookings.adminList({ manifest: packageId, day }),
    queryFn: ({ signal }) => listTravellers(packageId, day, signal),
  });
