import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Note } from '@wayfarer/contracts';
import { callEndpoint } from '../../shared/api/call-endpoint.ts';
import { callList } from '../../shared/api/call-list.ts';
import { laterQueryKeys } from '../../shared/api/later-query-keys.ts';
import { logFailure } from '../../shared/api/log-failure.ts';
import { type PagedList, usePagedList } from '../../shared/api/use-paged-list.ts';

/** Whom notes are about, and which of their bookings, if any. */
export type NoteSubject = { user: string; booking?: string };

export const useNotes = (about: NoteSubject): PagedList<Note> =>
  usePagedList(laterQueryKeys.notes.list(about), (page, signal) =>
    callList('listNotes', { query: { ...about, ...page }, signal }),
  );

const useReload = () => {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: laterQueryKeys.notes.all });
};

export const useAddNote = (about: NoteSubject) =>
  useMutation({
    mutationFn: (text: string) => callEndpoint('addNote', { body: { ...about, text } }),
    onSuccess: useReload(),
  });

export const useDeleteNote = () =>
  useMutation({
    mutationFn: (id: string) => callEndpoint('deleteNote', { params: { id } }),
    onError: logFailure('Deleting a note failed'),
    onSettled: useReload(),
  });
