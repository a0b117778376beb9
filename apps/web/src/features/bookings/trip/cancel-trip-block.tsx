import type { Trip } from '@wayfarer/contracts';
import { Button } from '../../../shared/ui/actions/button.tsx';
import { t } from '../../../shared/words/words.ts';
import { CancelOutcome } from '../cancel-outcome.tsx';
import { useCancelFlow } from '../use-cancel-flow.ts';
import { TripBlock } from './trip-block.tsx';

/** Cancelling the trip, while it can be, and what came of it. */
export const CancelTripBlock = ({ trip: { booking } }: { trip: Trip }) => {
  const { cancel, busyId, outcome } = useCancelFlow();
  const shown = outcome?.bookingId === booking._id ? <CancelOutcome outcome={outcome} /> : null;
  if (!booking.canCancel) return shown;
  return (
    <TripBlock heading={t('Change of plans?')} className="no-print">
      <div className="space-y-4">
        {shown}
        <p className="max-w-prose text-ink-soft">{t('You’ll see your refund before you confirm.')}</p>
        <Button variant="secondary" busy={busyId === booking._id} onClick={() => void cancel(booking)}>
          {t('Cancel Booking')}
        </Button>
      </div>
    </TripBlock>
  );
};
