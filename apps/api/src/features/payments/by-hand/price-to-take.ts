import { type LateTakenPayment, mayGiveAway } from '@wayfarer/contracts';
import { ApiError } from '../../../errors/api-error.ts';
import type { Caller } from '../../../http/caller.ts';
import { type BookingWithPackage, countAgain, priceAgain } from '../../bookings/index.ts';
import type { MoneyDependencies } from '../money-guards.ts';

/**
 * At which price money is taken by hand: as on the payment page, at the present one once the booking has
 * waited longer than its price holds. Otherwise whoever takes the money decides what a trip costs.
 * @returns what to store with the payment
 * @throws PRICE_CHANGED with both totals, unless the present one was accepted; FORBIDDEN for whoever may not
 * keep the former; NOT_PAYABLE where what was chosen is no longer sold
 */
export const priceToTake = async (
  dependencies: MoneyDependencies,
  { role }: Pick<Caller, 'role'>,
  found: BookingWithPackage,
  { amount, totalAmount = amount, keepPrice }: Pick<LateTakenPayment, 'amount' | 'totalAmount' | 'keepPrice'>,
): ReturnType<typeof priceAgain> => {
  if (!keepPrice) return priceAgain(dependencies, found, totalAmount);
  const sentence = 'Only admins take money at a price that holds no longer.';
  if (!mayGiveAway(role)) throw new ApiError('FORBIDDEN', sentence, { keepPrice: sentence });
  return countAgain(dependencies, found);
};
