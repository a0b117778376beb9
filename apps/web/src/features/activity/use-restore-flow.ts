import { useQueryClient } from '@tanstack/react-query';
import { type ActivityEntry, type ChangedField, isRestorable } from '@wayfarer/contracts';
import { useState } from 'react';
import type { ValueRestorer } from '../../shared/admin-list/value-restorer.ts';
import { sentenceOf } from '../../shared/api/api-failure.ts';
import { callEndpoint } from '../../shared/api/call-endpoint.ts';
import { notify } from '../../shared/ui/feedback/notify.ts';
import { confirm } from '../../shared/ui/overlays/confirm.ts';
import { fieldOfThing, shownValue, unchangedText } from './activity-words.ts';

type Asked = [entry: ActivityEntry, changed: ActivityEntry['changes'][number], field: ChangedField];
/** How a former value is put back; null where it cannot be asked for. */
export type RestoreOf = (...asked: Asked) => (() => void) | null;
/** By the kind of a thing: those of what the caller may change. */
export type Restorers = Readonly<Record<string, ValueRestorer>>;

/** Calls that leave the thing there, with another value. */
const EDITS = new Set(['editTourPackage', 'importTourPackages', 'editDestination', 'editAgency']);
const CHANGED_SINCE = 'This value has changed since. Look at its latest change first.';

/**
 * Asks, showing what is there now and then, and puts a former price or text back by the thing's own edit.
 * @param onRestored shows the thing as it is then, where it is open
 */
export const useRestoreFlow = (restorers: Restorers, onRestored?: () => Promise<void>) => {
  const queryClient = useQueryClient();
  const [refusal, setRefusal] = useState<string | null>(null);
  /** @returns why nothing is put back */
  const restore = async (...[entry, changed, { field, from, to, same }]: Asked): Promise<string | null> => {
    const former = await callEndpoint('showFormerValue', { params: { id: entry._id }, query: { of: changed.id, field } });
    const present = await restorers[changed.thing]?.read(changed.id);
    if (present === undefined || JSON.stringify(present.valueOf(field)) !== JSON.stringify(former.to)) return CHANGED_SINCE;
    const valueIn = (told: string | null) => (told === null ? 'nothing' : shownValue(field, told));
    const sure = await confirm({
      title: 'Restore this value?',
      text: `${fieldOfThing(changed, field)}${same === undefined ? '' : ` (${unchangedText(same)})`}`,
      list: [`Present value: ${valueIn(to)}`, `Former value: ${valueIn(from)}`],
      confirmLabel: 'Restore this value',
    });
    if (!sure || !(await present.restore(field, former.from))) return null;
    // The thing is shown on many pages, and its edit is a new line here: the empty key matches every query.
    await queryClient.invalidateQueries({ queryKey: [] });
    await onRestored?.();
    void notify({ title: `${fieldOfThing(changed, field)} is what it was before.`, tone: 'green' });
    return null;
  };
  const restoreOf: RestoreOf = (...asked) => {
    const [{ call, outcome }, { thing }, { field, from, same }] = asked;
    const isPossible =
      EDITS.has(call) && outcome === 'done' && (from !== null || same !== undefined) && isRestorable(thing, field);
    if (!isPossible || restorers[thing] === undefined) return null;
    return () => {
      setRefusal(null);
      restore(...asked).then(setRefusal, (thrown: unknown) => setRefusal(sentenceOf(thrown)));
    };
  };
  return { refusal, restoreOf };
};
