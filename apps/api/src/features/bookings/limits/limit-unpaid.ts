import type { CalendarDate } from '@wayfarer/contracts';
import { objectIdOf } from '../../../database/object-ids.ts';
import type { Dependencies } from '../../../dependencies.ts';
import { ApiError } from '../../../errors/api-error.ts';
import { todayOf } from '../../../today-of.ts';
import { claimPlaces } from './claim-places.ts';
import type { Claimant } from './claimant.ts';
import { type UnpaidBooking, unpaidBookingRepository } from './unpaid-booking.repository.ts';

type Needs = Pick<Dependencies, 'database' | 'clock' | 'config'>;
type Order = { packageId: string; travelDate: CalendarDate; totalPersons: number };

/** The period for which holds without payment are counted, in milliseconds. */
const PACE_WINDOW = 24 * 60 * 60_000;

const waitsStill = ({ bookingStatus, travelDate }: UnpaidBooking, today: CalendarDate): boolean =>
  bookingStatus === 'pending' && travelDate >= today;

/** @throws TOO_MANY_UNPAID when seats were held too often within a day without payment */
export const assertPaced = (held: number, { MOST_UNPAID_HOLDS }: Dependencies['config']): void => {
  if (held < MOST_UNPAID_HOLDS) return;
  const sentence = `You have held seats for this day ${held} times within 24 hours without paying. Choose another day, or try again tomorrow.`;
  throw new ApiError('TOO_MANY_UNPAID', sentence);
};

/** How often a booking has held its seats: when it was made, and for each payment page after the first. */
const holdsOf = ({ listedAttempts }: UnpaidBooking): number => Math.max(1, listedAttempts);

/**
 * The places that a new booking takes among the unpaid ones of its account and its address, by one read.
 * @throws TOO_MANY_UNPAID
 */
export const placesForOrder = async (
  needs: Needs,
  claimant: Claimant,
  { packageId, travelDate, totalPersons }: Order,
): Promise<string[]> => {
  const unpaid = unpaidBookingRepository(needs.database);
  const ofPackage = objectIdOf(packageId);
  const since = new Date(needs.clock().getTime() - PACE_WINDOW);
  const found = await unpaid.list(claimant, { packageId: ofPackage, travelDate, since });
  const sameDay = found.filter(
    (booking) =>
      String(booking.userId) === claimant.account &&
      booking.package.packageId.equals(ofPackage) &&
      booking.travelDate === travelDate &&
      booking.bookingDate > since,
  );
  assertPaced(
    sameDay.reduce((sum, booking) => sum + holdsOf(booking), 0),
    needs.config,
  );
  const today = todayOf(needs);
  // A booking that was not paid by its travel day no longer waits. All others release their places in the write that ends their waiting, except
  // those written by a process of the previous version.
  const over = found.filter((booking) => booking.unpaidClaims && !waitsStill(booking, today));
  if (over.length > 0) await unpaid.giveUpPlaces(over.map(({ _id }) => _id));
  const taken = found.filter((booking) => waitsStill(booking, today)).flatMap(({ unpaidClaims = [] }) => unpaidClaims);
  return claimPlaces(claimant, totalPersons, needs.config, new Set(taken));
};
