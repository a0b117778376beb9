import { queryOptions } from '@tanstack/react-query';
import { callEndpoint } from '../../shared/api/call-endpoint.ts';
import { queryKeys } from '../../shared/api/query-keys.ts';

/** Everything that the dashboard shows, in one call. Asked again each time the page opens: the figures are about money. */
export const dashboardQuery = queryOptions({
  queryKey: queryKeys.dashboard.all,
  queryFn: ({ signal }) => callEndpoint('showDashboard', { signal }),
  staleTime: 0,
});
