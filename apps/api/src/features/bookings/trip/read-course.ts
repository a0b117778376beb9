import type { Trip } from '@wayfarer/contracts';
import type { Dependencies } from '../../../dependencies.ts';
import { readNeeds } from '../../departures/index.ts';
import { tourPackageRepository } from '../../tour-packages/index.ts';
import type { BookingWithPackage } from '../package-now.ts';
import { spokenDays } from '../spoken-booking.ts';

/** The days of a booked trip as its package has them now, and what its departure still needs to leave. */
export const readCourse = async (
  needs: Pick<Dependencies, 'config' | 'database' | 'clock'>,
  { booking, tourPackage }: BookingWithPackage,
): Promise<Pick<Trip, 'days' | 'untranslated' | 'needs'>> => {
  const { package: booked, bookingStatus, travelDate } = booking;
  const [[whole], ahead] = await Promise.all([
    tourPackageRepository(needs.database).findManyById([booked.packageId]),
    bookingStatus === 'cancelled' ? {} : readNeeds(needs, tourPackage, travelDate),
  ]);
  const { itinerary, untranslated } = spokenDays(whole);
  return { days: itinerary, ...(untranslated.length > 0 ? { untranslated: [...untranslated] } : {}), ...ahead };
};
