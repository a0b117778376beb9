import type { SessionTruth } from '../../../integrations/stripe/payment-provider.ts';
import { attemptOf } from '../../attempts/index.ts';
import {
  type BookingChange,
  type CancellationReason,
  cancellationOf,
  dropChange,
  type MoneyState,
} from '../../bookings/index.ts';
import { decide } from './decide.ts';

/**
 * Decides on money received for a booking whose seats or whose code others have by now: the booking is
 * cancelled for this reason, and its money is treated as that of a cancelled booking, so it is refunded.
 * Money for a change of a confirmed booking is refunded, too, and the booking stays as it was. Pure.
 */
export const decideWithoutHolds = (
  booking: MoneyState,
  attemptId: string,
  truth: SessionTruth,
  at: Date,
  cancellationReason: CancellationReason,
): BookingChange => {
  if (attemptOf(booking, attemptId)?.change !== undefined) {
    const dropped = dropChange(booking, at);
    return { ...dropped, ...decide({ ...booking, ...dropped }, attemptId, truth, at) };
  }
  const cancelled = cancellationOf(booking, () => 0, at);
  return { ...cancelled, cancellationReason, ...decide({ ...booking, ...cancelled }, attemptId, truth, at) };
};
