import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { DashboardPeriod } from '@wayfarer/contracts';
import { callEndpoint } from '../../shared/api/call-endpoint.ts';
import { laterQueryKeys } from '../../shared/api/later-query-keys.ts';

/**
 * Everything that the dashboard shows, in one call, and the requested period: the figures of the previous one
 * stay while the next ones load. Fetched again each time the page opens: the figures are about money.
 */
export const dashboardQuery = (period: DashboardPeriod) =>
  queryOptions({
    queryKey: laterQueryKeys.dashboard.of(period),
    queryFn: async ({ signal }) => ({ ...(await callEndpoint('showDashboard', { query: { period }, signal })), asked: period }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
