import type { SessionTruth } from '../../../integrations/stripe/payment-provider.ts';
import { type BookingChange, type CancellationReason, cancellationOf, type MoneyState } from '../../bookings/index.ts';
import { decide } from './decide.ts';

/**
 * Decides on money received for a booking whose seats or whose code others have by now: the booking is
 * cancelled for this reason, and its money is treated as that of a cancelled booking, so it is refunded.
 * Pure.
 */
export const decideWithoutHolds = (
  booking: MoneyState,
  attemptId: string,
  truth: SessionTruth,
  at: Date,
  cancellationReason: CancellationReason,
): BookingChange => {
  const cancelled = cancellationOf(booking, () => 0, at);
  return { ...cancelled, cancellationReason, ...decide({ ...booking, ...cancelled }, attemptId, truth, at) };
};
