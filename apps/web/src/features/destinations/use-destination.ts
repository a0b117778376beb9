import { type InfiniteData, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Destination } from '@wayfarer/contracts';
import type { Page } from '../../shared/api/call-list.ts';
import { destinationListQuery, destinationQuery, topDestinationsQuery } from './destination-queries.ts';

/** One destination. After a list, the list's data is shown at once while the newest answer loads. */
export const useDestination = (id: string) => {
  const queryClient = useQueryClient();
  const known = (): Destination[] => [
    ...(queryClient.getQueryData<Destination[]>(topDestinationsQuery.queryKey) ?? []),
    ...(queryClient.getQueryData<InfiniteData<Page<Destination>>>(destinationListQuery.queryKey)?.pages ?? []).flatMap(
      (page) => page.entries,
    ),
  ];
  return useQuery({ ...destinationQuery(id), placeholderData: () => known().find((destination) => destination._id === id) });
};
