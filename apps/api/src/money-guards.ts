import { cancellationOf, canPay, isCounted, owesSeats } from './features/bookings/index.ts';
import { decide, decideRefund, handOut, isStillAsSeen, liveAttemptOf, postpone } from './features/payments/index.ts';
import { takeSeats } from './features/seats/index.ts';

/**
 * The pure functions that every write of money and seats is decided by. Operations take them from their dependencies, so that `verification`
 * can replace one by a broken one and show that the loss is noticed. No configuration reaches them.
 */
export const moneyGuards = {
  canPay,
  cancellationOf,
  decide,
  decideRefund,
  handOut,
  isCounted,
  isStillAsSeen,
  liveAttemptOf,
  owesSeats,
  postpone,
  takeSeats,
};

export type MoneyGuards = Readonly<typeof moneyGuards>;
