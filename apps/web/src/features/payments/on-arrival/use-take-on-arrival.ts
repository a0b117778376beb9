import { useMutation } from '@tanstack/react-query';
import type { ArrivalPayment } from '@wayfarer/contracts';
import { callEndpoint } from '../../../shared/api/call-endpoint.ts';
import { logFailure } from '../../../shared/api/log-failure.ts';
import { useMoneyRefresh } from '../use-by-hand.ts';

/** Records what a guide has taken of a booking; once per key, however often it is sent. */
export const useTakeOnArrival = (bookingId: string, key: string) => {
  const onSettled = useMoneyRefresh();
  return useMutation({
    mutationFn: (body: ArrivalPayment) =>
      callEndpoint('takeOnArrival', { params: { id: bookingId }, headers: { 'idempotency-key': key }, body }),
    onError: logFailure('Recording a payment failed'),
    onSettled,
  });
};
