import type { BookingRecord } from './booking.model.ts';

/** How many seats a booking takes. */
export const seatsOfBooking = ({ seats, totalPersons }: Pick<BookingRecord, 'seats' | 'totalPersons'>): number =>
  seats ?? totalPersons;

/** The same in a query. */
export const SEATS_OF_BOOKING = { $ifNull: ['$seats', '$totalPersons'] };
