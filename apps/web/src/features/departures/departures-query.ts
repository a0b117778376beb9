import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callEndpoint } from '../../shared/api/call-endpoint.ts';
import { laterQueryKeys } from '../../shared/api/later-query-keys.ts';
import { weeksOf } from './month.ts';

/** The departures of the weeks of a month, of all packages or of one. */
export const departuresQuery = (month: string, packageId: string) =>
  queryOptions({
    queryKey: laterQueryKeys.departures.month({ month, packageId }),
    queryFn: ({ signal }) => {
      const days = weeksOf(month).flat();
      return callEndpoint('listDepartures', {
        query: { from: days[0], to: days.at(-1), ...(packageId === '' ? {} : { package: packageId }) },
        signal,
      });
    },
    placeholderData: keepPreviousData,
  });
