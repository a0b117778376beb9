import { type BookingRecord, isAsked } from '@wayfarer/api/bookings';
import type { SeatDayRecord } from '@wayfarer/api/departures';
import { isLive, seatsForAll } from '@wayfarer/contracts';
import { onlyViolations, type Violation, violation } from './violation.ts';

type Day = Pick<SeatDayRecord, 'holds' | 'closedAt' | 'waitlist'>;

const keptOf = ({ holds }: Day) => holds.filter(({ until, seats }) => until === null && seats > 0);

/** No more seats are kept on a day than there are. */
export const isOversold = (day: Day, capacity: number): boolean =>
  keptOf(day).reduce((sum, { seats }) => sum + seats, 0) > capacity;

/** No more of an extra is kept on a day than it has. */
const lacksExtra = (booking: BookingRecord, day: Day): boolean =>
  booking.choice?.counted?.some(
    ({ id, stock }) => keptOf(day).reduce((sum, { extras }) => sum + (extras?.[id] ?? 0), 0) > stock,
  ) === true;

/** How many seats a booking keeps on a day, in all its stays. */
const ownOn = (booking: BookingRecord, day: Day): number =>
  keptOf(day).reduce((sum, hold) => (booking._id.equals(hold.booking) ? sum + hold.seats : sum), 0);

const isChanging = ({ changing, leftovers = [] }: BookingRecord): boolean => Boolean(changing) || leftovers.length > 0;

/**
 * Of a change that waits for its payment, the page is open until then; another one waits for the answer of
 * who is asked for another day.
 */
const isUnfinished = (booking: BookingRecord): boolean => {
  const { changing, leftovers = [], attempts } = booking;
  const isPayable = attempts.some(({ change, status }) => change === changing?.stay && isLive(status));
  return leftovers.length > 0 || Boolean(changing && !isPayable && !isAsked(booking));
};

/**
 * What must hold of a booking's seats in every state, whatever is under way.
 * @param day its own
 */
export const seatViolationsIn = (booking: BookingRecord, day: Day, capacity: number): Violation[] => {
  const [kept, booked] = [ownOn(booking, day), booking.seats ?? booking.totalPersons];
  // While its party changes, it may keep more.
  const isRight = isChanging(booking) ? kept >= booked : kept === booked;
  const lacksSeats = booking.bookingStatus === 'confirmed' && !isRight;
  return onlyViolations([
    isOversold(day, capacity) && violation('seats', 'more seats are kept than there are'),
    lacksSeats && violation('seats', 'confirmed without its seats'),
    lacksExtra(booking, day) && violation('seats', 'more of an extra is kept than there is'),
  ]);
};

const seatsByBooking = ({ holds }: Day): ReadonlyMap<string, number> => {
  const sums = new Map<string, number>();
  for (const { booking, seats } of holds) sums.set(String(booking), (sums.get(String(booking)) ?? 0) + seats);
  return sums;
};

/**
 * Parties in line that come before a booking, once an offer was made to those that are not among them any
 * more: for an offer those ahead of it, for anybody else all of them.
 */
const waitingBefore = (booking: string, { waitlist = [] }: Day): number[] => {
  const place = waitlist.findIndex(({ _id }) => String(_id) === booking);
  return waitlist
    .slice(0, place === -1 ? undefined : place)
    .filter(({ offeredUntil, endedAt }) => !offeredUntil && !endedAt)
    .map(({ seats }) => seats);
};

/**
 * What must hold between a day before and after one write: nothing of a closed day is taken, and no seat that
 * is for somebody in line.
 * @param capacity null where seats are not counted
 */
export const seatViolationsBetween = (before: Day, after: Day, capacity: number | null): Violation[] => {
  const [had, has] = [seatsByBooking(before), seatsByBooking(after)];
  const takenBy = [...has]
    .map(([booking, seats]) => [booking, seats - (had.get(booking) ?? 0)] as const)
    .filter(([, seats]) => seats > 0);
  const free = (capacity ?? 0) - [...has.values()].reduce((sum, seats) => sum + seats, 0);
  const isPastLine =
    capacity !== null &&
    free >= 0 &&
    takenBy.some(([booking, seats]) => seats > seatsForAll(free + seats, waitingBefore(booking, after)));
  return onlyViolations([
    before.closedAt && takenBy.length > 0 && violation('seats', 'seats of a closed day were taken'),
    isPastLine && violation('seats', 'seats were taken that somebody in line waits for'),
  ]);
};

/** Nothing is left of a booking on a day that is not its own. */
export const hasLeft = (booking: BookingRecord, otherDay: Day): Violation[] =>
  onlyViolations([
    otherDay.holds.some(({ booking: of, seats }) => booking._id.equals(of) && seats > 0) &&
      violation('seats', 'a booking has seats on two days'),
  ]);

/** What must hold of them once nothing is under way. */
export const seatViolationsOnceSettled = (booking: BookingRecord, day: Day): Violation[] => {
  const isCancelled = booking.bookingStatus === 'cancelled';
  const own = day.holds.find((hold) => booking._id.equals(hold.booking) && hold.seats > 0);
  return onlyViolations([
    isCancelled && own && violation('seats', 'a cancelled booking has seats'),
    isCancelled && booking.holdsSeats && violation('seats', 'a cancelled booking never gives its seats back'),
    !isCancelled && isUnfinished(booking) && violation('seats', 'a change of the trip is never finished'),
    own?.until === null &&
      booking.bookingStatus !== 'confirmed' &&
      violation('seats', 'seats are kept, but not for a confirmed booking'),
  ]);
};
