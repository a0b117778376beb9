import type { User } from '@wayfarer/contracts';
import type { DeletableEntity } from '../../shared/admin-list/entity.ts';
import { callEndpoint } from '../../shared/api/call-endpoint.ts';
import { queryKeys } from '../../shared/api/query-keys.ts';

/** Deleting users in the admin area. */
export const userEntity: DeletableEntity<User> = {
  noun: 'user',
  nameOf: ({ username }) => username,
  deleteQuestion: 'Are you sure you want to delete this user?',
  deleteText: ({ username }) => `${username} is logged out everywhere at once. This cannot be undone.`,
  lists: queryKeys.users.adminLists,
  // Everything that the user wrote or booked has changed: the empty key matches every query.
  outdated: [[]],
  delete: async (id) => (await callEndpoint('deleteUser', { params: { id } })).id,
};
