import { seatDayRepository } from '../../departures/index.ts';
import type { BookingRecord } from '../booking.model.ts';
import { bookingRepository } from '../booking.repository.ts';
import type { BookingDependencies } from '../booking-guards.ts';
import { changeBooking } from '../change-booking.ts';
import { seatsOfBooking } from '../seats-of-booking.ts';
import type { Leftover } from '../trip-change.model.ts';
import { fitList } from './fit-list.ts';

type Needs = Pick<BookingDependencies, 'database' | 'clock' | 'config' | 'reached'>;

const finish = async (needs: Needs, booking: BookingRecord, { day, stay, isJoined, leaving }: Leftover): Promise<void> => {
  const days = seatDayRepository(needs.database);
  const key = { packageId: booking.package.packageId, day };
  const counted = booking.choice?.counted?.map(({ id, quantity }) => [id, quantity] as const);
  const own = { booking: booking._id, by: booking.userId, seats: seatsOfBooking(booking), stay: booking.stay ?? 0 };
  // Where seats are not counted, none are held.
  if (!booking.holdsSeats) return leaving && fitList(needs, booking, leaving);
  if (isJoined) await days.join(key, { ...own, ...(counted ? { extras: Object.fromEntries(counted) } : {}) });
  else await days.release(key, booking._id, needs.clock(), stay);
  await needs.reached?.('seats-released');
  if (leaving) await fitList(needs, booking, leaving);
};

/**
 * Does what is left of changes of day or party: seats that are not the booking's any more are released, and
 * who does not come along is taken off its list. May be repeated, also by several processes at once: no other
 * change begins before it is done.
 * @returns the booking afterwards
 */
export const finishChanges = async (needs: Needs, booking: BookingRecord): Promise<BookingRecord | null> => {
  const { leftovers = [] } = booking;
  if (leftovers.length === 0) return booking;
  for (const leftover of leftovers) await finish(needs, booking, leftover);
  const isDone = ({ day, stay }: Leftover) => leftovers.some((done) => done.day === day && done.stay === stay);
  const rest = (current: BookingRecord) =>
    current.leftovers?.some(isDone) ? { leftovers: current.leftovers.filter((one) => !isDone(one)) } : null;
  return changeBooking(bookingRepository(needs.database), booking._id, rest, booking);
};
