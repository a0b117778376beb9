import { useMutation, useQueryClient } from '@tanstack/react-query';
import { logFailure } from '../../api/log-failure.ts';
import { appendEntry, type LoadedPages, removeEntry, replaceEntry } from '../../api/paged-cache.ts';
import type { DeletableEntity, EditableEntity } from '../entity.ts';
import { changedEntryIn } from './edited-meanwhile.tsx';

type Loaded<Entry> = LoadedPages<Entry> | undefined;

/** Applies an answer to the cached lists (docs/specification.md section 4). */
const useListChange = <Entry>({ lists, outdated, reloaded = [] }: DeletableEntity<Entry>) => {
  const queryClient = useQueryClient();
  return async (change: (loaded: Loaded<Entry>) => Loaded<Entry>): Promise<void> => {
    queryClient.setQueriesData<LoadedPages<Entry>>({ queryKey: lists }, change);
    for (const queryKey of outdated) await queryClient.invalidateQueries({ queryKey, refetchType: 'none' });
    for (const queryKey of reloaded) void queryClient.invalidateQueries({ queryKey });
  };
};

/**
 * Adds an entry, which joins the lists, or edits one, which replaces the entry with its `_id`. The answer is
 * null where nothing was saved.
 */
export const useSaveEntry = <Entry extends { _id: string }, Body>(entity: EditableEntity<Entry, Body>) => {
  const changeLists = useListChange(entity);
  return useMutation({
    mutationFn: ({ entry, body }: { entry: Entry | null; body: Body }): Promise<Entry | null> =>
      entry === null ? entity.add(body) : entity.edit(entry._id, body),
    onError: async (thrown, { entry }) => {
      logFailure(`${entry === null ? 'Adding' : 'Updating'} a ${entity.noun} failed`)(thrown);
      const current = changedEntryIn<Entry>(thrown);
      if (current !== null) await changeLists((loaded) => replaceEntry(loaded, current));
    },
    onSuccess: async (saved, { entry }) => {
      if (saved === null) return;
      await changeLists((loaded) => (entry === null ? appendEntry(loaded, saved) : replaceEntry(loaded, saved)));
    },
  });
};

/** Deletes an entry. The one with the id of the answer leaves the lists. */
export const useDeleteEntry = <Entry extends { _id: string }>(entity: DeletableEntity<Entry>) => {
  const changeLists = useListChange(entity);
  return useMutation({
    mutationFn: (id: string) => entity.delete(id),
    onError: logFailure(`Deleting a ${entity.noun} failed`),
    onSuccess: (id) => changeLists((loaded) => removeEntry(loaded, id)),
  });
};
