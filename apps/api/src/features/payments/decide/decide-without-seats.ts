import type { SessionTruth } from '../../../integrations/stripe/payment-provider.ts';
import { type BookingChange, cancellationOf, type MoneyState } from '../../bookings/index.ts';
import { decide } from './decide.ts';

/**
 * Decides on money that came for a booking whose seats others have by now: the booking is cancelled, and its money is that of a cancelled
 * booking, so it goes back as any other. Pure.
 */
export const decideWithoutSeats = (booking: MoneyState, attemptId: string, truth: SessionTruth, at: Date): BookingChange => {
  const cancelled = cancellationOf(booking, () => 0, at);
  return { ...cancelled, cancellationReason: 'seats_sold', ...decide({ ...booking, ...cancelled }, attemptId, truth, at) };
};
