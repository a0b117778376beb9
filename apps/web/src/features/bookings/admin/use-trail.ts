import { useQuery } from '@tanstack/react-query';
import { callEndpoint } from '../../../shared/api/call-endpoint.ts';
import { laterQueryKeys } from '../../../shared/api/later-query-keys.ts';

/** The trail of a booking. */
export const useTrail = (bookingId: string) =>
  useQuery({
    queryKey: laterQueryKeys.payments.trail(bookingId),
    queryFn: ({ signal }) => callEndpoint('listTrail', { params: { id: bookingId }, signal }),
    staleTime: 0,
  });
