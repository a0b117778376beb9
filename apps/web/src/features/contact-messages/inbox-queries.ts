import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { InboxEntry, InboxMessage, MessageChange, NewReply } from '@wayfarer/contracts';
import { changedEntryIn } from '../../shared/admin-list/form/edited-meanwhile.tsx';
import { callEndpoint, type InputOf } from '../../shared/api/call-endpoint.ts';
import { callList } from '../../shared/api/call-list.ts';
import { laterQueryKeys } from '../../shared/api/later-query-keys.ts';
import { type PagedList, usePagedList } from '../../shared/api/use-paged-list.ts';

/** The admin's search, in the form that the call takes. */
export type InboxSearch = Omit<NonNullable<InputOf<'listMessages'>['query']>, 'limit' | 'cursor'>;

/** The messages of the inbox. */
export const useInbox = (search: InboxSearch, after: string | null): PagedList<InboxEntry> =>
  usePagedList(
    laterQueryKeys.messages.list(search),
    (page, signal) => callList('listMessages', { query: { ...search, ...page }, signal }),
    after,
  );

export const useMessage = (id: string) =>
  useQuery({
    queryKey: laterQueryKeys.messages.detail(id),
    queryFn: ({ signal }) => callEndpoint('findMessage', { params: { id }, signal }),
    staleTime: 0,
  });

/**
 * A write shows the message as it is then, even if somebody else was faster, and invalidates what counts or
 * lists it.
 */
const useShowMessage = () => {
  const queryClient = useQueryClient();
  const onSuccess = (message: InboxMessage): void => {
    queryClient.setQueryData(laterQueryKeys.messages.detail(message._id), message);
    for (const queryKey of [laterQueryKeys.messages.lists, laterQueryKeys.dashboard.all])
      void queryClient.invalidateQueries({ queryKey });
  };
  const onError = (thrown: Error): void => {
    const current = changedEntryIn<InboxMessage>(thrown);
    if (current) onSuccess(current);
  };
  return { onSuccess, onError };
};

export const useChangeMessage = (id: string) => {
  const showing = useShowMessage();
  const mutationFn = (body: MessageChange) => callEndpoint('changeMessage', { params: { id }, body });
  return useMutation({ mutationFn, ...showing });
};

export const useReply = (id: string) => {
  const showing = useShowMessage();
  const mutationFn = (body: NewReply) => callEndpoint('replyToMessage', { params: { id }, body });
  return useMutation({ mutationFn, ...showing });
};
