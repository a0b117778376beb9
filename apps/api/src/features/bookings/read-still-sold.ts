import type { Dependencies } from '../../dependencies.ts';
import { canBeBooked, readSaleTerms, stopOf } from '../tour-packages/index.ts';
import type { BookingRecord } from './booking.model.ts';
import { waitsUntil } from './booking.policy.ts';
import type { PackageOnSale } from './package-now.ts';

type Waiting = Pick<BookingRecord, 'bookingStatus' | 'travelDate' | 'seatsHeldUntil' | 'byStaff' | 'bookingDate'>;

/**
 * Reads whether the agency still sells what some bookings are of: the package is offered, the day is not
 * closed, and the departure could be booked anew, or was in time and still waits for its payment. The
 * settings are read once, and only where a booking that can still be paid depends on them.
 */
export const readStillSold = async (
  needs: Pick<Dependencies, 'database' | 'config' | 'clock'>,
  bookings: readonly Waiting[],
): Promise<(booking: Waiting, tourPackage: PackageOnSale | undefined) => boolean> => {
  const now = needs.clock();
  const isLate = (booking: Waiting): boolean => waitsUntil(booking) <= now;
  const isAsked = bookings.some((booking) => booking.bookingStatus === 'pending' && isLate(booking));
  const terms = isAsked ? await readSaleTerms(needs) : null;
  return (booking, tourPackage) => {
    const { travelDate } = booking;
    if (tourPackage?.withdrawnAt !== null || stopOf(tourPackage, travelDate) !== null) return false;
    if (!isLate(booking)) return true;
    return terms !== null && canBeBooked(tourPackage, travelDate, terms);
  };
};
