import type { TourPackage } from '@wayfarer/contracts';
import type { EditableEntity } from '../../../shared/admin-list/entity.ts';
import { callEndpoint } from '../../../shared/api/call-endpoint.ts';
import { laterQueryKeys } from '../../../shared/api/later-query-keys.ts';
import { queryKeys } from '../../../shared/api/query-keys.ts';

/** Adding and deleting packages in the admin area; `useSavedPackage` edits them. */
export const tourPackageEntity: Omit<EditableEntity<TourPackage, FormData>, 'edit'> = {
  noun: 'package',
  nameOf: ({ title }) => title,
  deleteQuestion: 'Are you sure you want to delete this package?',
  deleteText: ({ title, isDraft }) =>
    isDraft
      ? `${title}. A draft is erased with its pictures, and cannot be put back.`
      : `${title}. Bookings that were made for it stay as they are.`,
  deletedNotice: 'Package deleted successfully',
  addedNotice: 'New package added successfully',
  updatedNotice: 'Package updated successfully',
  lists: laterQueryKeys.tourPackages.lists,
  // Destinations show their packages.
  outdated: [queryKeys.tourPackages.all, queryKeys.destinations.all],
  // An edit may change the capacity, and the window whose days are counted.
  reloaded: [queryKeys.seats.all],
  add: async (body) => (await callEndpoint('addTourPackage', { body })).newPackage,
  restore: (id) => callEndpoint('restoreTourPackage', { params: { id } }),
  delete: async (id) => (await callEndpoint('deleteTourPackage', { params: { id } })).id,
};
