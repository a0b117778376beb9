import { type Booking, formatMoney } from '@wayfarer/contracts';
import { useState } from 'react';
import { formatMoment } from '../../../shared/format/format-moment.ts';
import { paths } from '../../../shared/paths.ts';
import { useSession } from '../../../shared/session/use-session.ts';
import { Button } from '../../../shared/ui/actions/button.tsx';
import { LinkButton } from '../../../shared/ui/actions/link-button.tsx';
import { Notice } from '../../../shared/ui/feedback/notice.tsx';
import { refusalWords } from './change-refusal.ts';
import { waitingWords } from './change-words.ts';
import { findStoredChange, forgetChange } from './stored-change.ts';
import { useChangeTrip } from './use-change-trip.ts';

/**
 * A change that waits for its payment. Where it was chosen in this tab, its payment page opens again;
 * anywhere else it is chosen anew, and that replaces it.
 */
export const PendingChange = ({ booking }: { booking: Booking }) => {
  const { userId } = useSession();
  const { change, busy } = useChangeTrip(booking);
  const [failure, setFailure] = useState<string | null>(null);
  const waiting = booking.change;
  if (waiting === undefined) return null;
  const sent = findStoredChange(booking, userId ?? '')?.sent ?? null;
  const pay = (): void => {
    if (sent === null) return;
    setFailure(null);
    void change(sent, {
      onChanged: ({ payment }) => (payment ? undefined : forgetChange(booking)),
      onRefused: (thrown) => setFailure(refusalWords(thrown)),
    });
  };
  const words = `Pay ${formatMoney(waiting.toPay)} to change`;
  return (
    <div className="space-y-3">
      <Notice
        tone="grey"
        action={
          sent === null ? (
            <LinkButton to={paths.changeTrip(booking._id)} size="small">
              Choose it again to pay
            </LinkButton>
          ) : (
            <Button size="small" className="figures" busy={busy} onClick={pay}>
              {words}
            </Button>
          )
        }
      >
        <p>
          Your change to {waitingWords(waiting)} waits for its payment of{' '}
          <span className="figures">{formatMoney(waiting.toPay)}</span> until {formatMoment(waiting.until)}.
        </p>
        <p>Until then your booking stays as it is, and nothing has been charged for the change.</p>
      </Notice>
      {failure === null ? null : (
        <Notice
          action={
            <LinkButton to={paths.changeTrip(booking._id)} size="small" variant="secondary">
              Look at it again
            </LinkButton>
          }
        >
          {failure}
        </Notice>
      )}
    </div>
  );
};
