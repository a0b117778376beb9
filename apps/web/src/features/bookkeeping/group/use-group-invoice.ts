import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { GroupInvoiceForm } from '@wayfarer/contracts';
import { callEndpoint } from '../../../shared/api/call-endpoint.ts';
import { laterQueryKeys } from '../../../shared/api/later-query-keys.ts';
import { logFailure } from '../../../shared/api/log-failure.ts';
import { queryKeys } from '../../../shared/api/query-keys.ts';

/** Who comes on a booking, with its contact; of no booking nothing is asked. */
export const useContactOf = (bookingId: string | undefined) =>
  useQuery({
    queryKey: queryKeys.bookings.travellers(bookingId ?? ''),
    queryFn: ({ signal }) => callEndpoint('listTravellers', { params: { id: bookingId ?? '' }, signal }),
    enabled: bookingId !== undefined,
  });

/** Issues one invoice for several bookings; once per key, however often it is sent. */
export const useGroupInvoice = (key: string) => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: GroupInvoiceForm) => callEndpoint('issueGroupInvoice', { headers: { 'idempotency-key': key }, body }),
    onError: logFailure('Issuing a group invoice failed'),
    onSettled: async () => {
      const outdated = [laterQueryKeys.invoices.all, queryKeys.payments.all, queryKeys.bookings.all];
      await Promise.all(outdated.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
    },
  });
};
