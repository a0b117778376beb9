import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { CalendarDate, NewDepartureMessage } from '@wayfarer/contracts';
import { callEndpoint } from '../../../shared/api/call-endpoint.ts';
import { laterQueryKeys } from '../../../shared/api/later-query-keys.ts';
import { logFailure } from '../../../shared/api/log-failure.ts';

/** What was written to those who travel on a departure, the latest first. */
export const departureMessagesQuery = (packageId: string, day: CalendarDate) =>
  queryOptions({
    queryKey: laterQueryKeys.departures.messages(packageId, day),
    queryFn: ({ signal }) => callEndpoint('listDepartureMessages', { params: { id: packageId }, query: { day }, signal }),
    staleTime: 0,
  });

/** Writes to those who travel on a departure; once per key, however often it is sent. */
export const useWriteToDeparture = (packageId: string) => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ key, ...body }: NewDepartureMessage & { key: string }) =>
      callEndpoint('writeToDeparture', { params: { id: packageId }, headers: { 'idempotency-key': key }, body }),
    onError: logFailure('Writing to a departure failed'),
    onSettled: async (_, __, { day }) => {
      const { messages, calls } = laterQueryKeys.departures;
      const outdated = [messages(packageId, day), calls(packageId, day), laterQueryKeys.dashboard.waiting];
      await Promise.all(outdated.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
    },
  });
};
