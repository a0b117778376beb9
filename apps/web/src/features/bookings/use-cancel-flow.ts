import type { Booking } from '@wayfarer/contracts';
import { useRef, useState } from 'react';
import { sentenceOf } from '../../shared/api/api-failure.ts';
import { bookingNumberOf } from '../../shared/format/booking-number-of.ts';
import { useConfirm } from '../../shared/ui/use-confirm.ts';
import { useCancelBooking } from './booking-queries.ts';
import { cancelSentenceOf, refundSentenceOf } from './refund-sentence-of.ts';

/** How a cancel ended, told in its booking's card. */
export interface CancelOutcome {
  bookingId: string;
  tone: 'green' | 'red';
  sentence: string;
}

/** The written prompt, with what it gives back; then the cancel, whose outcome is told in the page. */
export const useCancelFlow = () => {
  const { mutateAsync } = useCancelBooking();
  const confirm = useConfirm();
  const asking = useRef(false);
  const [busyId, setBusyId] = useState<string | null>(null);
  const [outcome, setOutcome] = useState<CancelOutcome | null>(null);

  const cancelNow = async (bookingId: string): Promise<CancelOutcome> => {
    try {
      const { booking } = await mutateAsync(bookingId);
      const sentence = `Booking ${bookingNumberOf(bookingId)} is cancelled. ${refundSentenceOf(booking) ?? ''}`.trim();
      return { bookingId, tone: 'green', sentence };
    } catch (thrown) {
      return {
        bookingId,
        tone: 'red',
        sentence: `Booking ${bookingNumberOf(bookingId)} was not cancelled. ${sentenceOf(thrown)}`,
      };
    }
  };

  const cancel = async (booking: Booking): Promise<void> => {
    if (asking.current) return;
    asking.current = true;
    try {
      const sure = await confirm({
        title: 'Are you sure you want to cancel this booking?',
        text: cancelSentenceOf(booking),
        confirmLabel: 'Yes, cancel it',
        cancelLabel: 'Keep booking',
        tone: 'danger',
      });
      if (!sure) return;
      setOutcome(null);
      setBusyId(booking._id);
      setOutcome(await cancelNow(booking._id));
    } finally {
      asking.current = false;
      setBusyId(null);
    }
  };

  return { cancel, busyId, outcome };
};
