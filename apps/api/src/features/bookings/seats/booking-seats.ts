import { SEATS_ARE_HELD_FOR } from '@wayfarer/contracts';
import type { Dependencies } from '../../../dependencies.ts';
import { ApiError } from '../../../errors/api-error.ts';
import { type SeatOutcome, seatDayRepository } from '../../seats/index.ts';
import { type TourPackageRecord, tourPackageRepository } from '../../tour-packages/index.ts';
import type { BookingRecord } from '../booking.model.ts';
import { bookingRepository } from '../booking.repository.ts';
import { owesSeats } from '../booking-change.ts';
import { changeBooking } from '../change-booking.ts';

type Needs = Pick<Dependencies, 'database' | 'clock' | 'reached' | 'guards'>;
type Seated = Pick<BookingRecord, '_id' | 'package' | 'totalPersons' | 'travelDate'>;

const dayOf = ({ package: { packageId }, travelDate }: Seated) => ({ packageId, travelDate });

/** Until when seats that are taken now are held for a booking that waits for its payment. */
export const holdEndsAt = (now: Date): Date => new Date(now.getTime() + SEATS_ARE_HELD_FOR * 60_000);

/** Whether seats are counted for a booking: its package has a capacity, or had one when it took its seats. */
export const isCounted = (booking: Pick<BookingRecord, 'holdsSeats'>, tourPackage: TourPackageRecord): boolean =>
  booking.holdsSeats || typeof tourPackage.capacity === 'number';

const getPackageOf = async ({ database }: Needs, { package: { packageId } }: Seated): Promise<TourPackageRecord> => {
  const [tourPackage] = await tourPackageRepository(database).findManyById([packageId]);
  if (!tourPackage) throw new Error(`The package ${String(packageId)} of a booking is gone.`);
  return tourPackage;
};

/**
 * Holds the seats of a booking until an instant, or keeps them for good (null).
 * @param capacity of its package; null holds them even where there are too few
 */
export const holdSeatsOf = (
  { database, clock, guards }: Needs,
  booking: Seated,
  until: Date | null,
  capacity: number | null,
): Promise<SeatOutcome> => {
  const wish = { booking: booking._id, seats: booking.totalPersons, until, capacity };
  return seatDayRepository(database).hold(dayOf(booking), wish, clock(), guards.takeSeats);
};

/** Drops the hold of a booking that could not be stored. */
export const dropSeatsOf = ({ database }: Pick<Needs, 'database'>, booking: Seated): Promise<void> =>
  seatDayRepository(database).drop(dayOf(booking), booking._id);

/** The refusal of a booking or a payment, with how many seats are left. */
export const soldOut = (left: number): ApiError =>
  new ApiError(
    'SOLD_OUT',
    left === 0
      ? 'This day is sold out. Please choose another.'
      : `Only ${left === 1 ? '1 seat is' : `${left} seats are`} left on this day.`,
    { left },
  );

/** Records in the booking that its day may hold seats for it, before it does; a cancel gives them back from then on. */
export const countSeatsOf = async ({ database }: Pick<Needs, 'database'>, { _id }: Pick<BookingRecord, '_id'>): Promise<void> => {
  await changeBooking(bookingRepository(database), _id, ({ holdsSeats, bookingStatus }) =>
    holdsSeats || bookingStatus === 'cancelled' ? null : { holdsSeats: true },
  );
};

/** The same for a booking that is about to be confirmed, where its package has a capacity. */
export const countSeatsIfLimited = async (needs: Needs, booking: BookingRecord): Promise<void> => {
  if (!booking.holdsSeats && needs.guards.isCounted(booking, await getPackageOf(needs, booking)))
    await countSeatsOf(needs, booking);
};

/** Keeps the seats of a booking for good: what must have happened before it is confirmed. */
export const keepSeatsOf = async (needs: Needs, booking: BookingRecord): Promise<SeatOutcome['outcome']> => {
  const { capacity } = await getPackageOf(needs, booking);
  const { outcome } = await holdSeatsOf(needs, booking, null, capacity ?? null);
  await needs.reached?.('seats-kept');
  return outcome;
};

/** Gives the seats of a cancelled booking back, and records that it is done. It may be tried again, and by several processes at once. */
export const releaseSeatsOf = async (needs: Needs, booking: BookingRecord): Promise<void> => {
  await seatDayRepository(needs.database).release(dayOf(booking), booking._id, needs.clock());
  await needs.reached?.('seats-released');
  await changeBooking(bookingRepository(needs.database), booking._id, (current) =>
    owesSeats(current) ? { holdsSeats: false } : null,
  );
};
