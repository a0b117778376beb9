import { queryOptions } from '@tanstack/react-query';
import { callEndpoint } from '../../../shared/api/call-endpoint.ts';
import { queryKeys } from '../../../shared/api/query-keys.ts';
import type { Asked } from '../asked-days.ts';
import { partyQuery } from '../tour-package-queries.ts';

/**
 * Packages of the same destination first, then those near in days and price; the server knows which can be
 * booked.
 */
export const similarPackagesQuery = (id: string, { from, to }: Pick<Asked, 'from' | 'to'>, party: string) =>
  queryOptions({
    queryKey: queryKeys.tourPackages.similar(id, from, to, party),
    queryFn: ({ signal }) =>
      callEndpoint('listSimilarTourPackages', {
        params: { id },
        query: {
          ...(from === '' ? {} : { availableFrom: from }),
          ...(to === '' ? {} : { availableTo: to }),
          ...partyQuery(party),
        },
        signal,
      }),
  });
