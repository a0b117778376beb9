import { queryOptions } from '@tanstack/react-query';
import { callEndpoint } from '../../shared/api/call-endpoint.ts';
import { laterQueryKeys } from '../../shared/api/later-query-keys.ts';

const EVERY_MINUTE = 60_000;

/** What waits for a person, for the dashboard and the counts of the menu: looked up again once a minute. */
export const waitingQuery = queryOptions({
  queryKey: laterQueryKeys.dashboard.waiting,
  queryFn: ({ signal }) => callEndpoint('showWaiting', { signal }),
  staleTime: 10_000,
  refetchInterval: EVERY_MINUTE,
});
