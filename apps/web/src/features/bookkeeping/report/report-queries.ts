import { useQuery } from '@tanstack/react-query';
import type { ReportGroup } from '@wayfarer/contracts';
import { callEndpoint } from '../../../shared/api/call-endpoint.ts';
import { laterQueryKeys } from '../../../shared/api/later-query-keys.ts';

/** The first and the last month of a report. */
export type Months = { from: string; to: string };

export const useMoneyReport = (by: ReportGroup, months: Months) =>
  useQuery({
    queryKey: laterQueryKeys.invoices.report({ by, ...months }),
    queryFn: ({ signal }) => callEndpoint('reportMoney', { query: { by, ...months }, signal }),
  });

export const useStatement = (months: Months) =>
  useQuery({
    queryKey: laterQueryKeys.invoices.months(months),
    queryFn: ({ signal }) => callEndpoint('stateMonths', { query: months, signal }),
  });
