import { queryOptions } from '@tanstack/react-query';
import { callEndpoint } from '../../shared/api/call-endpoint.ts';
import { laterQueryKeys } from '../../shared/api/later-query-keys.ts';

/** The departures of the next seven days, with seats as they are now. */
export const comingQuery = queryOptions({
  queryKey: laterQueryKeys.departures.month({ days: 'coming' }),
  queryFn: ({ signal }) => callEndpoint('listDepartures', { signal }),
  staleTime: 0,
});

/** On which of them somebody is not named, or has not said what the trip asks. */
export const incompleteQuery = queryOptions({
  queryKey: laterQueryKeys.departures.incomplete,
  queryFn: ({ signal }) => callEndpoint('listIncomplete', { signal }),
  staleTime: 0,
});
