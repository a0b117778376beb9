import type { Booking } from '@wayfarer/contracts';
import { formatMoment } from '../../../shared/format/format-moment.ts';

/** What the state of a booking does not say by itself: why it is so, or until when; null for nothing. */
export const statusWordsOf = ({
  cancellationReason,
  agencyReason,
  refundStatus,
  seatsHeldUntil,
  bookingStatus,
}: Booking): string | null => {
  if (cancellationReason === 'seats_sold') return 'Its seats were sold before its payment arrived.';
  if (cancellationReason === 'code_used_up') return 'Its promotion code was used up before its payment arrived.';
  if (cancellationReason === 'overdue') return 'Cancelled automatically: its rest was overdue.';
  if (agencyReason && bookingStatus === 'cancelled') return `Cancelled by the agency: ${agencyReason}`;
  if (refundStatus === 'partial') return 'A part of it was refunded.';
  if (bookingStatus === 'pending' && seatsHeldUntil) {
    const isOver = Date.parse(seatsHeldUntil) <= Date.now();
    return `Seats ${isOver ? 'were' : 'are'} held until ${formatMoment(seatsHeldUntil)}.`;
  }
  return null;
};
