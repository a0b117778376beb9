import { type Booking, MAX_TOTAL, type MinorUnits, type NewBooking, rupeesOf, totalOf } from '@wayfarer/contracts';
import { objectIdOf } from '../../../database/object-ids.ts';
import { ApiError } from '../../../errors/api-error.ts';
import type { Caller } from '../../../http/caller.ts';
import { noteBooking } from '../../../logging/audit-context.ts';
import { todayOf } from '../../../time/today-of.ts';
import { findOffer, type Offer, policyOf } from '../../tour-packages/index.ts';
import { userRepository } from '../../users/index.ts';
import type { BookedPackage, BookingRecord } from '../booking.model.ts';
import { presentBooking } from '../booking.presenter.ts';
import { bookingRepository } from '../booking.repository.ts';
import type { BookingDependencies } from '../booking-guards.ts';
import { releaseBookingsOfUser } from '../cancel/release-bookings-of-user.ts';
import { findDurable } from '../change-booking.ts';
import { keysOf, type LimitSubject, limitSubjectOf } from '../limits/limit-subject.ts';
import { assertFewUnpaid } from '../limits/limit-unpaid.ts';
import { assertHoldsPaced } from '../limits/pace-holds.ts';
import type { PacePersons } from '../limits/pace-persons.ts';
import { assertCanBeBooked } from './assert-can-be-booked.ts';
import { bookingIdFor } from './booking-id-for.ts';
import { storeWithSeats } from './store-with-seats.ts';

/** The currency of every price. */
const CURRENCY = 'inr';

/** In rupees: what adding prices as floating-point numbers can leave. */
const ROUNDING = 0.001;

/** `pacePersons`: of calls by travellers; seeds and tests that book by themselves have none. */
type Needs = Pick<BookingDependencies, 'database' | 'clock' | 'config' | 'reached' | 'guards'> & {
  readonly pacePersons?: PacePersons;
};

const bookable = (needs: Needs, offer: Offer | null): Offer => {
  if (!offer) throw new ApiError('NOT_FOUND', 'There is no such package.');
  if (offer.withdrawnAt || offer.availableTo < todayOf(needs)) throw new ApiError('PACKAGE_NOT_BOOKABLE');
  return offer;
};

const snapshotOf = ({ config }: Needs, { destination, ...tourPackage }: Offer): BookedPackage => ({
  packageId: tourPackage._id,
  title: tourPackage.title,
  destinationId: tourPackage.destinationId,
  destinationName: destination?.name ?? tourPackage.title,
  destinationCountry: destination?.country ?? '',
  unitPrice: tourPackage.price,
  cancellationPolicy: policyOf(tourPackage, config),
  ...(tourPackage.schedule?.startTime === undefined ? {} : { startTime: tourPackage.schedule.startTime }),
});

const getUsername = async ({ database }: Needs, caller: Caller, userId: string): Promise<string> => {
  if (caller.userId === userId) return caller.username;
  const user = await userRepository(database).findById(userId);
  if (!user) throw new ApiError('NOT_FOUND', 'There is no such user.');
  return user.username;
};

/**
 * The user was deleted while this booking was being made: the deletion did not see it, so it is released
 * here.
 */
const assertUserStays = async (needs: Needs, userId: string): Promise<void> => {
  if (await userRepository(needs.database).isPresent(userId)) return;
  await releaseBookingsOfUser(needs, async () => undefined, userId);
  throw new ApiError('UNAUTHENTICATED');
};

/** A booking that cannot be paid is useless, so it is refused. */
const assertPayable = (total: MinorUnits): void => {
  if (total <= MAX_TOTAL) return;
  const sentence = 'This total is more than can be paid online at once. Book for fewer persons, or contact us.';
  throw new ApiError('VALIDATION', sentence, { totalPersons: sentence });
};

const book = async (
  needs: Needs,
  caller: Caller,
  _id: BookingRecord['_id'],
  tourPackage: Offer,
  { totalPersons, travelDate, totalAmount, ...order }: NewBooking,
  limitSubject: LimitSubject | null,
): Promise<BookingRecord> => {
  const userId = order.userId.toLowerCase();
  assertCanBeBooked(needs, caller, tourPackage, travelDate);
  const total = totalOf(tourPackage.price, totalPersons);
  assertPayable(total);
  if (Math.abs(totalAmount - rupeesOf(total)) > ROUNDING)
    throw new ApiError('PRICE_CHANGED', undefined, { totalAmount: rupeesOf(total), unitPrice: rupeesOf(tourPackage.price) });
  if (limitSubject) {
    await assertFewUnpaid(needs, limitSubject, { _id, totalPersons });
    await needs.pacePersons?.(limitSubject.account, totalPersons);
  }
  const booking = await storeWithSeats(
    needs,
    {
      _id,
      userId: objectIdOf(userId),
      username: await getUsername(needs, caller, userId),
      package: snapshotOf(needs, tourPackage),
      totalPersons,
      travelDate,
      bookingDate: needs.clock(),
      totalAmount: total,
      currency: CURRENCY,
      ...(limitSubject ? { unpaidOf: keysOf(limitSubject) } : {}),
    },
    tourPackage,
  );
  await needs.reached?.('booking-stored');
  await assertUserStays(needs, userId);
  return booking;
};

/**
 * Books a package as it is offered now; the booking keeps a snapshot of it. The server calculates the total.
 * Once answered, the booking survives any crash.
 * @param key the caller's idempotency key: repeating the order under it returns the same booking
 * @throws NOT_FOUND, PACKAGE_NOT_BOOKABLE; VALIDATION for a closed travel day; PRICE_CHANGED with the right
 * total; SOLD_OUT with what is left; TOO_MANY_UNPAID with what to do first; IDEMPOTENCY_KEY_REUSED
 */
export const createBooking = async (
  needs: Needs,
  caller: Caller,
  order: NewBooking,
  key?: string,
): Promise<{ booking: Booking }> => {
  const limitSubject = limitSubjectOf(needs.config, caller, order.userId.toLowerCase());
  const [{ id, isNew }, offer, [paced]] = await Promise.all([
    bookingIdFor(needs, caller, order, key),
    findOffer(needs.database, order.packageId),
    // The refusal is applied below: a booking already made under the same key is returned, whatever is
    // unpaid.
    Promise.allSettled([limitSubject ? assertHoldsPaced(needs, limitSubject, order) : undefined]),
  ]);
  const made = isNew ? null : await findDurable(bookingRepository(needs.database), id);
  const bookOffer = (offered: Offer) => {
    if (paced.status === 'rejected') throw paced.reason;
    return book(needs, caller, id, offered, order, limitSubject);
  };
  const booking = made ?? (await bookOffer(bookable(needs, offer)));
  noteBooking(booking._id);
  return { booking: presentBooking(needs, { booking, tourPackage: offer ?? undefined }, caller) };
};
