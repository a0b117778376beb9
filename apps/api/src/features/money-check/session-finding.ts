import { hasReceivedMoney } from '@wayfarer/contracts';
import type { PaidSession } from '../../integrations/stripe/payment-provider.ts';
import type { BookingRecord } from '../bookings/index.ts';
import { decide } from '../payments/index.ts';
import type { Finding } from './finding.ts';
import { OVERDUE_AFTER } from './overdue-findings.ts';

const refundedOf = (refunds: PaidSession['truth']['refunds']): number =>
  refunds.reduce((sum, { amount, state }) => (state === 'failed' ? sum : sum + amount), 0);

const SETTLE =
  'make sure that an API runs with BACKGROUND_JOBS=true; if the problem stays, refund it in the provider’s dashboard';

/**
 * What is wrong between a paid session and its booking: nothing may be left that the product’s own decision
 * would still change. Changes of the last two minutes are ignored. Pure.
 * @param booking the one that the session names; null when there is none
 */
export const sessionFinding = ({ truth, changedAt }: PaidSession, booking: BookingRecord | null, now: Date): Finding | null => {
  if (now.getTime() - changedAt.getTime() <= OVERDUE_AFTER) return null;
  const { sessionId, bookingId, attemptId } = truth;
  const say = (what: string, todo: string): Finding => ({ rule: 'orphan', bookingId, what: `${sessionId} ${what}`, todo });
  if (!booking) return say('is paid, but its booking is missing', 'refund it in the provider’s dashboard');
  const attempt =
    booking.attempts.find((candidate) => candidate.sessionId === sessionId) ??
    booking.attempts.find((candidate) => candidate.attemptId === attemptId);
  if (!attempt) return say('is paid, but its booking has no record of it', 'refund it in the provider’s dashboard');
  if (!hasReceivedMoney(attempt.status)) return say(`is paid, but its attempt is ${attempt.status}`, SETTLE);
  if (attempt.amountReceived !== truth.amount || attempt.currencyReceived !== truth.currency)
    return say('was paid with a different amount than the booking says', 'compare both in the provider’s dashboard');
  if (decide(booking, attempt.attemptId, truth, now)) return say('has refunds that the booking does not show', SETTLE);
  const isMissing = refundedOf(truth.refunds) < attempt.amountRefunded;
  return isMissing ? say('was refunded less than the booking says', 'refund the rest in the provider’s dashboard') : null;
};
