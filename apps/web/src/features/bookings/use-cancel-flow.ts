import { type Booking, bookingNumberOf } from '@wayfarer/contracts';
import { useRef, useState } from 'react';
import { sentenceOf } from '../../shared/api/api-failure.ts';
import { useConfirm } from '../../shared/ui/overlays/use-confirm.ts';
import { t } from '../../shared/words/words.ts';
import { useCancelBooking } from './booking-queries.ts';
import { changedRefundIn } from './changed-refund-in.ts';
import { cancelSentenceOf, refundSentenceOf } from './detail/refund-sentence-of.ts';

/** The outcome of a cancellation, shown in its booking's card. */
export type CancelOutcome = {
  bookingId: string;
  tone: 'green' | 'red';
  sentence: string;
};

/** The specified prompt, with the refund; then the cancellation, whose outcome is shown in the page. */
export const useCancelFlow = () => {
  const { mutateAsync } = useCancelBooking();
  const confirm = useConfirm();
  const asking = useRef(false);
  const [busyId, setBusyId] = useState<string | null>(null);
  const [outcome, setOutcome] = useState<CancelOutcome | null>(null);

  /** Asks, and asks again with the new amount if the refund has changed; nothing is cancelled in between. */
  const askAndCancel = async (booking: Booking, isChanged = false): Promise<void> => {
    const refundSentence = cancelSentenceOf(booking);
    const sure = await confirm({
      title: t('Are you sure you want to cancel this booking?'),
      text: isChanged ? t('The refund for cancelling has changed. {refundSentence}', { refundSentence }) : refundSentence,
      confirmLabel: t('Yes, cancel it'),
      cancelLabel: t('Keep booking'),
      tone: 'danger',
    });
    if (!sure) return;
    const bookingId = booking._id;
    const number = bookingNumberOf(bookingId);
    setOutcome(null);
    setBusyId(bookingId);
    try {
      const body = { status: 'cancelled', expectedRefund: booking.refundOnCancel } as const;
      const { booking: cancelled } = await mutateAsync({ id: bookingId, body });
      const refunded = refundSentenceOf(cancelled);
      const sentence =
        refunded === null
          ? t('Booking {number} is cancelled.', { number })
          : t('Booking {number} is cancelled. {refundSentence}', { number, refundSentence: refunded });
      setOutcome({ bookingId, tone: 'green', sentence });
    } catch (thrown) {
      const refundOnCancel = changedRefundIn(thrown);
      if (refundOnCancel !== null) return await askAndCancel({ ...booking, refundOnCancel }, true);
      const sentence = t('Booking {number} was not cancelled. {problem}', { number, problem: sentenceOf(thrown) });
      setOutcome({ bookingId, tone: 'red', sentence });
    }
  };

  const cancel = async (booking: Booking): Promise<void> => {
    if (asking.current) return;
    asking.current = true;
    try {
      await askAndCancel(booking);
    } finally {
      asking.current = false;
      setBusyId(null);
    }
  };

  return { cancel, busyId, outcome };
};
