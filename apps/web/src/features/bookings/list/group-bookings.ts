import type { Booking } from '@wayfarer/contracts';
import { t } from '../../../shared/words/words.ts';

export type BookingGroup = { kind: 'upcoming' | 'past' | 'cancelled'; heading: string; bookings: Booking[] };

const byTravelDate = (one: Booking, other: Booking): number => (one.travelDate < other.travelDate ? -1 : 1);

/**
 * Upcoming trips, the next one first; then past ones, the last one first; then what was cancelled, newest
 * first. Empty groups are left out.
 */
export const groupBookings = (bookings: readonly Booking[], today: string): BookingGroup[] => {
  const standing = bookings.filter(({ bookingStatus }) => bookingStatus !== 'cancelled');
  const groups: BookingGroup[] = [
    {
      kind: 'upcoming',
      heading: t('Upcoming trips'),
      bookings: standing.filter(({ travelDate }) => travelDate >= today).toSorted(byTravelDate),
    },
    {
      kind: 'past',
      heading: t('Past trips'),
      bookings: standing
        .filter(({ travelDate }) => travelDate < today)
        .toSorted(byTravelDate)
        .toReversed(),
    },
    {
      kind: 'cancelled',
      heading: t('Cancelled trips'),
      bookings: bookings.filter(({ bookingStatus }) => bookingStatus === 'cancelled'),
    },
  ];
  return groups.filter((group) => group.bookings.length > 0);
};
