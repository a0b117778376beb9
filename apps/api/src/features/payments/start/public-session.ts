import type { PaymentSession } from '@wayfarer/contracts';
import { Reply } from '../../../http/handler.ts';
import type { BookingRecord } from '../../bookings/index.ts';

/**
 * What may be sent to the browser: the page of a session whose id is stored, while the booking is pending.
 */
export const publicSessionOf = (
  booking: BookingRecord | null,
  attemptId: string,
  status: 200 | 201,
): Reply<PaymentSession> | null => {
  const attempt = booking?.attempts.find((candidate) => candidate.attemptId === attemptId);
  const isOpen = booking?.bookingStatus === 'pending' && attempt?.status === 'pending';
  return isOpen && attempt.url && attempt.sessionId
    ? new Reply({ url: attempt.url, sessionId: attempt.sessionId }, { status })
    : null;
};
