import { useQueryClient } from '@tanstack/react-query';
import { type ActivityEntry, type ChangedField, isRestorable } from '@wayfarer/contracts';
import { useState } from 'react';
import { NoLongerFits, type ValueRestorer } from '../../shared/admin-list/value-restorer.ts';
import { sentenceOf } from '../../shared/api/api-failure.ts';
import { callEndpoint } from '../../shared/api/call-endpoint.ts';
import { confirm } from '../../shared/ui/overlays/confirm.ts';
import { inWords, thingName } from './activity-words.ts';

type Changed = ActivityEntry['changes'][number];
export type AskToRestore = (entry: ActivityEntry, changed: Changed, field: ChangedField) => void;

/** Calls that leave the thing there, with another value. */
const EDITS = new Set(['editTourPackage', 'importTourPackages', 'editDestination', 'editAgency']);

/** Whether the former value of a field can be asked for: a price or a text that an edit has changed. */
export const canRestore = ({ call, outcome }: ActivityEntry, { thing }: Changed, { field, from }: ChangedField): boolean =>
  EDITS.has(call) && outcome === 'done' && from !== null && isRestorable(thing, field);

const CHANGED_SINCE = 'This value has changed since. Look at its latest change first.';

/** Asks, showing what is there now and then, and puts a former value back by the thing's own edit. */
export const useRestoreFlow = (restorers: Readonly<Record<string, ValueRestorer>>) => {
  const queryClient = useQueryClient();
  const [told, setTold] = useState<{ refusal: string | null; done: string }>({ refusal: null, done: '' });
  const restore: (...asked: Parameters<AskToRestore>) => Promise<string | null> = async (entry, changed, { field, from, to }) => {
    const former = await callEndpoint('showFormerValue', { params: { id: entry._id }, query: { of: changed.id, field } });
    const present = await restorers[changed.thing]?.read(changed.id);
    if (present === undefined || JSON.stringify(present.valueOf(field)) !== JSON.stringify(former.to))
      throw new NoLongerFits(CHANGED_SINCE);
    const sure = await confirm({
      title: `Restore this value of ${thingName(changed)}?`,
      text: inWords(field),
      list: [`Now: ${to ?? 'nothing'}`, `Then: ${from ?? 'nothing'}`],
      confirmLabel: 'Restore this value',
    });
    if (!sure || !(await present.restore(field, former.from))) return null;
    // The thing is shown on many pages, and its edit is a new line here: the empty key matches every query.
    await queryClient.invalidateQueries({ queryKey: [] });
    return `${inWords(field)} of ${thingName(changed)} is what it was before.`;
  };
  const askAndRestore: AskToRestore = (...asked) => {
    setTold({ refusal: null, done: '' });
    restore(...asked).then(
      (done) => setTold({ refusal: null, done: done ?? '' }),
      (thrown: unknown) => setTold({ refusal: thrown instanceof NoLongerFits ? thrown.message : sentenceOf(thrown), done: '' }),
    );
  };
  return { ...told, askAndRestore };
};
