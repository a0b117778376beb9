import {
  attemptOf,
  type BookingRecord,
  bookingRepository,
  changeBooking,
  type PaymentAttempt,
  withAttempt,
} from '../../bookings/index.ts';
import type { SettleNeeds } from '../settle/settle.ts';
import type { PaymentEventRecord } from './payment-event.model.ts';

/** Events may arrive out of order: one created before the bank's latest decision opens no dispute. Null where nothing changes. */
const afterDispute = (attempt: PaymentAttempt, isOpen: boolean, createdAt: Date, now: Date): PaymentAttempt | null => {
  const closedAt = attempt.disputeClosedAt;
  if (closedAt && createdAt <= closedAt) return null;
  if (!isOpen) return { ...attempt, disputedAt: null, disputeClosedAt: createdAt };
  return attempt.disputedAt ? null : { ...attempt, disputedAt: now };
};

/**
 * Records that a traveller disputes a payment with the bank, or that the bank has decided. Neither moves money: only a
 * person can answer, in the provider's dashboard. Safe to repeat, and in any order.
 */
export const recordDispute = async (
  needs: SettleNeeds,
  { _id }: BookingRecord,
  { type, paymentId, createdAt, receivedAt }: PaymentEventRecord,
): Promise<void> => {
  const isOpen = type !== 'charge.dispute.closed';
  await changeBooking(bookingRepository(needs.database), _id, (booking) => {
    const attemptId = booking.attempts.find((attempt) => attempt.paymentId === paymentId)?.attemptId;
    const attempt = attemptId && attemptOf(booking, attemptId);
    const changed = attempt && afterDispute(attempt, isOpen, createdAt ?? receivedAt, needs.clock());
    return changed ? { attempts: withAttempt(booking.attempts, changed) } : null;
  });
  needs.logger.warn({ paymentId, bookingId: String(_id), isOpen }, 'A payment is disputed; answer in the provider’s dashboard');
};
