import { type Booking, formatMoney } from '@wayfarer/contracts';
import { useState } from 'react';
import { formatMoment } from '../../../shared/format/format-moment.ts';
import { paths } from '../../../shared/paths.ts';
import { useSession } from '../../../shared/session/use-session.ts';
import { Button } from '../../../shared/ui/actions/button.tsx';
import { LinkButton } from '../../../shared/ui/actions/link-button.tsx';
import { Notice } from '../../../shared/ui/feedback/notice.tsx';
import { notify } from '../../../shared/ui/feedback/notify.ts';
import { rich } from '../../../shared/words/rich.tsx';
import { t } from '../../../shared/words/words.ts';
import { wishOfWaiting } from './change-draft.ts';
import { refusalWords } from './change-refusal.ts';
import { waitingWords } from './change-words.ts';
import { forgetChange } from './stored-change.ts';
import { useChangeTrip } from './use-change-trip.ts';
import { useDropChange } from './use-drop-change.ts';

/** What can be done once the server has refused: it is priced anew. */
const Refused = ({ bookingId, sentence }: { bookingId: string; sentence: string }) => (
  <Notice
    action={
      <LinkButton to={paths.changeTrip(bookingId)} size="small" variant="secondary">
        {t('Look at it again')}
      </LinkButton>
    }
  >
    {sentence}
  </Notice>
);

/**
 * A change that waits for its payment: paying goes on with the page that it began on, in whichever tab, and
 * dropping it leaves the booking as it is. For its traveller alone.
 */
export const PendingChange = ({ booking }: { booking: Booking }) => {
  const { change, busy } = useChangeTrip(booking);
  const { drop, busy: dropping } = useDropChange(booking);
  const [failure, setFailure] = useState<string | null>(null);
  const { userId } = useSession();
  const waiting = booking.change;
  // Sent by staff it would be a change by the agency.
  if (userId !== booking.user._id) return null;
  if (waiting === undefined) return failure === null ? null : <Notice>{failure}</Notice>;
  const onRefused = (thrown: unknown) => setFailure(refusalWords(thrown));
  const pay = (): void => {
    setFailure(null);
    void change(wishOfWaiting(waiting), {
      onChanged: ({ payment }) => (payment ? undefined : forgetChange(booking)),
      onRefused,
    });
  };
  const dropIt = (): void => {
    setFailure(null);
    const onDropped = () => {
      forgetChange(booking);
      void notify({ title: t('The change is dropped. Your booking stays as it is.'), tone: 'green' });
    };
    void drop({ onDropped, onRefused });
  };
  return (
    <div className="space-y-3">
      <Notice
        tone="grey"
        action={
          <span className="flex flex-wrap gap-x-2 gap-y-2.5">
            <Button size="small" className="figures" busy={busy} disabled={dropping} onClick={pay}>
              {t('Pay {amount} to change', { amount: formatMoney(waiting.toPay) })}
            </Button>
            <Button size="small" variant="secondary" busy={dropping} disabled={busy} onClick={dropIt}>
              {t('Drop it')}
            </Button>
          </span>
        }
      >
        <p>
          {rich('Your change to <change> waits for its payment of <amount> until <moment>.', {
            change: waitingWords(waiting),
            amount: <span className="figures">{formatMoney(waiting.toPay)}</span>,
            moment: formatMoment(waiting.until),
          })}
        </p>
        <p>{t('Until then your booking stays as it is, and nothing has been charged for the change.')}</p>
      </Notice>
      {failure === null ? null : <Refused bookingId={booking._id} sentence={failure} />}
    </div>
  );
};
