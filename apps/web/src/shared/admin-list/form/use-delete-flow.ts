import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { sentenceOf } from '../../api/api-failure.ts';
import { notify } from '../../ui/feedback/notify.ts';
import { confirm } from '../../ui/overlays/confirm.ts';
import type { DeletableEntity } from '../entity.ts';
import { useDeleteEntry } from './entity-mutations.ts';
import type { Editor } from './use-editor.ts';

/** 'Spice walk was deleted.', '3 packages were withdrawn.' */
const sentenceAbout = <Entry>({ nameOf, noun }: DeletableEntity<Entry>, entries: readonly Entry[], what: string): string =>
  entries.length === 1
    ? entries.map((entry) => `${nameOf(entry)} was ${what}.`).join('')
    : `${entries.length} ${noun}s were ${what}.`;

/**
 * Asks, deletes, reports it or shows why the server refused. An editor with the deleted entry is reset.
 * @returns `deleting`: the id of the entry being deleted; `undo` restores the last deleted one, null if the
 * server cannot; `putBack` any withdrawn entry; `noteDeleted` reports several that were deleted elsewhere
 */
export const useDeleteFlow = <Entry extends { _id: string }>(
  entity: DeletableEntity<Entry>,
  editor?: Pick<Editor<Entry, unknown>, 'entry' | 'finish'>,
) => {
  const [refusal, setRefusal] = useState<string | null>(null);
  const [done, setDone] = useState('');
  const { mutateAsync, isPending, variables } = useDeleteEntry(entity);
  const queryClient = useQueryClient();
  const [deleted, setDeleted] = useState<readonly Entry[]>([]);
  const putBack = async (...entries: readonly Entry[]) => {
    setRefusal(null);
    setDeleted([]);
    const back: Entry[] = [];
    try {
      for (const entry of entries) {
        await entity.restore?.(entry._id);
        back.push(entry);
      }
    } catch (thrown) {
      setRefusal(sentenceOf(thrown));
      // Those that are still withdrawn can be tried again.
      if (entries.length > 1) setDeleted(entries.slice(back.length));
    }
    if (back.length > 0) setDone(sentenceAbout(entity, back, 'put back'));
    // This includes the lists.
    for (const queryKey of entity.outdated) await queryClient.invalidateQueries({ queryKey });
  };
  const noteDeleted = (entries: readonly Entry[], what: string): void => {
    setRefusal(null);
    setDone(sentenceAbout(entity, entries, what));
    if (entity.restore) setDeleted(entries);
  };
  const askAndDelete = async (entry: Entry) => {
    setRefusal(null);
    setDeleted([]);
    try {
      const warning = entity.deleteWarning ? await entity.deleteWarning(entry) : null;
      const told = warning ?? { text: entity.deleteText(entry) };
      const sure = await confirm({ title: entity.deleteQuestion, ...told, confirmLabel: 'Delete', tone: 'danger' });
      if (!sure) return;
      await mutateAsync(entry._id);
    } catch (thrown) {
      setRefusal(sentenceOf(thrown));
      return;
    }
    if (entity.deletedNotice !== undefined) void notify({ title: entity.deletedNotice, tone: 'green' });
    noteDeleted([entry], 'deleted');
    if (editor?.entry?._id === entry._id) editor.finish();
  };
  const undo = deleted.length === 0 ? null : () => void putBack(...deleted);
  return { refusal, done, undo, deleting: isPending ? variables : undefined, askAndDelete, putBack, noteDeleted };
};
