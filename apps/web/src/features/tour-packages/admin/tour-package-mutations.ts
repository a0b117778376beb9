import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import type { TourPackage } from '@wayfarer/contracts';
import { callEndpoint } from '../../../shared/api/call-endpoint.ts';
import { logFailure } from '../../../shared/api/log-failure.ts';
import { appendEntry, type LoadedPages, removeEntry, replaceEntry } from '../../../shared/api/paged-cache.ts';
import { tourPackageKeys } from '../tour-package-queries.ts';
import { adminTourPackagesKey } from './admin-tour-package-queries.ts';

type Loaded = LoadedPages<TourPackage> | undefined;

/** Changes the admin's lists by the answer (docs/specification.md section 4); whatever else shows packages asks again when it is next seen. */
const changeLists = async (queryClient: QueryClient, change: (loaded: Loaded) => Loaded): Promise<void> => {
  queryClient.setQueriesData<LoadedPages<TourPackage>>({ queryKey: adminTourPackagesKey }, change);
  await queryClient.invalidateQueries({ queryKey: tourPackageKeys.all, refetchType: 'none' });
};

/** Adds a package; `newPackage` of the answer joins the list. */
export const useAddTourPackage = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: FormData) => callEndpoint('addTourPackage', { body }),
    onError: logFailure('Adding a package failed'),
    onSuccess: ({ newPackage }) => changeLists(queryClient, (loaded) => appendEntry(loaded, newPackage)),
  });
};

/** Edits a package; `updatedPackage` of the answer replaces the one with its `_id`. */
export const useEditTourPackage = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, body }: { id: string; body: FormData }) => callEndpoint('editTourPackage', { params: { id }, body }),
    onError: logFailure('Updating a package failed'),
    onSuccess: ({ updatedPackage }) => changeLists(queryClient, (loaded) => replaceEntry(loaded, updatedPackage)),
  });
};

/** Deletes a package; it leaves the list by the `id` of the answer. */
export const useDeleteTourPackage = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => callEndpoint('deleteTourPackage', { params: { id } }),
    onError: logFailure('Deleting a package failed'),
    onSuccess: ({ id }) => changeLists(queryClient, (loaded) => removeEntry(loaded, id)),
  });
};
