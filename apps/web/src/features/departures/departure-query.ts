import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { CalendarDate, DepartureChange, StaffDeparture } from '@wayfarer/contracts';
import { changedEntryIn } from '../../shared/admin-list/form/edited-meanwhile.tsx';
import { callEndpoint } from '../../shared/api/call-endpoint.ts';
import { laterQueryKeys } from '../../shared/api/later-query-keys.ts';
import { logFailure } from '../../shared/api/log-failure.ts';
import { queryKeys } from '../../shared/api/query-keys.ts';

/** One departure with its seats, as it is at this moment. */
export const departureQuery = (packageId: string, day: CalendarDate) =>
  queryOptions({
    queryKey: laterQueryKeys.departures.one(packageId, day),
    queryFn: ({ signal }) => callEndpoint('showDeparture', { params: { id: packageId, day }, signal }),
    staleTime: 0,
  });

/**
 * Changes a departure over the version that is shown. Where somebody else was faster nothing is changed, and
 * the screen has what they made of it (docs/decisions/0069).
 */
export const useChangeDeparture = ({ packageId, day, version }: StaffDeparture) => {
  const queryClient = useQueryClient();
  const show = (departure: StaffDeparture) => queryClient.setQueryData(departureQuery(packageId, day).queryKey, departure);
  return useMutation({
    mutationFn: (change: Omit<DepartureChange, 'version'>) =>
      callEndpoint('changeDeparture', { params: { id: packageId, day }, body: { ...change, version } }),
    onSuccess: ({ departure }) => {
      show(departure);
      void queryClient.invalidateQueries({ queryKey: queryKeys.seats.all });
      void queryClient.invalidateQueries({ queryKey: laterQueryKeys.departures.months });
    },
    onError: (thrown) => {
      logFailure('Changing a departure failed')(thrown);
      const current = changedEntryIn<StaffDeparture>(thrown);
      if (current !== null) show(current);
    },
  });
};
