import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { InboxEntry, InboxMessage, MessageChange, NewReply } from '@wayfarer/contracts';
import { callEndpoint, type InputOf } from '../../shared/api/call-endpoint.ts';
import { callList } from '../../shared/api/call-list.ts';
import { queryKeys } from '../../shared/api/query-keys.ts';
import { type PagedList, usePagedList } from '../../shared/api/use-paged-list.ts';

/** What the admin looks for, as the call takes it. */
export type InboxSearch = Omit<NonNullable<InputOf<'listMessages'>['query']>, 'limit' | 'cursor'>;

/** The messages of the inbox. */
export const useInbox = (search: InboxSearch, after: string | null): PagedList<InboxEntry> =>
  usePagedList(
    queryKeys.messages.list(search),
    (page, signal) => callList('listMessages', { query: { ...search, ...page }, signal }),
    after,
  );

export const useMessage = (id: string) =>
  useQuery({
    queryKey: queryKeys.messages.detail(id),
    queryFn: ({ signal }) => callEndpoint('findMessage', { params: { id }, signal }),
    staleTime: 0,
  });

/** Shows a message as it is now, and lets what counts or lists it be read anew. */
export const useShowMessage = (): ((message: InboxMessage) => void) => {
  const queryClient = useQueryClient();
  return (message) => {
    queryClient.setQueryData(queryKeys.messages.detail(message._id), message);
    for (const queryKey of [queryKeys.messages.lists, queryKeys.dashboard.all]) void queryClient.invalidateQueries({ queryKey });
  };
};

export const useChangeMessage = (id: string) => {
  const onSuccess = useShowMessage();
  const mutationFn = (body: MessageChange) => callEndpoint('changeMessage', { params: { id }, body });
  return useMutation({ mutationFn, onSuccess });
};

export const useReply = (id: string) => {
  const onSuccess = useShowMessage();
  const mutationFn = (body: NewReply) => callEndpoint('replyToMessage', { params: { id }, body });
  return useMutation({ mutationFn, onSuccess });
};
