import { type BookingRecord, bookingRepository, changeBooking, keepHoldsOf } from '../../bookings/index.ts';
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
    async (current) => {
      const isPending = current.takenByHand && current.bookingStatus === 'pending';
      const lost = isPending && current.holdsSeats ? await keepHoldsOf(needs, current) : null;
      return needs.guards.decideByHand(current, lost, needs.clock());
    },
    booking,
  );
  await needs.reached?.('decision-stored');
  return settled;
};
