import { isLive } from '@wayfarer/contracts';
import type { PaymentAttempt } from '../../attempts/index.ts';

/** Whether an attempt can still be paid, and has not changed since the provider was asked about it. */
export const isStillAsSeen = (attempt: PaymentAttempt, seen: Pick<PaymentAttempt, 'sessionId'>): boolean =>
  isLive(attempt.status) && attempt.sessionId === seen.sessionId;
