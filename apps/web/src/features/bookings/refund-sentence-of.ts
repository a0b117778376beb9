import type { Booking } from '@wayfarer/contracts';
import { formatMoney } from '../../shared/format/format-money.ts';

/** What became of the money of a cancelled booking; null where none came in. */
export const refundSentenceOf = (booking: Booking): string | null => {
  if (booking.refundStatus === 'refunded') return `${formatMoney(booking.amountRefunded)} was given back to your card.`;
  if (booking.refundStatus === 'pending')
    return `${formatMoney(booking.amountRefunded > 0 ? booking.amountRefunded : booking.amountPaid)} is on its way back to your card.`;
  return null;
};

/** What a cancel at this moment gives back, told before it is confirmed. */
export const cancelSentenceOf = (booking: Booking): string => {
  if (booking.refundOnCancel > 0)
    return `${formatMoney(booking.refundOnCancel)} will be given back to the card you paid with. This cannot be undone.`;
  if (booking.amountPaid > 0)
    return `You paid ${formatMoney(booking.amountPaid)}. Nothing of it is given back when you cancel now. This cannot be undone.`;
  return 'You have not paid for it yet, so there is nothing to give back. This cannot be undone.';
};
