import { setTimeout as pause } from 'node:timers/promises';
import type { BookingRecord, SettleBooking } from '../../bookings/index.ts';
import type { MoneyDependencies } from '../money-guards.ts';
import { settleBooking } from './settle-booking.ts';

/**
 * How long a cancellation waits for the provider, in milliseconds. What takes longer continues in the
 * background, or is left to the reconciler.
 */
const MAX_WAIT_MS = 3000;

/** Runs the commands of a cancellation at once. The commands are stored, so a failure here loses nothing. */
export const settleAfterCancel = (dependencies: MoneyDependencies): SettleBooking => {
  const carryOut = async (booking: BookingRecord): Promise<void> => {
    try {
      await settleBooking(dependencies, booking);
    } catch (thrown) {
      dependencies.logger.error({ err: thrown, bookingId: String(booking._id) }, 'What a cancel left to do will be done later');
    }
  };
  const { providerPatience = MAX_WAIT_MS } = dependencies;
  return (booking) => Promise.race([carryOut(booking), pause(providerPatience, undefined, { ref: false })]);
};
