import { type Booking, bookingNumberOf, displayNameOf, formatMoney } from '@wayfarer/contracts';
import { useState } from 'react';
import { countedMoney } from '../../../../shared/deposit/counted-money.ts';
import { formatDay } from '../../../../shared/format/calendar-day.ts';
import { callInstead } from '../../../../shared/format/call-instead.ts';
import { Button } from '../../../../shared/ui/actions/button.tsx';
import { Notice } from '../../../../shared/ui/feedback/notice.tsx';
import { Dialog } from '../../../../shared/ui/overlays/dialog.tsx';
import { AGENCY_CANCELS, type CancelChoice, isWhole, refundBy, refusalBy } from './cancel-choice.ts';
import { CancelChoiceFields } from './cancel-choice-fields.tsx';

type Props = {
  booking: Booking;
  /** What the server said against the last try. */
  notice: string | null;
  busy: boolean;
  onClose: () => void;
  onCancel: (choice: CancelChoice) => void;
};

const consequenceOf = (choice: CancelChoice, booking: Booking): string => {
  const { user, isDisputed } = booking;
  const { paid } = countedMoney(booking);
  const refund = refundBy(choice, booking);
  if (refund > 0) return `${formatMoney(refund)} will be refunded to ${displayNameOf(user)}. This cannot be undone.`;
  if (isDisputed)
    return `${displayNameOf(user)} disputed the payment with the bank, so nothing of it can be refunded here. This cannot be undone.`;
  if (paid === 0) return `${displayNameOf(user)} has not paid for it. This cannot be undone.`;
  return `${displayNameOf(user)} paid ${formatMoney(paid)} and gets nothing back now. This cannot be undone.`;
};

/** The question before staff cancel one booking, with what goes back by each of their choices. */
export const CancelDialog = ({ booking, notice, busy, onClose, onCancel }: Props) => {
  const [choice, setChoice] = useState(AGENCY_CANCELS);
  const [isTried, setIsTried] = useState(false);
  const refusal = refusalBy(choice, booking);
  const send = (): void => {
    setIsTried(true);
    if (refusal === null && isWhole(choice)) onCancel(choice);
  };
  const { _id, user, package: booked, travelDate } = booking;
  return (
    <Dialog
      open
      wide
      title="Are you sure you want to cancel this booking?"
      text={`${bookingNumberOf(_id)} · ${displayNameOf(user)} · ${booked.title}, ${formatDay(travelDate)}`}
      onOpenChange={(open) => (open || busy ? undefined : onClose())}
      actions={
        <>
          <Button variant="secondary" disabled={busy} onClick={onClose}>
            Keep booking
          </Button>
          <Button variant="danger" busy={busy} disabled={refusal !== null} onClick={send}>
            Cancel booking
          </Button>
        </>
      }
    >
      <div className="space-y-4">
        <CancelChoiceFields
          choice={choice}
          onChange={setChoice}
          isTried={isTried}
          closeLabel={`Sell nothing more of ${formatDay(travelDate)}`}
        />
        {booking.toCall === undefined ? null : <Notice tone="amber">{`${callInstead(booking.toCall)}.`}</Notice>}
        {notice === null ? null : <Notice>{notice}</Notice>}
        {refusal === null ? (
          <output className="block font-medium text-ink">{consequenceOf(choice, booking)}</output>
        ) : (
          <Notice>{refusal.sentence}</Notice>
        )}
      </div>
    </Dialog>
  );
};
