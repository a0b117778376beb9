import { attemptOf, type BookingRecord, bookingRepository, changeBooking, withAttempt } from '../../bookings/index.ts';
import type { SettleNeeds } from '../settle/settle.ts';

/**
 * Notes at a payment that the traveller has asked the bank for the money back, or that the bank has decided. Money moves by neither: only a
 * person can answer, in the provider's dashboard.
 */
export const recordDispute = async (
  needs: SettleNeeds,
  { _id }: BookingRecord,
  paymentId: string | null,
  isOpen: boolean,
): Promise<void> => {
  await changeBooking(bookingRepository(needs.database), _id, (booking) => {
    const attemptId = booking.attempts.find((attempt) => attempt.paymentId === paymentId)?.attemptId;
    const attempt = attemptId && attemptOf(booking, attemptId);
    if (!attempt || Boolean(attempt.disputedAt) === isOpen) return null;
    return { attempts: withAttempt(booking.attempts, { ...attempt, disputedAt: isOpen ? needs.clock() : null }) };
  });
  needs.logger.warn({ paymentId, bookingId: String(_id), isOpen }, 'A payment is disputed; answer in the provider’s dashboard');
};
