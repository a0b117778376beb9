import type { PaymentAttempt } from './payment-attempt.model.ts';

export const attemptOf = (
  booking: { readonly attempts: readonly PaymentAttempt[] },
  attemptId: string,
): PaymentAttempt | undefined => booking.attempts.find((attempt) => attempt.attemptId === attemptId);

/** The attempts with one of them replaced. */
export const withAttempt = (attempts: readonly PaymentAttempt[], changed: PaymentAttempt): PaymentAttempt[] =>
  attempts.map((attempt) => (attempt.attemptId === changed.attemptId ? changed : attempt));
