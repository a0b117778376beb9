import { formatMoney, type MinorUnits, rupeesOf } from '@wayfarer/contracts';
import { ApiError } from '../../../errors/api-error.ts';
import { type AttemptRefund, attemptOf, type PaymentAttempt, withRefunds } from '../../attempts/index.ts';
import type { BookingChange, MoneyState } from '../../bookings/index.ts';
import { afterRefunds } from '../decide/decide.ts';

/**
 * Whoever takes money and gives it back decides alone what is in the till. Parts count together.
 * @throws FORBIDDEN above the limit for who took it, unless somebody else asked for the refund
 */
const assertSecondPerson = (
  { byHand, refunds }: PaymentAttempt,
  { askedBy }: AttemptRefund,
  { by, limit }: { readonly by: string; readonly limit: MinorUnits },
): void => {
  const sum = refunds.reduce((total, { amount, state }) => (state === 'failed' ? total : total + amount), 0);
  if (byHand?.takenBy !== by || (askedBy !== null && askedBy !== by) || sum <= limit) return;
  throw new ApiError(
    'FORBIDDEN',
    `You took this payment. That more than ${formatMoney(rupeesOf(limit))} of it was given back is recorded by somebody else.`,
  );
};

/**
 * A refund of money that was taken by hand was given back by hand. Pure.
 * @param alone who gives it back, and up to which amount also of money that they took themselves
 * @returns null when that is known
 * @throws NOT_FOUND where there is no such refund; NOT_REFUNDABLE for one that the provider makes; FORBIDDEN
 * where a second person is needed
 */
export const decideGivenBack = (
  booking: MoneyState,
  attemptId: string,
  refundKey: string,
  at: Date,
  how?: AttemptRefund['givenBack'],
  alone?: { readonly by: string; readonly limit: MinorUnits },
): BookingChange | null => {
  const attempt = attemptOf(booking, attemptId);
  const refund = attempt?.refunds.find((one) => one.refundKey === refundKey);
  if (!attempt || !refund) throw new ApiError('NOT_FOUND', 'There is no such refund.');
  if (!attempt.byHand) throw new ApiError('NOT_REFUNDABLE', 'The payment provider makes this refund by itself.');
  if (refund.state !== 'pending') return null;
  if (alone) assertSecondPerson(attempt, refund, alone);
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
