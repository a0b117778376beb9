import { queryOptions } from '@tanstack/react-query';
import { callEndpoint } from '../../../shared/api/call-endpoint.ts';
import { queryKeys } from '../../../shared/api/query-keys.ts';
import type { Asked } from '../asked-days.ts';

/**
 * Packages of the same destination first, then those near in days and price; the server knows which can be
 * booked.
 */
export const similarPackagesQuery = (id: string, { from, to }: Pick<Asked, 'from' | 'to'>) =>
  queryOptions({
    queryKey: queryKeys.tourPackages.similar(id, from, to),
    queryFn: ({ signal }) =>
      callEndpoint('listSimilarTourPackages', {
        params: { id },
        query: { ...(from === '' ? {} : { availableFrom: from }), ...(to === '' ? {} : { availableTo: to }) },
        signal,
      }),
  });
