import { setTimeout as pause } from 'node:timers/promises';
import type { BookingRecord, SettleBooking } from '../../bookings/index.ts';
import type { MoneyDependencies } from '../money-guards.ts';
import { settleBooking } from './settle-booking.ts';

/**
 * How long a call waits for the provider, in milliseconds. What takes longer continues in the background, or
 * is left to the reconciler.
 */
const MAX_WAIT_MS = 3000;

/**
 * Settles a booking within the call that changed it: carries out its commands at the provider, as refunds,
 * and confirms it by money that was taken by hand. All of that is stored, so a failure here loses nothing.
 */
export const settleAtOnce = (dependencies: MoneyDependencies): SettleBooking => {
  const carryOut = async (booking: BookingRecord): Promise<void> => {
    try {
      await settleBooking(dependencies, booking);
    } catch (thrown) {
      dependencies.logger.error(
        { err: thrown, bookingId: String(booking._id) },
        'A booking could not be settled at once and will be later',
      );
    }
  };
  const { providerPatience = MAX_WAIT_MS } = dependencies;
  return (booking) => Promise.race([carryOut(booking), pause(providerPatience, undefined, { ref: false })]);
};
