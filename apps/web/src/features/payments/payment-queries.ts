import { useMutation, useQuery } from '@tanstack/react-query';
import { ApiFailure } from '../../shared/api/api-failure.ts';
import { callEndpoint } from '../../shared/api/call-endpoint.ts';
import { logFailure } from '../../shared/api/log-failure.ts';
import { queryKeys } from '../../shared/api/query-keys.ts';

/** Opens the provider's hosted page for a booking; the server returns the open one if there is one. */
export const useStartPayment = () =>
  useMutation({
    mutationFn: (body: { userId: string; bookingId: string; totalAmount?: number; amount?: number; paidBefore?: number }) =>
      callEndpoint('startPayment', { body }),
    onError: logFailure('Starting the payment failed'),
  });

/**
 * The provider may learn of a payment a little later than the browser: asked again every 1.5 s for about 20
 * s.
 */
const ASK_AGAIN_MS = 1500;
const ASK_AGAIN_TIMES = 13;

/** A payment that has not arrived yet, or an answer that never came; every other failure is final. */
const mayChange = (thrown: Error): boolean =>
  thrown instanceof ApiFailure && (thrown.code === 'NOT_PAID' || thrown.code === 'NETWORK' || thrown.status >= 500);

/**
 * Has the server settle a payment session with the provider. Settling twice changes nothing, so a reload is
 * safe.
 */
export const usePaymentStatus = (sessionId: string) =>
  useQuery({
    queryKey: queryKeys.payments.status(sessionId),
    queryFn: async ({ signal }) => {
      const { updatedPayment } = await callEndpoint('updatePaymentStatus', { params: { sessionId }, signal });
      return updatedPayment;
    },
    retry: (failures, thrown) => failures < ASK_AGAIN_TIMES && mayChange(thrown),
    retryDelay: ASK_AGAIN_MS,
    staleTime: Number.POSITIVE_INFINITY,
  });
