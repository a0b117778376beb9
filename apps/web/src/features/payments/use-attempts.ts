import { useQuery } from '@tanstack/react-query';
import { callEndpoint } from '../../shared/api/call-endpoint.ts';
import { laterQueryKeys } from '../../shared/api/later-query-keys.ts';

/** Every attempt to pay a booking, newest first, including those that never reached the provider. */
export const useAttempts = (bookingId: string) =>
  useQuery({
    queryKey: laterQueryKeys.payments.ofBooking(bookingId),
    queryFn: ({ signal }) => callEndpoint('listPayments', { query: { booking: bookingId }, signal }),
    staleTime: 0,
  });
