import type { Booking } from '@wayfarer/contracts';

/** Why a booking was cancelled automatically; null for every other. */
export const whyCancelled = ({ cancellationReason }: Pick<Booking, 'cancellationReason'>): string | null =>
  cancellationReason === 'seats_sold'
    ? 'Your seats were no longer held when your payment arrived, and others had booked them, so this booking was cancelled.'
    : null;
