import type { BookingRecord } from '@wayfarer/api/bookings';
import type { SeatDayRecord } from '@wayfarer/api/departures';
import { onlyViolations, type Violation, violation } from './violation.ts';

type Day = Pick<SeatDayRecord, 'holds' | 'closedAt'>;

const keptOf = ({ holds }: Day) => holds.filter(({ until, seats }) => until === null && seats > 0);

/** No more seats are kept on a day than there are. */
export const isOversold = (day: Day, capacity: number): boolean =>
  keptOf(day).reduce((sum, { seats }) => sum + seats, 0) > capacity;

/** No more of an extra is kept on a day than it has. */
const lacksExtra = (booking: BookingRecord, day: Day): boolean =>
  booking.choice?.counted?.some(
    ({ id, stock }) => keptOf(day).reduce((sum, { extras }) => sum + (extras?.[id] ?? 0), 0) > stock,
  ) === true;

/** What must hold of a booking's seats in every state, whatever is under way. */
export const seatViolationsIn = (booking: BookingRecord, day: Day, capacity: number): Violation[] => {
  const own = keptOf(day).find((hold) => booking._id.equals(hold.booking));
  const lacksSeats = booking.bookingStatus === 'confirmed' && own?.seats !== (booking.seats ?? booking.totalPersons);
  return onlyViolations([
    isOversold(day, capacity) && violation('seats', 'more seats are kept than there are'),
    lacksSeats && violation('seats', 'confirmed without its seats'),
    lacksExtra(booking, day) && violation('seats', 'more of an extra is kept than there is'),
  ]);
};

/** What must hold between a day before and after one write: nothing of a closed day is taken. */
export const seatViolationsBetween = (before: Day, after: Day): Violation[] => {
  const had = new Map(before.holds.map(({ booking, seats }) => [String(booking), seats]));
  const isMore = after.holds.some(({ booking, seats }) => seats > (had.get(String(booking)) ?? 0));
  return onlyViolations([before.closedAt && isMore && violation('seats', 'seats of a closed day were taken')]);
};

/** What must hold of them once nothing is under way. */
export const seatViolationsOnceSettled = (booking: BookingRecord, day: Day): Violation[] => {
  const isCancelled = booking.bookingStatus === 'cancelled';
  const own = day.holds.find((hold) => booking._id.equals(hold.booking) && hold.seats > 0);
  return onlyViolations([
    isCancelled && own && violation('seats', 'a cancelled booking has seats'),
    isCancelled && booking.holdsSeats && violation('seats', 'a cancelled booking never gives its seats back'),
    own?.until === null &&
      booking.bookingStatus !== 'confirmed' &&
      violation('seats', 'seats are kept, but not for a confirmed booking'),
  ]);
};
