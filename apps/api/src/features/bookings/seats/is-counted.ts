import type { TourPackageRecord } from '../../tour-packages/index.ts';
import type { BookingRecord } from '../booking.model.ts';

/** Whether seats are counted for a booking: its package has a capacity, or had one when it took its seats. */
export const isCounted = (
  booking: Pick<BookingRecord, 'holdsSeats'>,
  tourPackage: Pick<TourPackageRecord, 'capacity'>,
): boolean => booking.holdsSeats || typeof tourPackage.capacity === 'number';
