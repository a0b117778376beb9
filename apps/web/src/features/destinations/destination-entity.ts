import type { Destination } from '@wayfarer/contracts';
import type { EditableEntity } from '../../shared/admin-list/entity.ts';
import { callEndpoint } from '../../shared/api/call-endpoint.ts';
import { queryKeys } from '../../shared/api/query-keys.ts';

/** Adding, editing and deleting destinations in the admin area. */
export const destinationEntity: EditableEntity<Destination, FormData> = {
  noun: 'destination',
  nameOf: ({ name }) => name,
  deleteQuestion: 'Are you sure you want to delete this destination?',
  deleteText: ({ name, country }) => `${name}, ${country}`,
  addedNotice: 'New destination added successfully',
  updatedNotice: 'Destination updated successfully',
  lists: queryKeys.destinations.list,
  outdated: [queryKeys.destinations.all, queryKeys.tourPackages.all],
  add: async (body) => (await callEndpoint('addDestination', { body })).newDestination,
  edit: async (id, body) => (await callEndpoint('editDestination', { params: { id }, body })).destination,
  restore: (id) => callEndpoint('restoreDestination', { params: { id } }),
  delete: async (id) => (await callEndpoint('deleteDestination', { params: { id } })).id,
};
