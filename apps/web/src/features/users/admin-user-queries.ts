import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { User } from '@wayfarer/contracts';
import { callEndpoint } from '../../shared/api/call-endpoint.ts';
import { callList } from '../../shared/api/call-list.ts';
import { logFailure } from '../../shared/api/log-failure.ts';
import { type LoadedPages, removeEntry } from '../../shared/api/paged-cache.ts';
import { type PagedList, usePagedList } from '../../shared/api/use-paged-list.ts';

const usersKey = ['users', 'admin'] as const;
const PAGE = 25;

/** The users of the admin's table. `search` is the beginning of a username or an email address. */
export const useAdminUsers = (search: string): PagedList<User> =>
  usePagedList([...usersKey, search], (cursor, signal) =>
    callList('listUsers', { query: { search, limit: PAGE, ...(cursor === null ? {} : { cursor }) }, signal }),
  );

/** Deletes a user; the one with the answer's id leaves the list (docs/specification.md section 4). What shows their name asks again when next seen. */
export const useDeleteUser = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => callEndpoint('deleteUser', { params: { id } }),
    onError: logFailure('Deleting a user failed'),
    onSuccess: async ({ id }) => {
      queryClient.setQueriesData<LoadedPages<User>>({ queryKey: usersKey }, (loaded) => removeEntry(loaded, id));
      for (const key of ['users', 'bookings', 'payments']) {
        await queryClient.invalidateQueries({ queryKey: [key], refetchType: 'none' });
      }
    },
  });
};
