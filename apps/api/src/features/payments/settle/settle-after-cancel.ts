import { setTimeout as pause } from 'node:timers/promises';
import type { Dependencies } from '../../../dependencies.ts';
import { bookingRepository, type SettleBooking } from '../../bookings/index.ts';
import { settleBooking } from './settle-booking.ts';

/** How long whoever cancels waits for the provider, in milliseconds. What takes longer goes on behind, or is the reconciler's. */
const LONGEST_WAIT = 3000;

/** Carries out at once what a cancel has left to do. The commands are stored, so a failure here loses nothing. */
export const settleAfterCancel = (dependencies: Dependencies): SettleBooking => {
  const carryOut = async (bookingId: string): Promise<void> => {
    try {
      const booking = await bookingRepository(dependencies.database).findById(bookingId);
      if (booking) await settleBooking(dependencies, booking);
    } catch (thrown) {
      dependencies.logger.error({ err: thrown, bookingId }, 'What a cancel left to do will be done later');
    }
  };
  return (bookingId) => Promise.race([carryOut(bookingId), pause(LONGEST_WAIT, undefined, { ref: false })]);
};
