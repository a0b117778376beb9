import { useState } from 'react';
import { counted } from '../../format/format-total.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import type { BulkAction } from './bulk-action.ts';
import { RowLines } from './row-lines.tsx';
import { useBulkRun } from './use-bulk-run.ts';

type BulkDialogProps<Row> = {
  action: BulkAction<Row>;
  rows: readonly Row[];
  noun: string;
  /** Called with the rows that it was done to. */
  onClose: (done: readonly Row[]) => void;
};

/** A preview of what will happen; then the progress; then what was not done, and why. */
export const BulkDialog = <Row extends { _id: string }>({ action: offered, rows, noun, onClose }: BulkDialogProps<Row>) => {
  const [action, setAction] = useState(offered);
  const [isTried, setIsTried] = useState(false);
  const { run, start, stop } = useBulkRun<Row>();
  const possible = rows.filter((row) => action.refusalOf(row) === null);
  const left = rows.filter((row) => action.refusalOf(row) !== null);
  const count = (number: number) => counted(number, noun);
  const begin = (): void => {
    setIsTried(true);
    if (action.isReady ?? true) start(action, possible);
  };
  const close = (): void => {
    if (run === null || run.isOver) onClose(run?.done ?? []);
  };
  return (
    <Dialog
      open
      wide
      title={action.label}
      onOpenChange={(open) => (open ? undefined : close())}
      actions={
        run === null ? (
          <>
            <Button variant="secondary" onClick={close}>
              Go back
            </Button>
            {possible.length === 0 ? null : (
              <Button variant="danger" onClick={begin}>
                {action.label} ({possible.length})
              </Button>
            )}
          </>
        ) : run.isOver ? (
          <Button onClick={close}>Done</Button>
        ) : (
          <Button variant="secondary" onClick={stop}>
            Stop
          </Button>
        )
      }
    >
      {run === null ? (
        <div className="space-y-4">
          {action.Choice === undefined ? null : <action.Choice isTried={isTried} onChange={setAction} />}
          <p className="font-medium text-ink">
            {possible.length === 0 ? `None of them can be ${action.done}.` : action.sumOf(possible)}
          </p>
          {possible.length === 0 ? null : (
            <RowLines
              label="What will happen"
              lines={possible.map((row) => ({ id: row._id, name: action.nameOf(row), text: action.effectOf(row) }))}
            />
          )}
          {left.length === 0 ? null : (
            <>
              <p className="text-ink-soft">
                {count(left.length)} cannot be {action.done}:
              </p>
              <RowLines
                label={`Cannot be ${action.done}`}
                lines={left.map((row) => ({ id: row._id, name: action.nameOf(row), text: action.refusalOf(row) ?? '' }))}
              />
            </>
          )}
        </div>
      ) : (
        <div className="space-y-4">
          <output className="figures block font-medium text-ink">
            {run.isOver ? '' : `${run.done.length + run.notDone.length} of ${possible.length} · `}
            {count(run.done.length)} {action.done}.
          </output>
          {run.notDone.length === 0 ? null : (
            <>
              <Notice>
                {count(run.notDone.length)} not {action.done}:
              </Notice>
              <RowLines
                label={`Not ${action.done}`}
                lines={run.notDone.map(({ id, name, reason }) => ({ id, name, text: reason }))}
              />
            </>
          )}
        </div>
      )}
    </Dialog>
  );
};
