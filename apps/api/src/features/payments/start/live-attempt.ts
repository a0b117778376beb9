import { isLive } from '@wayfarer/contracts';
import type { PaymentAttempt } from '../../attempts/index.ts';
import type { BookingRecord } from '../../bookings/index.ts';

/** The attempt through which a booking may still be paid: another one would let it be paid twice. */
export const liveAttemptOf = ({ attempts }: Pick<BookingRecord, 'attempts'>): PaymentAttempt | undefined =>
  attempts.find(({ status }) => isLive(status));
