import { queryOptions } from '@tanstack/react-query';
import { callEndpoint } from '../../../shared/api/call-endpoint.ts';
import { laterQueryKeys } from '../../../shared/api/later-query-keys.ts';

/** A package that only staff see, as it was last saved. */
export const draftQuery = (id: string) =>
  queryOptions({
    queryKey: laterQueryKeys.tourPackages.draft(id),
    queryFn: ({ signal }) => callEndpoint('findDraftPackage', { params: { id }, signal }),
    staleTime: 0,
  });
