import { formatMoney } from '@wayfarer/contracts';
import { useId, useState } from 'react';
import { RowLines } from '../../shared/admin-list/bulk/row-lines.tsx';
import { type BulkRun, useBulkRun } from '../../shared/admin-list/bulk/use-bulk-run.ts';
import { callEndpoint } from '../../shared/api/call-endpoint.ts';
import { counted } from '../../shared/format/format-total.ts';
import { sumOfRupees } from '../../shared/format/sum-of-rupees.ts';
import { Button } from '../../shared/ui/actions/button.tsx';
import { Notice } from '../../shared/ui/feedback/notice.tsx';
import { notify } from '../../shared/ui/feedback/notify.ts';
import { Dialog } from '../../shared/ui/overlays/dialog.tsx';
import { type DueBack, dueNameOf } from './due-back.ts';
import { GiveBackFields, type How, useGiveBackForm } from './give-back-form.tsx';
import { useMoneyRefresh } from './use-by-hand.ts';

/** '₹1,620.00 given back to 1 traveller' */
const givenWords = (given: readonly DueBack[]): string =>
  `${formatMoney(sumOfRupees(given.map(({ amount }) => amount)))} given back to ${counted(given.length, 'traveller')}`;

type GiveBackDialogProps = { due: readonly DueBack[]; onClose: () => void };

/**
 * Staff write down that they have given money back, to one or to many at once. Each is a call of its own, so
 * what cannot be done to one of them stops no other, and is told with its reason. It closes by itself once
 * all is done.
 */
export const GiveBackDialog = ({ due: offered, onClose }: GiveBackDialogProps) => {
  // As they were when it was opened: the list behind it changes with each that is done.
  const [due] = useState(offered);
  const { run, start } = useBulkRun<DueBack>();
  const refresh = useMoneyRefresh();
  const close = (): void => {
    if (run !== null && !run.isOver) return;
    onClose();
    if (run !== null) void refresh();
  };
  const endWhenDone = ({ done, notDone }: BulkRun<DueBack>): void => {
    if (notDone.length > 0) return;
    onClose();
    void refresh();
    void notify({ title: `${givenWords(done)}.`, tone: 'green' });
  };
  const send = (ticked: readonly DueBack[], how: How): void => {
    const act = ({ _id, payment }: DueBack) =>
      callEndpoint('giveBack', { params: { id: payment._id }, body: { refund: _id, how } });
    start({ label: 'Giving back', nameOf: dueNameOf, act }, ticked, endWhenDone);
  };
  const { send: submit, ...fields } = useGiveBackForm(due, send);
  const formId = useId();
  const all = sumOfRupees(due.map(({ amount }) => amount));
  const actions =
    run === null ? (
      <>
        <Button variant="secondary" onClick={close}>
          Close
        </Button>
        <Button type="submit" form={formId}>
          {givenWords(fields.ticked)}
        </Button>
      </>
    ) : (
      <Button busy={!run.isOver} onClick={close}>
        Done
      </Button>
    );
  return (
    <Dialog
      open
      wide
      onOpenChange={(isOpen) => (isOpen ? undefined : close())}
      title="Give back"
      text={`${formatMoney(all)} to ${counted(due.length, 'traveller')}.`}
      actions={actions}
    >
      {run === null ? (
        <form id={formId} noValidate aria-label="Give back" onSubmit={(event) => void submit(event)}>
          <GiveBackFields {...fields} />
        </form>
      ) : (
        <div className="space-y-4">
          <output className="figures block font-medium text-ink">
            {givenWords(run.done)}
            {run.isOver ? '.' : '...'}
          </output>
          {run.notDone.length === 0 ? null : (
            <>
              <Notice>{counted(run.notDone.length, 'traveller')} not done:</Notice>
              <RowLines label="Not done" lines={run.notDone.map(({ id, name, reason }) => ({ id, name, text: reason }))} />
            </>
          )}
        </div>
      )}
    </Dialog>
  );
};
