import { type Booking, bookingNumberOf, formatMoney } from '@wayfarer/contracts';
import type { BulkAction } from '../../../shared/admin-list/bulk/bulk-action.ts';
import { callEndpoint } from '../../../shared/api/call-endpoint.ts';
import { aboveLimit } from './use-admin-cancel-flow.ts';

const refusalOf = (booking: Booking): string | null => {
  const { bookingStatus, canCancel } = booking;
  if (canCancel) return aboveLimit(booking) === null ? null : 'Refund above your limit: ask an admin';
  return bookingStatus === 'cancelled' ? 'Cancelled already' : 'The trip is over';
};

const effectOf = ({ refundOnCancel, amountPaid }: Booking): string => {
  if (refundOnCancel > 0) return `${formatMoney(refundOnCancel)} refunded`;
  return amountPaid > 0 ? `${formatMoney(amountPaid)} paid, nothing refunded` : 'Not paid';
};

const sumOf = (bookings: readonly Booking[]): string => {
  const paise = bookings.reduce((sum, { refundOnCancel }) => sum + Math.round(refundOnCancel * 100), 0);
  if (paise === 0) return 'Nothing is refunded. This cannot be undone.';
  return `${formatMoney(paise / 100)} will be refunded in total. This cannot be undone.`;
};

/** Cancels bookings, except those whose refund has changed since the preview. */
export const cancelBookings: BulkAction<Booking> = {
  label: 'Cancel bookings',
  nameOf: ({ _id, user }) => `${bookingNumberOf(_id)} ${user.username}`,
  refusalOf,
  effectOf,
  sumOf,
  act: ({ _id, refundOnCancel }) =>
    callEndpoint('cancelBooking', { params: { id: _id }, body: { status: 'cancelled', expectedRefund: refundOnCancel } }),
  done: 'cancelled',
};
