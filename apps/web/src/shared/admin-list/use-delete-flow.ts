import { useState } from 'react';
import { sentenceOf } from '../api/api-failure.ts';
import { notify } from '../ui/feedback/notify.ts';
import { confirm } from '../ui/overlays/confirm.ts';
import type { DeletableEntity } from './entity.ts';
import { useDeleteEntry } from './entity-mutations.ts';
import type { Editor } from './use-editor.ts';

/**
 * Asks, deletes, says so, and tells why the server refused. An editor that holds the deleted entry begins anew.
 * @returns `deleting`: the id of the entry that is being deleted
 */
export const useDeleteFlow = <Entry extends { _id: string }>(
  entity: DeletableEntity<Entry>,
  editor?: Pick<Editor<Entry, unknown>, 'entry' | 'finish'>,
) => {
  const [refusal, setRefusal] = useState<string | null>(null);
  const [done, setDone] = useState('');
  const { mutateAsync, isPending, variables } = useDeleteEntry(entity);
  const askAndDelete = async (entry: Entry) => {
    setRefusal(null);
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
    if (editor?.entry?._id === entry._id) editor.finish();
  };
  return { refusal, done, deleting: isPending ? variables : undefined, askAndDelete };
};
