import { minorUnitsOf, type TripChange } from '@wayfarer/contracts';
import { ApiError } from '../../../errors/api-error.ts';
import type { Caller } from '../../../http/caller.ts';
import { type PaymentAttempt, paidOf } from '../../attempts/index.ts';
import {
  actsForAgency,
  type BookingRecord,
  type BookingWithPackage,
  bookingRepository,
  changeBooking,
  dropChange,
  finishChanges,
  holdEndsAt,
  holdSeatsOf,
  type PendingChange,
  readCancelLimit,
  refusalOf,
  seatedFor,
  withRestOwed,
} from '../../bookings/index.ts';
import { UNLIMITED } from '../../departures/index.ts';
import type { MoneyDependencies } from '../money-guards.ts';
import { closeSession } from '../settle/carry-out-command.ts';
import { presentChange } from './present-change.ts';
import type { PricedWish } from './price-wish.ts';

/** How long a change that is made at once may take, in milliseconds; one that crashed is dropped after it. */
const MAX_MAKING_MS = 60_000;

/**
 * Whoever agreed to one price gets no other.
 * @throws REFUND_CHANGED, PRICE_CHANGED with what it comes to now
 */
export const assertAsPreviewed = (booking: BookingRecord, priced: PricedWish, { toPay, refund }: TripChange): void => {
  const { money } = priced;
  const now = presentChange(booking, priced);
  if (minorUnitsOf(refund) !== money.refund)
    throw new ApiError('REFUND_CHANGED', 'What this change gives back is not the same any more. Nothing was changed.', {
      ...now,
    });
  if (minorUnitsOf(toPay) !== money.toPay)
    throw new ApiError('PRICE_CHANGED', 'What this change costs is not the same any more. Nothing was changed.', { ...now });
};

/** @throws FORBIDDEN above what the caller may give back of a booking */
export const assertMayGiveBack = async (needs: MoneyDependencies, caller: Caller, booking: BookingRecord, refund: number) => {
  const limit = refund > 0 ? await readCancelLimit(needs, caller, booking) : null;
  if (limit !== null && refund > minorUnitsOf(limit.most))
    throw new ApiError('FORBIDDEN', `This change gives back more than you may. ${limit.otherwise}`, { refundLimit: limit.most });
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

/** Drops a change that is under way, and releases what was taken for it. */
export const giveUpChange = async (needs: MoneyDependencies, booking: BookingRecord, stay: number): Promise<void> => {
  const decide = (current: BookingRecord) => (current.changing?.stay === stay ? dropChange(current, needs.clock()) : null);
  const dropped = await changeBooking(bookingRepository(needs.database), booking._id, decide);
  if (dropped) await finishChanges(needs, dropped);
};

/** The page on which a change can be paid, or the one that is just being opened. */
export const liveFor = ({ attempts }: BookingRecord, { stay }: PendingChange): PaymentAttempt | undefined =>
  attempts.find(({ change, status }) => change === stay && (status === 'creating' || status === 'pending'));

/**
 * Gives up a change once nobody can pay it any more. One that was paid in that very moment is made.
 * @throws ProviderFailure where its page could not be closed
 */
export const abandonChange = async (needs: MoneyDependencies, booking: BookingRecord, change: PendingChange): Promise<void> => {
  const attempt = liveFor(booking, change);
  if (attempt) await closeSession(needs, { booking, attempt });
  await giveUpChange(needs, booking, change.stay);
};

/**
 * Stores that a change is under way, and takes the seats that it needs.
 * @returns the booking with it; null where somebody else has changed the booking meanwhile
 * @throws SOLD_OUT with what is left; nothing is changed then
 */
export const beginChange = async (
  needs: MoneyDependencies,
  { booking, tourPackage }: BookingWithPackage,
  changing: PendingChange,
): Promise<BookingRecord | null> => {
  const capacity = tourPackage?.capacity ?? null;
  const schedule = tourPackage?.schedule ?? null;
  const counts = needs.guards.isCounted({ ...booking, ...changing.to }, { capacity, schedule });
  const begun = { changing, lastStay: changing.stay, ...(counts ? { holdsSeats: true } : {}) };
  const stored = await bookingRepository(needs.database).change(booking, begun);
  await needs.reached?.('change-stored');
  const seated = stored && seatedFor(stored, changing);
  if (!stored || !seated || !counts) return stored;
  const { minimum } = schedule ?? {};
  const held = await holdSeatsOf(needs, seated, changing.until, capacity ?? UNLIMITED, null, minimum);
  await needs.reached?.('seats-held');
  const refusal = refusalOf(held);
  if (!refusal && held.outcome === 'held') return stored;
  await giveUpChange(needs, stored, changing.stay);
  if (refusal) throw refusal;
  return null;
};
