import { isLive } from '@wayfarer/contracts';
import { todayOf } from '../../../time/today-of.ts';
import type { BookingRecord } from '../booking.model.ts';
import { bookingRepository } from '../booking.repository.ts';
import type { BookingDependencies } from '../booking-guards.ts';
import { changeBooking } from '../change-booking.ts';
import { holdEndsAt, holdSeatsOf } from './booking-seats.ts';

type Needs = Pick<BookingDependencies, 'database' | 'clock' | 'config' | 'guards'>;

/** Until when a booking would hold its seats if they had been counted from the start; null for good. */
const heldUntil = ({ bookingStatus, bookingDate, attempts }: BookingRecord): Date | null => {
  if (bookingStatus === 'confirmed') return null;
  const tries = attempts.filter(({ status }) => isLive(status)).map(({ createdAt }) => createdAt);
  return holdEndsAt(new Date(Math.max(...[bookingDate, ...tries].map((moment) => moment.getTime()))));
};

const countIn = async (needs: Needs, id: BookingRecord['_id']): Promise<void> => {
  const now = needs.clock();
  const counted = await changeBooking(bookingRepository(needs.database), id, (booking) => {
    const until = heldUntil(booking);
    if (booking.bookingStatus === 'cancelled' || booking.holdsSeats || (until && until <= now)) return null;
    return { holdsSeats: true, seatsHeldUntil: until };
  });
  if (counted?.holdsSeats && counted.bookingStatus !== 'cancelled')
    await holdSeatsOf(needs, counted, counted.seatsHeldUntil, null);
};

/**
 * Counts the seats of bookings made before the package had a capacity, even beyond the capacity: nobody loses
 * a seat. Safe to run again, and while bookings are made, paid and cancelled.
 */
export const countSeatsIn = async (needs: Needs, packageId: string): Promise<void> => {
  for (const id of await bookingRepository(needs.database).idsUncounted(packageId, todayOf(needs))) await countIn(needs, id);
};
