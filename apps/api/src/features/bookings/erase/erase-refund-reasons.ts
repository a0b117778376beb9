import type { Dependencies } from '../../../dependencies.ts';
import { withoutReasons } from '../attempts/attempt-refund.ts';
import { bookingRepository } from '../booking.repository.ts';
import { changeBooking } from '../change-booking.ts';
import { reasonedBookingRepository } from './reasoned-booking.repository.ts';

/** Bookings that are read at a time. */
const PAGE = 200;

/**
 * Erases what admins wrote about refunds that were asked for before an instant. Finished pages are not found again, so this may be interrupted.
 * The trail only references the refund, so it is not rewritten.
 * @returns how many bookings had any
 */
export const eraseRefundReasons = async (
  { database }: Pick<Dependencies, 'database'>,
  before: Date,
  goesOn: () => boolean = () => true,
): Promise<number> => {
  const bookings = bookingRepository(database);
  let erased = 0;
  while (goesOn()) {
    const ids = await reasonedBookingRepository(database).idsWithReasonBefore(before, PAGE);
    for (const id of ids)
      if (goesOn()) {
        await changeBooking(bookings, id, ({ attempts }) => ({ attempts: withoutReasons(attempts, before) }));
        erased += 1;
      }
    if (ids.length < PAGE) break;
  }
  return erased;
};
