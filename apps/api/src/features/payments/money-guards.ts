import type { Dependencies } from '../../dependencies.ts';
import { bookingGuards, decideChange } from '../bookings/index.ts';
import { takeSeats } from '../departures/index.ts';
import { decideByHand, decideTaken } from './by-hand/decide-by-hand.ts';
import { decideGivenBack } from './by-hand/decide-given-back.ts';
import { decide } from './decide/decide.ts';
import { decideRefund } from './refund/decide-refund.ts';
import { isStillAsSeen } from './settle/is-still-as-seen.ts';
import { postpone } from './settle/postpone.ts';
import { liveAttemptOf } from './start/live-attempt.ts';
import { publicSessionOf } from './start/public-session.ts';

/**
 * The pure functions that decide every write of money and seats. Operations take them from their
 * dependencies, so that `verification` can replace one with a broken one and show that this is noticed. No
 * configuration affects them.
 */
export const moneyGuards = {
  ...bookingGuards,
  decide,
  decideByHand,
  decideChange,
  decideTaken,
  decideGivenBack,
  decideRefund,
  publicSessionOf,
  isStillAsSeen,
  liveAttemptOf,
  postpone,
  takeSeats,
};

export type MoneyGuards = Readonly<typeof moneyGuards>;

/** What operations that move money depend on. */
export type MoneyDependencies = Dependencies & { readonly guards: MoneyGuards };
