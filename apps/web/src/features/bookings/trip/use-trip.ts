import { useQuery } from '@tanstack/react-query';
import { callEndpoint } from '../../../shared/api/call-endpoint.ts';
import { queryKeys } from '../../../shared/api/query-keys.ts';

/** How often it is asked whether an invoice that is due was issued, and how many answers are waited for. */
const AGAIN_MS = 1000;
const MAX_ANSWERS = 30;

/**
 * One booking as a trip; fetched again whenever its screen opens, because money depends on it, and for a
 * short while when its invoice is issued a moment later.
 */
export const useTrip = (bookingId: string) =>
  useQuery({
    queryKey: queryKeys.bookings.trip(bookingId),
    queryFn: ({ signal }) => callEndpoint('findTrip', { params: { id: bookingId }, signal }),
    staleTime: 0,
    refetchInterval: ({ state: { data, dataUpdateCount } }) =>
      data?.isInvoiceDue && dataUpdateCount < MAX_ANSWERS ? AGAIN_MS : false,
  });
