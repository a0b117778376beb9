import { minorUnitsOf, type TripChange } from '@wayfarer/contracts';
import { t } from '@wayfarer/words';
import { ApiError } from '../../../errors/api-error.ts';
import type { Caller } from '../../../http/caller.ts';
import { paidOf } from '../../attempts/index.ts';
import {
  actsForAgency,
  type BookingRecord,
  holdEndsAt,
  MAX_MAKING_MS,
  type PendingChange,
  readCancelLimit,
  withRestOwed,
} from '../../bookings/index.ts';
import type { MoneyDependencies } from '../money-guards.ts';
import { presentChange } from './present-change.ts';
import type { PricedWish } from './price-wish.ts';

/**
 * Whoever agreed to one price gets no other.
 * @throws REFUND_CHANGED, PRICE_CHANGED with what it comes to now
 */
export const assertAsPreviewed = (booking: BookingRecord, priced: PricedWish, { toPay, refund }: TripChange): void => {
  const { money } = priced;
  const now = presentChange(booking, priced);
  if (minorUnitsOf(refund) !== money.refund)
    throw new ApiError('REFUND_CHANGED', t('What this change gives back is not the same any more. Nothing was changed.'), {
      ...now,
    });
  if (minorUnitsOf(toPay) !== money.toPay)
    throw new ApiError('PRICE_CHANGED', t('What this change costs is not the same any more. Nothing was changed.'), { ...now });
};

/** @throws FORBIDDEN above what the caller may give back of a booking */
export const assertMayGiveBack = async (needs: MoneyDependencies, caller: Caller, booking: BookingRecord, refund: number) => {
  const limit = refund > 0 ? await readCancelLimit(needs, caller, booking) : null;
  if (limit !== null && refund > minorUnitsOf(limit.most))
    throw new ApiError('FORBIDDEN', [t('This change gives back more than you may.'), limit.otherwise].join(' '), {
      refundLimit: limit.most,
    });
};

/** The change to store: one by staff is made at once, and what it costs more is owed. */
export const pendingChangeOf = (
  needs: MoneyDependencies,
  caller: Caller,
  booking: BookingRecord,
  { to, money, isByAgency }: PricedWish,
  { leaving = [], discount }: Pick<TripChange, 'leaving' | 'discount'>,
): PendingChange => {
  const paid = paidOf(booking);
  const isStaff = actsForAgency(caller, booking);
  const now = needs.clock();
  const toPay = isStaff ? 0 : money.toPay;
  return {
    // Never one that was used before: a stay that is over can no longer take or release anything.
    stay: (booking.lastStay ?? 0) + 1,
    until: toPay > 0 ? holdEndsAt(now) : new Date(now.getTime() + MAX_MAKING_MS),
    to: isStaff ? withRestOwed(needs, booking, to, paid - money.refund) : to,
    toPay,
    refund: money.refund,
    paid,
    leaving,
    isByAgency,
    isByTraveller: !isStaff,
    ...(discount ? { discount: { amount: minorUnitsOf(discount.amount), reason: discount.reason } } : {}),
  };
};
