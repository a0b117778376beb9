import { ApiError } from '../../../errors/api-error.ts';
import { type AttemptRefund, attemptOf, withRefunds } from '../../attempts/index.ts';
import type { BookingChange, MoneyState } from '../../bookings/index.ts';
import { afterRefunds } from '../decide/decide.ts';

/**
 * A refund of money that was taken by hand was given back by hand. Pure.
 * @returns null when that is known
 * @throws NOT_FOUND where there is no such refund; NOT_REFUNDABLE for one that the provider makes
 */
export const decideGivenBack = (
  booking: MoneyState,
  attemptId: string,
  refundKey: string,
  at: Date,
  how?: AttemptRefund['givenBack'],
): BookingChange | null => {
  const attempt = attemptOf(booking, attemptId);
  const refund = attempt?.refunds.find((one) => one.refundKey === refundKey);
  if (!attempt || !refund) throw new ApiError('NOT_FOUND', 'There is no such refund.');
  if (!attempt.byHand) throw new ApiError('NOT_REFUNDABLE', 'The payment provider makes this refund by itself.');
  if (refund.state !== 'pending') return null;
  const done = {
    ...refund,
    state: 'done',
    refundId: `by hand ${refundKey}`,
    doneAt: at,
    ...(how ? { givenBack: how } : {}),
  } as const;
  const refunds = attempt.refunds.map((one) => (one === refund ? done : one));
  return afterRefunds(booking, attempt, withRefunds(attempt, refunds), at);
};
