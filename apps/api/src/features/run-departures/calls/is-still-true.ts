import type { Booking, CalledEmailKind } from '@wayfarer/contracts';

/** Emails that say that somebody travels. */
const TELLS_OF_TRIP: readonly CalledEmailKind[] = ['departure-guaranteed', 'trip-reminder'];

/** Whether what a call would say is still so: nobody is told of a trip that they no longer go on. */
export const isStillTrue = (email: CalledEmailKind, { bookingStatus }: Pick<Booking, 'bookingStatus'>): boolean =>
  bookingStatus !== 'cancelled' || !TELLS_OF_TRIP.includes(email);
