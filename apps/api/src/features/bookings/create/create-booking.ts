import {
  type Booking,
  HIGHEST_TOTAL,
  isBookable,
  isTravelDateOpen,
  type MinorUnits,
  type NewBooking,
  rupeesOf,
  totalOf,
} from '@wayfarer/contracts';
import { objectIdOf } from '../../../database/object-ids.ts';
import type { Dependencies } from '../../../dependencies.ts';
import { ApiError } from '../../../errors/api-error.ts';
import { assertIsUserOrAdmin, type Caller } from '../../../http/caller.ts';
import { destinationRepository } from '../../destinations/index.ts';
import { policyOf, type TourPackageRecord, tourPackageRepository } from '../../tour-packages/index.ts';
import { userRepository } from '../../users/index.ts';
import type { BookedPackage, BookingRecord } from '../booking.model.ts';
import { presentBooking } from '../booking.presenter.ts';
import { bookingRepository } from '../booking.repository.ts';
import { releaseBookingsOfUser } from '../cancel/release-bookings-of-user.ts';
import { findDurable } from '../change-booking.ts';
import { todayOf } from '../today-of.ts';
import { bookingIdFor } from './booking-id-for.ts';
import { storeWithSeats } from './store-with-seats.ts';

/** The currency of every price. */
const CURRENCY = 'inr';

/** In rupees: what adding prices as floating-point numbers can leave. */
const ROUNDING = 0.001;

type Needs = Pick<Dependencies, 'database' | 'clock' | 'config' | 'reached' | 'guards'>;

const getOfferedPackage = async (needs: Needs, packageId: string): Promise<TourPackageRecord> => {
  const tourPackages = tourPackageRepository(needs.database);
  const offered = await tourPackages.findById(packageId);
  if (!offered) {
    const [withdrawn] = await tourPackages.findManyById([objectIdOf(packageId)]);
    throw withdrawn ? new ApiError('PACKAGE_NOT_BOOKABLE') : new ApiError('NOT_FOUND', 'There is no such package.');
  }
  if (!isBookable(offered, todayOf(needs))) throw new ApiError('PACKAGE_NOT_BOOKABLE');
  return offered;
};

const assertTravelDateOpen = (needs: Needs, tourPackage: TourPackageRecord, travelDate: string): void => {
  if (isTravelDateOpen(travelDate, tourPackage, todayOf(needs))) return;
  const isPast = travelDate < todayOf(needs);
  const { availableFrom, availableTo } = tourPackage;
  const sentence = isPast ? 'This day is over.' : `This package runs from ${availableFrom} to ${availableTo}.`;
  throw new ApiError('VALIDATION', sentence, { travelDate: sentence });
};

const snapshotOf = async ({ database, config }: Needs, tourPackage: TourPackageRecord): Promise<BookedPackage> => {
  const [destination] = await destinationRepository(database).findManyById([tourPackage.destinationId]);
  return {
    packageId: tourPackage._id,
    title: tourPackage.title,
    destinationId: tourPackage.destinationId,
    destinationName: destination?.name ?? tourPackage.title,
    destinationCountry: destination?.country ?? '',
    unitPrice: tourPackage.price,
    cancellationPolicy: policyOf(tourPackage, config),
  };
};

const getUsername = async ({ database }: Needs, caller: Caller, userId: string): Promise<string> => {
  if (caller.userId === userId) return caller.username;
  const user = await userRepository(database).findById(userId);
  if (!user) throw new ApiError('NOT_FOUND', 'There is no such user.');
  return user.username;
};

/** A user who was deleted while this booking was being made: the deletion did not see it, so it is let go here. */
const assertUserStays = async (needs: Needs, userId: string): Promise<void> => {
  if (await userRepository(needs.database).findById(userId)) return;
  await releaseBookingsOfUser(needs, async () => undefined, userId);
  throw new ApiError('UNAUTHENTICATED');
};

/** A booking that nobody can pay helps nobody, so it is refused before it is made. */
const assertPayable = (total: MinorUnits): void => {
  if (total <= HIGHEST_TOTAL) return;
  const sentence = 'This total is more than can be paid online at once. Book for fewer persons, or contact us.';
  throw new ApiError('VALIDATION', sentence, { totalPersons: sentence });
};

const book = async (
  needs: Needs,
  caller: Caller,
  _id: BookingRecord['_id'],
  { packageId, totalPersons, travelDate, totalAmount, ...order }: NewBooking,
): Promise<BookingRecord> => {
  const userId = order.userId.toLowerCase();
  const tourPackage = await getOfferedPackage(needs, packageId);
  assertTravelDateOpen(needs, tourPackage, travelDate);
  const total = totalOf(tourPackage.price, totalPersons);
  assertPayable(total);
  if (Math.abs(totalAmount - rupeesOf(total)) > ROUNDING)
    throw new ApiError('PRICE_CHANGED', undefined, { totalAmount: rupeesOf(total), unitPrice: rupeesOf(tourPackage.price) });
  const booking = await storeWithSeats(
    needs,
    {
      _id,
      userId: objectIdOf(userId),
      username: await getUsername(needs, caller, userId),
      package: await snapshotOf(needs, tourPackage),
      totalPersons,
      travelDate,
      bookingDate: needs.clock(),
      totalAmount: total,
      currency: CURRENCY,
    },
    tourPackage,
  );
  await needs.reached?.('booking-stored');
  await assertUserStays(needs, userId);
  return booking;
};

/**
 * Books a package as it is offered at this moment; the booking keeps a snapshot of it. The total is the server's own. Once answered, the
 * booking survives any crash.
 * @param key the caller's own name for this order: the same again under it answers the booking that it made
 * @throws FORBIDDEN for another user; NOT_FOUND, PACKAGE_NOT_BOOKABLE; VALIDATION for a closed travel day; PRICE_CHANGED with the right
 * total; SOLD_OUT with what is left; IDEMPOTENCY_KEY_REUSED
 */
export const createBooking = async (
  needs: Needs,
  caller: Caller,
  order: NewBooking,
  key?: string,
): Promise<{ booking: Booking }> => {
  assertIsUserOrAdmin(caller, order.userId);
  const id = await bookingIdFor(needs, caller, order, key);
  const made = key === undefined ? null : await findDurable(bookingRepository(needs.database), id);
  return { booking: await presentBooking(needs, made ?? (await book(needs, caller, id, order)), caller.role) };
};
