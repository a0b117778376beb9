import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { DeskBooking } from '@wayfarer/contracts';
import { useRef } from 'react';
import { callEndpoint } from '../../../shared/api/call-endpoint.ts';
import { laterQueryKeys } from '../../../shared/api/later-query-keys.ts';
import { logFailure } from '../../../shared/api/log-failure.ts';
import { newIdempotencyKey } from '../../../shared/api/new-idempotency-key.ts';
import { queryKeys } from '../../../shared/api/query-keys.ts';

/**
 * Books for a customer. The same order has the same key, so that it is booked once however often it is sent.
 */
export const useBookAtDesk = () => {
  const queryClient = useQueryClient();
  const sent = useRef({ order: '', key: '' });
  return useMutation({
    mutationFn: (body: DeskBooking) => {
      const order = JSON.stringify(body);
      if (sent.current.order !== order) sent.current = { order, key: newIdempotencyKey() };
      return callEndpoint('bookAtDesk', { headers: { 'idempotency-key': sent.current.key }, body });
    },
    onError: logFailure('Booking at the desk failed'),
    onSettled: async () => {
      const outdated = [queryKeys.bookings.all, queryKeys.payments.all, queryKeys.seats.all, laterQueryKeys.users.all];
      await Promise.all(outdated.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
    },
  });
};
