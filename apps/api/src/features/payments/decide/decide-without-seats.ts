import type { SessionTruth } from '../../../integrations/stripe/payment-provider.ts';
import { type BookingChange, cancellationOf, type MoneyState } from '../../bookings/index.ts';
import { decide } from './decide.ts';

/**
 * Decides on money received for a booking whose seats were sold to others: the booking is cancelled, and its
 * money is treated as that of a cancelled booking, so it is refunded. Pure.
 */
export const decideWithoutSeats = (booking: MoneyState, attemptId: string, truth: SessionTruth, at: Date): BookingChange => {
  const cancelled = cancellationOf(booking, () => 0, at);
  return { ...cancelled, cancellationReason: 'seats_sold', ...decide({ ...booking, ...cancelled }, attemptId, truth, at) };
};
