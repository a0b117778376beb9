import { formatMoney, type ManifestEntry } from '@wayfarer/contracts';
import { useState } from 'react';
import { Button } from '../../../shared/ui/actions/button.tsx';
import { Dialog } from '../../../shared/ui/overlays/dialog.tsx';
import { TakeOnArrivalForm } from './take-on-arrival-form.tsx';

type TakeOnArrivalProps = {
  entry: Pick<ManifestEntry, '_id' | 'toTake'>;
  /** Who pays. */
  name: string;
};

/** What a booking owes, and taking it; nothing where nothing may be taken now. */
export const TakeOnArrival = ({ entry: { _id, toTake }, name }: TakeOnArrivalProps) => {
  const [open, setOpen] = useState(false);
  if (toTake === undefined) return null;
  const close = () => setOpen(false);
  return (
    <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-control bg-amber-soft px-3 py-2">
      <strong className="figures font-semibold text-ink">{`Owes ${formatMoney(toTake)}`}</strong>
      <span className="print:hidden">
        <Button variant="secondary" aria-label={`Take payment of ${name}`} onClick={() => setOpen(true)}>
          Take payment
        </Button>
      </span>
      <Dialog
        open={open}
        onOpenChange={(isOpen) => (isOpen ? undefined : close())}
        title="Take payment"
        text={`${name} owes ${formatMoney(toTake)}.`}
      >
        {open ? <TakeOnArrivalForm bookingId={_id} owed={toTake} onClose={close} /> : null}
      </Dialog>
    </div>
  );
};
