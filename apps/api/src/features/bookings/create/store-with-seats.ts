import { isDuplicateKey } from '../../../database/duplicate-key.ts';
import type { Dependencies } from '../../../dependencies.ts';
import type { TourPackageRecord } from '../../tour-packages/index.ts';
import type { BookingRecord } from '../booking.model.ts';
import { bookingRepository, type NewBookingRecord } from '../booking.repository.ts';
import { findDurable } from '../change-booking.ts';
import { dropSeatsOf, holdEndsAt, holdSeatsOf, isCounted, soldOut } from '../seats/booking-seats.ts';

type Needs = Pick<Dependencies, 'database' | 'clock' | 'reached' | 'guards'>;

/**
 * Stores a new booking that has its seats: they are held first, under the id that it will have, so that no booking is ever without them.
 * A crash in between costs them until the hold ends. The same booking again, also at the same time, is stored once.
 * @throws SOLD_OUT with what is left; nothing is stored then
 */
export const storeWithSeats = async (
  needs: Needs,
  booking: Omit<NewBookingRecord, 'holdsSeats' | 'seatsHeldUntil'>,
  tourPackage: TourPackageRecord,
): Promise<BookingRecord> => {
  const bookings = bookingRepository(needs.database);
  const holdsSeats = isCounted({ holdsSeats: false }, tourPackage);
  const seatsHeldUntil = holdsSeats ? holdEndsAt(needs.clock()) : null;
  if (holdsSeats) {
    const held = await holdSeatsOf(needs, booking, seatsHeldUntil, tourPackage.capacity);
    if (held.outcome === 'sold out') throw soldOut(held.left);
    await needs.reached?.('seats-held');
  }
  try {
    return await bookings.insert({ ...booking, holdsSeats, seatsHeldUntil });
  } catch (thrown) {
    const stored = isDuplicateKey(thrown) ? await findDurable(bookings, booking._id) : null;
    if (stored) return stored;
    if (holdsSeats) await dropSeatsOf(needs, booking);
    throw thrown;
  }
};
