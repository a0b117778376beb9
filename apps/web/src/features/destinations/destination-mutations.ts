import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Destination } from '@wayfarer/contracts';
import { callEndpoint } from '../../shared/api/call-endpoint.ts';
import { logFailure } from '../../shared/api/log-failure.ts';
import { appendEntry, type LoadedPages, removeEntry, replaceEntry } from '../../shared/api/paged-cache.ts';
import { destinationKeys } from './destination-queries.ts';

type Loaded = LoadedPages<Destination> | undefined;

/** Changes the list by the answer (docs/specification.md section 4); whatever else shows destinations asks again when it is next seen. */
const changeList = async (queryClient: QueryClient, change: (loaded: Loaded) => Loaded): Promise<void> => {
  queryClient.setQueryData<LoadedPages<Destination>>(destinationKeys.list, change);
  await queryClient.invalidateQueries({ queryKey: destinationKeys.all, refetchType: 'none' });
  await queryClient.invalidateQueries({ queryKey: ['tour-packages'], refetchType: 'none' });
};

/** Adds a destination; `newDestination` of the answer joins the list. */
export const useAddDestination = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: FormData) => callEndpoint('addDestination', { body }),
    onError: logFailure('Adding a destination failed'),
    onSuccess: ({ newDestination }) => changeList(queryClient, (loaded) => appendEntry(loaded, newDestination)),
  });
};

/** Edits a destination; `destination` of the answer replaces the one with its `_id`. */
export const useEditDestination = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, body }: { id: string; body: FormData }) => callEndpoint('editDestination', { params: { id }, body }),
    onError: logFailure('Updating a destination failed'),
    onSuccess: ({ destination }) => changeList(queryClient, (loaded) => replaceEntry(loaded, destination)),
  });
};

/** Deletes a destination; it leaves the list by the `id` of the answer. */
export const useDeleteDestination = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => callEndpoint('deleteDestination', { params: { id } }),
    onError: logFailure('Deleting a destination failed'),
    onSuccess: ({ id }) => changeList(queryClient, (loaded) => removeEntry(loaded, id)),
  });
};
