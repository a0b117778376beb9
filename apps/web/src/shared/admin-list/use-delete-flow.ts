import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { sentenceOf } from '../api/api-failure.ts';
import { notify } from '../ui/feedback/notify.ts';
import { confirm } from '../ui/overlays/confirm.ts';
import type { DeletableEntity } from './entity.ts';
import { useDeleteEntry } from './entity-mutations.ts';
import type { Editor } from './use-editor.ts';

/**
 * Asks, deletes, says so, and tells why the server refused. An editor that holds the deleted entry begins anew.
 * @returns `deleting`: the id of the entry that is being deleted; `undo` puts the last one back, null where the server cannot; `putBack` any that is
 * withdrawn
 */
export const useDeleteFlow = <Entry extends { _id: string }>(
  entity: DeletableEntity<Entry>,
  editor?: Pick<Editor<Entry, unknown>, 'entry' | 'finish'>,
) => {
  const [refusal, setRefusal] = useState<string | null>(null);
  const [done, setDone] = useState('');
  const { mutateAsync, isPending, variables } = useDeleteEntry(entity);
  const queryClient = useQueryClient();
  const [deleted, setDeleted] = useState<Entry | null>(null);
  const putBack = async (entry: Entry) => {
    setRefusal(null);
    setDeleted(null);
    try {
      await entity.restore?.(entry._id);
    } catch (thrown) {
      setRefusal(sentenceOf(thrown));
      return;
    }
    setDone(`${entity.nameOf(entry)} was put back.`);
    // The lists are among it.
    for (const queryKey of entity.outdated) await queryClient.invalidateQueries({ queryKey });
  };
  const askAndDelete = async (entry: Entry) => {
    setRefusal(null);
    setDeleted(null);
    const sure = await confirm({
      title: entity.deleteQuestion,
      text: entity.deleteText(entry),
      confirmLabel: 'Delete',
      tone: 'danger',
    });
    if (!sure) return;
    try {
      await mutateAsync(entry._id);
    } catch (thrown) {
      setRefusal(sentenceOf(thrown));
      return;
    }
    if (entity.deletedNotice !== undefined) void notify({ title: entity.deletedNotice, tone: 'green' });
    setDone(`${entity.nameOf(entry)} was deleted.`);
    if (entity.restore) setDeleted(entry);
    if (editor?.entry?._id === entry._id) editor.finish();
  };
  const undo = deleted === null ? null : () => void putBack(deleted);
  return { refusal, done, undo, deleting: isPending ? variables : undefined, askAndDelete, putBack };
};
