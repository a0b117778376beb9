import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { LateTakenPayment, Payment } from '@wayfarer/contracts';
import { callEndpoint } from '../../shared/api/call-endpoint.ts';
import { logFailure } from '../../shared/api/log-failure.ts';
import { queryKeys } from '../../shared/api/query-keys.ts';

/** Fetches every list again that shows the money of a booking. */
const useMoneyRefresh = () => {
  const queryClient = useQueryClient();
  return async (): Promise<void> => {
    await Promise.all(
      [queryKeys.payments.all, queryKeys.bookings.all].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
    );
  };
};

/** Records what staff have taken for a booking; once per key, however often it is sent. */
export const useTakePayment = (bookingId: string, key: string) => {
  const onSettled = useMoneyRefresh();
  return useMutation({
    mutationFn: (body: LateTakenPayment) =>
      callEndpoint('takePayment', { params: { id: bookingId }, headers: { 'idempotency-key': key }, body }),
    onError: logFailure('Recording a payment failed'),
    onSettled,
  });
};

/** Records that what is due of a payment by hand was given back. */
export const useGiveBack = ({ _id }: Pick<Payment, '_id'>) => {
  const onSettled = useMoneyRefresh();
  return useMutation({
    mutationFn: (refund: string) => callEndpoint('giveBack', { params: { id: _id }, body: { refund } }),
    onError: logFailure('Recording what was given back failed'),
    onSettled,
  });
};
