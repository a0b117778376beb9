import { askedOf, awaits, type PaymentAttempt, paidOf } from '../../attempts/index.ts';
import type { MoneyState } from '../booking-change.ts';
import { isAsked } from '../is-asked.ts';
import type { PendingChange } from '../trip-change.model.ts';

/**
 * The change that a payment is for, while the booking waits for it; null where it was dropped, or something
 * else was paid or refunded since it was begun.
 */
export const awaitedChangeOf = (booking: MoneyState, { change }: Pick<PaymentAttempt, 'change'>): PendingChange | null => {
  const { bookingStatus, changing } = booking;
  if (bookingStatus !== 'confirmed' || !changing || changing.stay !== change) return null;
  return changing.paid === paidOf(booking) ? changing : null;
};

/**
 * Whether a booking waits for just what a payment asks for: its first money, a rest, or that for a
 * change. What arrives while it is asked for another day is not: that would be another price.
 */
export const isAwaited = (booking: MoneyState, attempt: PaymentAttempt): boolean =>
  attempt.change === undefined
    ? !isAsked(booking) && awaits(booking, askedOf(attempt))
    : awaitedChangeOf(booking, attempt) !== null;
