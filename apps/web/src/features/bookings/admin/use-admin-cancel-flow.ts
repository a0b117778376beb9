import { type Booking, bookingNumberOf, formatMoney } from '@wayfarer/contracts';
import { useState } from 'react';
import { sentenceOf } from '../../../shared/api/api-failure.ts';
import { confirm } from '../../../shared/ui/overlays/confirm.ts';
import { useCancelBooking } from '../booking-queries.ts';
import { changedRefundIn } from '../changed-refund-in.ts';
import { CHANGED } from '../use-cancel-flow.ts';

const consequenceOf = ({ user, refundOnCancel, amountPaid }: Booking): string => {
  if (refundOnCancel > 0) return `${formatMoney(refundOnCancel)} will be refunded to ${user.username}. This cannot be undone.`;
  if (amountPaid > 0) return `${user.username} paid ${formatMoney(amountPaid)} and gets nothing back now. This cannot be undone.`;
  return `${user.username} has not paid for it. This cannot be undone.`;
};

/** Why the current user may not cancel a booking: the refund is above their limit. */
export const aboveLimit = ({ refundOnCancel, refundLimit }: Booking): string | null =>
  refundLimit !== null && refundOnCancel > refundLimit
    ? `Cancelling refunds ${formatMoney(refundOnCancel)}, and you may refund up to ${formatMoney(refundLimit)}. Ask an admin to cancel this booking.`
    : null;

/** Asks, cancels, and shows in the page why the server refused. */
export const useAdminCancelFlow = () => {
  const [refusal, setRefusal] = useState<string | null>(null);
  const [done, setDone] = useState('');
  const [cancelling, setCancelling] = useState<string>();
  const { mutateAsync } = useCancelBooking();
  const askAndCancel = async (booking: Booking, isChanged = false): Promise<void> => {
    const tooMuch = aboveLimit(booking);
    setRefusal(tooMuch);
    if (tooMuch !== null) return;
    const sure = await confirm({
      title: 'Are you sure you want to cancel this booking?',
      text: `${isChanged ? CHANGED : ''}${consequenceOf(booking)}`,
      confirmLabel: 'Cancel booking',
      cancelLabel: 'Keep booking',
      tone: 'danger',
    });
    if (!sure) return;
    setCancelling(booking._id);
    try {
      await mutateAsync(booking);
      setDone(`Booking ${bookingNumberOf(booking._id)} was cancelled.`);
    } catch (thrown) {
      const refundOnCancel = changedRefundIn(thrown);
      if (refundOnCancel !== null) return await askAndCancel({ ...booking, refundOnCancel }, true);
      setRefusal(sentenceOf(thrown));
    } finally {
      setCancelling(undefined);
    }
  };
  return { refusal, done, cancelling, askAndCancel: (booking: Booking) => askAndCancel(booking) };
};
