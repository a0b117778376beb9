import { useQuery } from '@tanstack/react-query';
import { callEndpoint } from '../../../shared/api/call-endpoint.ts';

/** The trail of a booking. It stands among payments, because whatever changes a payment asks for these again. */
export const useTrail = (bookingId: string) =>
  useQuery({
    queryKey: ['payments', 'trail', bookingId],
    queryFn: ({ signal }) => callEndpoint('listTrail', { params: { id: bookingId }, signal }),
    staleTime: 0,
  });
