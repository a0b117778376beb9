import { minorUnitsOf, mostDiscountOf, type NewTripChange, takenOffIn } from '@wayfarer/contracts';
import { t } from '@wayfarer/words';
import { ApiError } from '../../../errors/api-error.ts';
import type { Caller } from '../../../http/caller.ts';
import { readDeskLimits } from '../../agency/index.ts';
import {
  assertIsSold,
  assertListFits,
  assertMayTakeOff,
  type BookingRecord,
  type BookingWithPackage,
  orderAfter,
  type PackageNow,
  type PricedChange,
  priceChange,
} from '../../bookings/index.ts';
import type { MoneyDependencies } from '../money-guards.ts';
import { termsOfChange } from './may-change.ts';

/** What a wish comes to, and whether it is on the agency's terms. */
export type PricedWish = PricedChange & { readonly isByAgency: boolean };

/**
 * The limit is of all that was ever taken off a price: nobody gets beyond it by several changes.
 * @throws VALIDATION at `discount.amount`
 */
const assertWithinLimit = async (needs: MoneyDependencies, { role }: Caller, { to }: PricedChange): Promise<void> => {
  const takenOff = takenOffIn(to.choice?.lines ?? []);
  const limits = await readDeskLimits(needs);
  assertMayTakeOff('discount.amount', takenOff, mostDiscountOf(role, to.totalAmount + takenOff, limits));
};

/** @throws NOT_FOUND */
const assertHasPackage = ({ booking, tourPackage }: BookingWithPackage): { booking: BookingRecord; tourPackage: PackageNow } => {
  if (!tourPackage) throw new ApiError('NOT_FOUND', t('This trip is gone. Please contact us.'));
  return { booking, tourPackage };
};

/**
 * What a change of a booking comes to for a caller at this moment, once everything that stands against it was
 * asked.
 * @throws as `termsOfChange`, `priceChange`, `assertIsSold` and `assertListFits`; VALIDATION at
 * `discount.amount`
 */
export const priceWish = async (
  needs: MoneyDependencies,
  caller: Caller,
  found: BookingWithPackage,
  wish: NewTripChange,
): Promise<PricedWish> => {
  const known = assertHasPackage(found);
  const terms = await termsOfChange(needs, caller, known.booking, wish);
  const off = wish.discount ? minorUnitsOf(wish.discount.amount) : 0;
  const priced = await priceChange(needs, known, orderAfter(known.booking, wish), terms, off);
  if (off > 0) await assertWithinLimit(needs, caller, priced);
  await assertIsSold(needs, caller, known.booking, priced.to);
  await assertListFits(needs, known, priced.to, wish.leaving ?? []);
  return { ...priced, isByAgency: terms === 'agency' };
};
