import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { CalendarDate, Called } from '@wayfarer/contracts';
import { callEndpoint } from '../../../shared/api/call-endpoint.ts';
import { laterQueryKeys } from '../../../shared/api/later-query-keys.ts';
import { logFailure } from '../../../shared/api/log-failure.ts';

/** Whom to call on a departure, because an email could not be sent. */
export const departureCallsQuery = (packageId: string, day: CalendarDate) =>
  queryOptions({
    queryKey: laterQueryKeys.departures.calls(packageId, day),
    queryFn: ({ signal }) => callEndpoint('listDepartureCalls', { params: { id: packageId }, query: { day }, signal }),
    staleTime: 0,
  });

/** Ticks somebody as called, or takes that back. */
export const useNoteCall = (packageId: string, day: CalendarDate) => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: Omit<Called, 'day'>) =>
      callEndpoint('noteDepartureCall', { params: { id: packageId }, body: { ...body, day } }),
    onError: logFailure('Noting a call failed'),
    onSettled: async () => {
      const outdated = [laterQueryKeys.departures.calls(packageId, day), laterQueryKeys.dashboard.waiting];
      await Promise.all(outdated.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
    },
  });
};
