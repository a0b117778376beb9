import { cancellationOf, canPay, isCounted, owesSeats } from './features/bookings/index.ts';
import { decide, decideRefund, isStillAsSeen, liveAttemptOf, postpone, publicSessionOf } from './features/payments/index.ts';
import { takeSeats } from './features/seats/index.ts';

/**
 * The pure functions that decide every write of money and seats. Operations take them from their
 * dependencies, so that `verification` can replace one with a broken one and show that this is noticed. No
 * configuration affects them.
 */
export const moneyGuards = {
  canPay,
  cancellationOf,
  decide,
  decideRefund,
  publicSessionOf,
  isCounted,
  isStillAsSeen,
  liveAttemptOf,
  owesSeats,
  postpone,
  takeSeats,
};

export type MoneyGuards = Readonly<typeof moneyGuards>;
