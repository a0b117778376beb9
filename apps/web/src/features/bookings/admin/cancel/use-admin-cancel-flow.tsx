import { type Booking, bookingNumberOf } from '@wayfarer/contracts';
import { type ReactNode, useState } from 'react';
import { sentenceOf } from '../../../../shared/api/api-failure.ts';
import { callInstead } from '../../../../shared/format/call-instead.ts';
import { useCancelBooking } from '../../booking-queries.ts';
import { changedRefundIn } from '../../changed-refund-in.ts';
import { type CancelChoice, cancelBodyOf } from './cancel-choice.ts';
import { CancelDialog } from './cancel-dialog.tsx';

type Flow = {
  refusal: string | null;
  done: string;
  /** The id of the booking that is being cancelled. */
  cancelling: string | undefined;
  ask: (booking: Booking) => void;
  /** To render: the question while it is open. */
  dialog: ReactNode;
};

/**
 * Asks, cancels, and shows in the page why the server refused. If the refund has changed it asks again, with
 * the new amount.
 */
export const useAdminCancelFlow = (onSettled: () => void = () => undefined): Flow => {
  const [asked, setAsked] = useState<Booking | null>(null);
  const [notice, setNotice] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [done, setDone] = useState('');
  const { mutateAsync, isPending } = useCancelBooking();
  const cancel = async (booking: Booking, choice: CancelChoice): Promise<void> => {
    try {
      const { booking: cancelled } = await mutateAsync({ id: booking._id, body: cancelBodyOf(choice, booking) });
      const unreached = cancelled.toCall === undefined ? '' : ` ${callInstead(cancelled.toCall)}.`;
      setDone(`Booking ${bookingNumberOf(booking._id)} was cancelled.${unreached}`);
      setAsked(null);
    } catch (thrown) {
      const refund = changedRefundIn(thrown);
      if (refund !== null) {
        setAsked({ ...booking, ...(choice.terms === 'agency' ? { refundInFull: refund } : { refundOnCancel: refund }) });
        return setNotice(sentenceOf(thrown));
      }
      setAsked(null);
      setRefusal(sentenceOf(thrown));
    }
    onSettled();
  };
  return {
    refusal,
    done,
    cancelling: isPending ? asked?._id : undefined,
    ask: (booking) => {
      setRefusal(null);
      setNotice(null);
      setAsked(booking);
    },
    dialog:
      asked === null ? null : (
        <CancelDialog
          key={asked._id}
          booking={asked}
          notice={notice}
          busy={isPending}
          onClose={() => setAsked(null)}
          onCancel={(choice) => void cancel(asked, choice)}
        />
      ),
  };
};
