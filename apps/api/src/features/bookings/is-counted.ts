import type { TourPackageRecord } from '../tour-packages/index.ts';
import type { BookingRecord } from './booking.model.ts';

/**
 * Whether the day of a booking holds seats for it: its package has a capacity or leaves on departures, it
 * takes an extra of which each departure has so many, or it uses a code; or one of these was so when it took
 * its seats.
 */
export const isCounted = (
  { holdsSeats, choice }: Pick<BookingRecord, 'holdsSeats' | 'choice'>,
  { capacity, schedule }: Pick<TourPackageRecord, 'capacity' | 'schedule'>,
): boolean => holdsSeats || typeof capacity === 'number' || Boolean(schedule ?? choice?.counted ?? choice?.code);
