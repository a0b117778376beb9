import type { Dependencies } from '../../../dependencies.ts';
import { bookingRepository } from '../booking.repository.ts';
import { changeBooking } from '../change-booking.ts';
import { reasonedBookingRepository } from './reasoned-booking.repository.ts';
import { withoutReasons } from './without-reasons.ts';

/** Bookings that are read at a time. */
const PAGE = 200;

/**
 * Erases what staff wrote about refunds and cancels before an instant. Finished pages are not found again, so
 * this may be interrupted. The trail only references the refund, so it is not rewritten.
 * @returns how many bookings had any
 */
export const eraseRefundReasons = async (
  { database }: Pick<Dependencies, 'database'>,
  before: Date,
  goesOn: () => boolean = () => true,
): Promise<number> => {
  const bookings = bookingRepository(database);
  const { idsWithRefundReasonBefore, idsWithCancelReasonBefore } = reasonedBookingRepository(database);
  let erased = 0;
  for (const idsOf of [idsWithRefundReasonBefore, idsWithCancelReasonBefore])
    while (goesOn()) {
      const ids = await idsOf(before, PAGE);
      for (const id of ids)
        if (goesOn()) {
          await changeBooking(bookings, id, (booking) => withoutReasons(booking, before));
          erased += 1;
        }
      if (ids.length < PAGE) break;
    }
  return erased;
};
