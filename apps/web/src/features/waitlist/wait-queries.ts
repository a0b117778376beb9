import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { CalendarDate, NewWait } from '@wayfarer/contracts';
import { callEndpoint } from '../../shared/api/call-endpoint.ts';
import { laterQueryKeys } from '../../shared/api/later-query-keys.ts';
import { logFailure } from '../../shared/api/log-failure.ts';
import { queryKeys } from '../../shared/api/query-keys.ts';

/** What the traveller waits for. */
export const waitsQuery = queryOptions({
  queryKey: laterQueryKeys.waits.own,
  queryFn: ({ signal }) => callEndpoint('listWaits', { signal }),
  staleTime: 0,
});

/** The line, and seats that became free, are other ones afterwards. */
const useOutdate = () => {
  const queryClient = useQueryClient();
  return async (): Promise<void> => {
    const outdated = [laterQueryKeys.waits.own, queryKeys.seats.all];
    await Promise.all(outdated.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
  };
};

/** Joins the waitlist of a departure; who is on it already keeps their place. */
export const useJoinWaitlist = (packageId: string) =>
  useMutation({
    mutationFn: (wait: NewWait) => callEndpoint('joinWaitlist', { params: { id: packageId }, body: wait }),
    onError: logFailure('Joining a waitlist failed'),
    onSettled: useOutdate(),
  });

/** Leaves the waitlist of a departure, with the seats that are held. */
export const useLeaveWaitlist = (packageId: string, day: CalendarDate) =>
  useMutation({
    mutationFn: () => callEndpoint('leaveWaitlist', { params: { id: packageId }, query: { day } }),
    onError: logFailure('Leaving a waitlist failed'),
    onSettled: useOutdate(),
  });
