import { type Booking, isLive, type RenewedLink } from '@wayfarer/contracts';
import { ApiError } from '../../../errors/api-error.ts';
import type { Caller } from '../../../http/caller.ts';
import { noteBooking } from '../../../logging/audit-context.ts';
import {
  assertCanBeBooked,
  assertHoldFits,
  assertOffered,
  type BookingRecord,
  type BookingWithPackage,
  bookingRepository,
  holdSeatsAgain,
  noSuchBooking,
  payLinkHashOf,
  presentBooking,
  priceAgain,
  waitsUntil,
} from '../../bookings/index.ts';
import { findOffer, readSaleTerms } from '../../tour-packages/index.ts';
import type { MoneyDependencies } from '../money-guards.ts';

/** Rounds of reading and deciding while others change the booking. */
const MAX_ROUNDS = 4;

/** @throws NOT_PAYABLE with a sentence that says why */
const getGranted = (dependencies: MoneyDependencies, booking: BookingRecord): NonNullable<BookingRecord['byStaff']> => {
  const refuse = (sentence?: string): ApiError => new ApiError('NOT_PAYABLE', sentence);
  if (!booking.byStaff) throw refuse('Only a booking that was made at the desk has a link to pay.');
  if (booking.bookingStatus === 'confirmed') throw refuse('This booking is confirmed already.');
  if (booking.bookingStatus === 'cancelled') throw refuse('This booking is cancelled.');
  if (!dependencies.guards.canPay(booking, true, dependencies)) throw refuse();
  return booking.byStaff;
};

/**
 * Whether the price of a booking no longer holds. Where its payment page is open, what is being paid there is
 * what it costs.
 */
const isPriceOver = (booking: BookingRecord, now: Date): boolean =>
  waitsUntil(booking) <= now &&
  !booking.attempts.some(({ status, order }) => isLive(status) && order.expiresAt * 1000 > now.getTime());

/** Null means another round, because the booking has changed meanwhile. */
const renew = async (
  dependencies: MoneyDependencies,
  caller: Caller,
  found: BookingWithPackage,
  { holdUntil, totalAmount }: RenewedLink,
): Promise<BookingRecord | null> => {
  const { booking } = found;
  const { link: before, ...granted } = getGranted(dependencies, booking);
  const isOver = isPriceOver(booking, dependencies.clock());
  const until = new Date(holdUntil);
  // The same press, sent again.
  if (!isOver && before?.until.getTime() === until.getTime()) return booking;
  const [offered, terms] = await Promise.all([
    findOffer(dependencies.database, String(booking.package.packageId)),
    readSaleTerms(dependencies),
  ]);
  const offer = assertOffered(dependencies, offered);
  assertCanBeBooked(terms, caller, offer, booking.travelDate);
  assertHoldFits(terms, offer, { travelDate: booking.travelDate, holdUntil, field: 'holdUntil' });
  const price = isOver ? await priceAgain(dependencies, found, totalAmount, true) : {};
  const seats = await holdSeatsAgain(dependencies, caller, {
    ...found,
    booking: { ...booking, ...price, seatsHeldUntil: until },
  });
  if (!seats) return null;
  const link = { until, token: payLinkHashOf(dependencies.config, String(booking._id)) };
  const change = { ...price, ...seats, byStaff: { ...granted, link } };
  return bookingRepository(dependencies.database).change(booking, change);
};

/**
 * Holds the seats of a booking that waits for its customer until another time: longer while they are held, at
 * the price that was promised; or again, if they are free, at the price of now. The address of the link
 * stays, and it is emailed once more.
 * @throws NOT_FOUND; NOT_PAYABLE, PACKAGE_NOT_BOOKABLE, SOLD_OUT with a sentence that says why not;
 * VALIDATION at `holdUntil`; PRICE_CHANGED with the new total, unless it was sent
 */
export const renewPayLink = async (
  dependencies: MoneyDependencies,
  caller: Caller,
  id: string,
  wanted: RenewedLink,
): Promise<{ booking: Booking }> => {
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const found = await bookingRepository(dependencies.database).findWithPackage(id);
    if (!found) throw noSuchBooking();
    noteBooking(found.booking._id);
    const booking = await renew(dependencies, caller, found, wanted);
    if (booking) return { booking: await presentBooking(dependencies, { ...found, booking }, caller) };
  }
  throw new ApiError('CONFLICT');
};
