import { queryOptions } from '@tanstack/react-query';
import { callEndpoint } from '../../shared/api/call-endpoint.ts';
import { queryKeys } from '../../shared/api/query-keys.ts';

/** The texts by which the agency sells. */
export const agencyTextsQuery = queryOptions({
  queryKey: queryKeys.agencyTexts,
  queryFn: ({ signal }) => callEndpoint('showAgencyTexts', { signal }),
});
