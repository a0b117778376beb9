import type { BookingRecord } from '@wayfarer/api/bookings';
import type { SeatDayRecord } from '@wayfarer/api/seats';
import type { Violation } from './invariants.ts';

const found = (sentence: string): Violation => ({ invariant: 'seats', sentence });
const keptOf = ({ holds }: SeatDayRecord) => holds.filter(({ until, seats }) => until === null && seats > 0);

/** What must hold of seats in every state, whatever is under way. */
export const seatViolationsIn = (booking: BookingRecord, day: SeatDayRecord, capacity: number): Violation[] => {
  const kept = keptOf(day);
  const own = kept.find((hold) => booking._id.equals(hold.booking));
  return [
    ...(kept.reduce((sum, { seats }) => sum + seats, 0) > capacity ? [found('more seats are kept than there are')] : []),
    ...(booking.bookingStatus === 'confirmed' && own?.seats !== booking.totalPersons
      ? [found('confirmed without its seats')]
      : []),
  ];
};

/** What must hold of them once faults are over and the jobs have run. */
export const seatViolationsAtRest = (booking: BookingRecord, day: SeatDayRecord): Violation[] => {
  const isCancelled = booking.bookingStatus === 'cancelled';
  const has = day.holds.some((hold) => booking._id.equals(hold.booking) && hold.seats > 0);
  return [
    ...(isCancelled && has ? [found('a cancelled booking has seats')] : []),
    ...(isCancelled && booking.holdsSeats ? [found('a cancelled booking never gives its seats back')] : []),
  ];
};
