import { queryOptions } from '@tanstack/react-query';
import { callEndpoint } from '../../../shared/api/call-endpoint.ts';
import { queryKeys } from '../../../shared/api/query-keys.ts';

/**
 * Packages of the same destination first, then those near in days and price; the server knows which can be
 * booked.
 */
export const similarPackagesQuery = (id: string) =>
  queryOptions({
    queryKey: queryKeys.tourPackages.similar(id),
    queryFn: ({ signal }) => callEndpoint('listSimilarTourPackages', { params: { id }, signal }),
  });
