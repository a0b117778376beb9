import { objectIdOf } from '../../../database/object-ids.ts';
import { seatDayRepository } from '../../departures/index.ts';
import { bookingRepository } from '../booking.repository.ts';
import type { BookingDependencies } from '../booking-guards.ts';
import { countSeatsOf, holdSeatsOf } from './booking-seats.ts';
import { type SeatDifference, seatDifferences } from './seat-differences.ts';

type Needs = Pick<BookingDependencies, 'database' | 'clock' | 'config' | 'logger' | 'guards'>;

const repair = async (needs: Needs, { bookingId, tourPackageId, travelDate, booked }: SeatDifference): Promise<void> => {
  const booking = await bookingRepository(needs.database).findById(bookingId);
  if (booked === 0) {
    const id = objectIdOf(bookingId);
    await seatDayRepository(needs.database).release({ packageId: tourPackageId, day: travelDate }, id, needs.clock());
  } else if (booking) {
    await countSeatsOf(needs, booking);
    await holdSeatsOf(needs, booking, null, null);
  }
};

/**
 * Compares seats with bookings and corrects the seats: missing ones are kept, even beyond the capacity, and
 * orphaned ones are released. Each difference is a bug, and is logged as an error.
 */
export const repairSeatDifferences = async (needs: Needs, goesOn: () => boolean = () => true): Promise<void> => {
  for await (const difference of seatDifferences(needs, goesOn)) {
    needs.logger.error(difference, 'The seats of a day differed from its bookings and are corrected');
    await repair(needs, difference);
  }
};
