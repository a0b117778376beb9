import type { PaymentSession } from '@wayfarer/contracts';
import { Reply } from '../../../http/handler.ts';
import { type BookingRecord, isAwaited } from '../../bookings/index.ts';

/**
 * What may be sent to the browser: the page of a session whose id is stored, while the booking is pending,
 * or still owes what it asks for.
 */
export const publicSessionOf = (
  booking: BookingRecord | null,
  attemptId: string,
  status: 200 | 201,
): Reply<PaymentSession> | null => {
  const attempt = booking?.attempts.find((candidate) => candidate.attemptId === attemptId);
  if (!booking || attempt?.status !== 'pending') return null;
  const isOpen = booking.bookingStatus === 'pending' || isAwaited(booking, attempt);
  return isOpen && attempt.url && attempt.sessionId
    ? new Reply({ url: attempt.url, sessionId: attempt.sessionId }, { status })
    : null;
};
