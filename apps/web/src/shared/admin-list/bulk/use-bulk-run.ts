import { useRef, useState } from 'react';
import { sentenceOf } from '../../api/api-failure.ts';
import type { BulkAction } from './bulk-action.ts';

/** What of an action is needed to carry it out. */
type Run<Row> = Pick<BulkAction<Row>, 'act' | 'nameOf' | 'label'>;

type NotDone = { id: string; name: string; reason: string };
export type BulkRun<Row> = { done: readonly Row[]; notDone: readonly NotDone[]; isOver: boolean };

/**
 * Applies an action to rows one after the other. A refusal does not stop the rest, and is reported with its
 * reason; after a stop or on leaving, the rows that were not reached are reported.
 */
export const useBulkRun = <Row extends { _id: string }>() => {
  const [run, setRun] = useState<BulkRun<Row> | null>(null);
  const stopped = useRef(false);
  const start = async (
    { act, nameOf, label }: Run<Row>,
    rows: readonly Row[],
    onOver?: (run: BulkRun<Row>) => void,
  ): Promise<void> => {
    stopped.current = false;
    const done: Row[] = [];
    const notDone: NotDone[] = [];
    setRun({ done: [], notDone, isOver: false });
    for (const row of rows) {
      if (stopped.current) notDone.push({ id: row._id, name: nameOf(row), reason: 'Stopped before its turn.' });
      else
        try {
          await act(row);
          done.push(row);
        } catch (thrown) {
          console.error(`${label} failed`, thrown);
          notDone.push({ id: row._id, name: nameOf(row), reason: sentenceOf(thrown) });
        }
      setRun({ done: [...done], notDone: [...notDone], isOver: false });
    }
    const over = { done, notDone, isOver: true };
    setRun(over);
    onOver?.(over);
  };
  return {
    run,
    start: (...run: Parameters<typeof start>) => void start(...run),
    stop: () => {
      stopped.current = true;
    },
    reset: () => setRun(null),
  };
};
