import { useQuery } from '@tanstack/react-query';
import { callEndpoint } from '../../shared/api/call-endpoint.ts';
import { queryKeys } from '../../shared/api/query-keys.ts';

/** Every attempt to pay a booking, newest first, including those that never reached the provider. */
export const useAttempts = (bookingId: string) =>
  useQuery({
    queryKey: queryKeys.payments.ofBooking(bookingId),
    queryFn: ({ signal }) => callEndpoint('listPayments', { query: { booking: bookingId }, signal }),
    staleTime: 0,
  });
