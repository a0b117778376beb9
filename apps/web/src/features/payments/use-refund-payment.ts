import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { NewRefund } from '@wayfarer/contracts';
import { callEndpoint } from '../../shared/api/call-endpoint.ts';
import { logFailure } from '../../shared/api/log-failure.ts';
import { queryKeys } from '../../shared/api/query-keys.ts';

/**
 * Refunds a payment, or a part of it; once per key, however often it is sent. Every list that shows its money
 * is fetched again.
 */
export const useRefundPayment = (paymentId: string, key: string) => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (refund: NewRefund) =>
      callEndpoint('refundPayment', { params: { id: paymentId }, headers: { 'idempotency-key': key }, body: refund }),
    onError: logFailure('Refunding a payment failed'),
    onSettled: async () => {
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: queryKeys.payments.all }),
        queryClient.invalidateQueries({ queryKey: queryKeys.bookings.all }),
      ]);
    },
  });
};
