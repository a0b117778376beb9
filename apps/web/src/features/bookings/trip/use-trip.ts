import { useQuery } from '@tanstack/react-query';
import { callEndpoint } from '../../../shared/api/call-endpoint.ts';
import { queryKeys } from '../../../shared/api/query-keys.ts';

/** One booking as a trip; fetched again whenever its screen opens, because money depends on it. */
export const useTrip = (bookingId: string) =>
  useQuery({
    queryKey: queryKeys.bookings.trip(bookingId),
    queryFn: ({ signal }) => callEndpoint('findTrip', { params: { id: bookingId }, signal }),
    staleTime: 0,
  });
