import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { CancelDeparture } from '@wayfarer/contracts';
import { callEndpoint } from '../../../shared/api/call-endpoint.ts';
import { laterQueryKeys } from '../../../shared/api/later-query-keys.ts';
import { logFailure } from '../../../shared/api/log-failure.ts';
import { queryKeys } from '../../../shared/api/query-keys.ts';

/**
 * Cancels a departure; once, however often it is sent. What is shown of it is fetched again, refused or not.
 */
export const useCancelDeparture = (packageId: string, key: string) => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: CancelDeparture) =>
      callEndpoint('cancelDeparture', { params: { id: packageId }, headers: { 'idempotency-key': key }, body }),
    onError: logFailure('Cancelling a departure failed'),
    onSettled: async () => {
      const outdated = [laterQueryKeys.departures.all, queryKeys.bookings.all, queryKeys.payments.all, queryKeys.seats.all];
      await Promise.all(outdated.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
    },
  });
};
