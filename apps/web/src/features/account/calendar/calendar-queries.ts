import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { callEndpoint } from '../../../shared/api/call-endpoint.ts';
import { laterQueryKeys } from '../../../shared/api/later-query-keys.ts';
import { logFailure } from '../../../shared/api/log-failure.ts';

/** Whether there is a calendar address; the address itself is told once, when it is made. */
export const calendarFeedQuery = queryOptions({
  queryKey: laterQueryKeys.departures.calendarFeed,
  queryFn: ({ signal }) => callEndpoint('showCalendarFeed', { signal }),
});

/** Makes a new calendar address, and ends it. */
export const useCalendarFeed = () => {
  const queryClient = useQueryClient();
  const show = ({ since }: { since: string | null }): void => {
    queryClient.setQueryData(calendarFeedQuery.queryKey, { since });
  };
  const renew = useMutation({
    mutationFn: () => callEndpoint('renewCalendarFeed', {}),
    onSuccess: show,
    onError: logFailure('Making a calendar address failed'),
  });
  const stop = useMutation({
    mutationFn: () => callEndpoint('stopCalendarFeed', {}),
    onSuccess: show,
    onError: logFailure('Stopping a calendar address failed'),
  });
  return { renew, stop };
};
