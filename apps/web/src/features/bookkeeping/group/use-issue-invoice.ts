import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CorrectedBuyer, GroupInvoiceForm } from '@wayfarer/contracts';
import { useState } from 'react';
import { callEndpoint } from '../../../shared/api/call-endpoint.ts';
import { laterQueryKeys } from '../../../shared/api/later-query-keys.ts';
import { logFailure } from '../../../shared/api/log-failure.ts';
import { newIdempotencyKey } from '../../../shared/api/new-idempotency-key.ts';
import { queryKeys } from '../../../shared/api/query-keys.ts';

/** Who comes on a booking, with its contact; of no booking nothing is asked. */
export const useContactOf = (bookingId: string | undefined) =>
  useQuery({
    queryKey: queryKeys.bookings.travellers(bookingId ?? ''),
    queryFn: ({ signal }) => callEndpoint('listTravellers', { params: { id: bookingId ?? '' }, signal }),
    enabled: bookingId !== undefined,
  });

/**
 * Issues one invoice in place of others: for several bookings, or to another buyer. Each dialog has a key of
 * its own, so that two presses issue one.
 */
export const useIssueInvoice = () => {
  const queryClient = useQueryClient();
  const [key] = useState(newIdempotencyKey);
  const headers = { 'idempotency-key': key };
  return useMutation({
    mutationFn: (body: GroupInvoiceForm | CorrectedBuyer) =>
      'bookings' in body ? callEndpoint('issueGroupInvoice', { headers, body }) : callEndpoint('correctBuyer', { headers, body }),
    onError: logFailure('Issuing an invoice in place of others failed'),
    onSettled: async () => {
      const outdated = [laterQueryKeys.invoices.all, queryKeys.payments.all, queryKeys.bookings.all];
      await Promise.all(outdated.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
    },
  });
};
