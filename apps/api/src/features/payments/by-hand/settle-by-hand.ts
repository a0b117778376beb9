import {
  type BookingRecord,
  bookingRepository,
  type CancellationReason,
  changeBooking,
  withHoldsKept,
} from '../../bookings/index.ts';
import type { SettleNeeds } from '../settle/settle.ts';

/**
 * Confirms a booking for which staff have taken money. Its seats and its code are kept for good first. May be
 * repeated, also by several processes at once: the booking is due until it is done.
 * @returns the booking afterwards
 */
export const settleByHand = async (needs: SettleNeeds, booking: BookingRecord): Promise<BookingRecord | null> => {
  const settled = await changeBooking(
    bookingRepository(needs.database),
    booking._id,
    (current) => {
      const at = needs.clock();
      const decided = (lost: CancellationReason | null) => needs.guards.decideByHand(current, lost, at);
      return withHoldsKept(needs, current, decided(null), decided);
    },
    booking,
  );
  await needs.reached?.('decision-stored');
  return settled;
};
