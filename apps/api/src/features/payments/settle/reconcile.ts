import { bookingRepository } from '../../bookings/index.ts';
import type { SettleNeeds } from './settle.ts';
import { settleBooking } from './settle-booking.ts';

/** The lease of a booking, in milliseconds: longer than the provider's slowest answers. */
const LEASE_MS = 60_000;
const MAX_AT_ONCE = 4;

/**
 * Settles due bookings one after another until there is none, the provider does not answer, or the process
 * stops.
 */
const workThrough = async (needs: SettleNeeds, isStopping: () => boolean): Promise<number> => {
  const bookings = bookingRepository(needs.database);
  let count = 0;
  while (!isStopping()) {
    const now = needs.clock();
    const booking = await bookings.takeDue(now, new Date(now.getTime() + LEASE_MS));
    if (!booking) break;
    await needs.reached?.('booking-taken');
    count += 1;
    if (!(await settleBooking(needs, booking))) break;
  }
  return count;
};

/**
 * Settles everything that is open, even if no event ever arrives: checks every due booking. Runs in every
 * process; each booking is leased by one worker at a time, and is due again by itself when that worker dies.
 * @returns how many bookings it checked
 */
export const reconcile = async (needs: SettleNeeds, isStopping: () => boolean = () => false): Promise<number> => {
  const counts = await Promise.all(Array.from({ length: MAX_AT_ONCE }, () => workThrough(needs, isStopping)));
  return counts.reduce((sum, count) => sum + count, 0);
};
