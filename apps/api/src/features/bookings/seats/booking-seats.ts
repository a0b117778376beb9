import { SEATS_ARE_HELD_FOR } from '@wayfarer/contracts';
import type { Config } from '../../../config.ts';
import { ApiError } from '../../../errors/api-error.ts';
import { ONLY_HELD, type SeatOutcome, type SeatRequest, seatDayRepository } from '../../seats/index.ts';
import { type TourPackageRecord, tourPackageRepository } from '../../tour-packages/index.ts';
import type { BookingRecord } from '../booking.model.ts';
import { bookingRepository } from '../booking.repository.ts';
import { owesSeats } from '../booking-change.ts';
import type { BookingDependencies } from '../booking-guards.ts';
import { changeBooking } from '../change-booking.ts';

type Needs = Pick<BookingDependencies, 'database' | 'clock' | 'reached' | 'guards'>;
type Seated = Pick<BookingRecord, '_id' | 'userId' | 'package' | 'totalPersons' | 'travelDate'>;

const dayOf = ({ package: { packageId }, travelDate }: Seated) => ({ packageId, travelDate });

/** Until when seats taken now are held for a pending booking. */
export const holdEndsAt = (now: Date): Date => new Date(now.getTime() + SEATS_ARE_HELD_FOR * 60_000);

const getPackageOf = async ({ database }: Needs, { package: { packageId } }: Seated): Promise<TourPackageRecord> => {
  const [tourPackage] = await tourPackageRepository(database).findManyById([packageId]);
  if (!tourPackage) throw new Error(`The package ${String(packageId)} of a booking is gone.`);
  return tourPackage;
};

type Terms = Pick<SeatRequest, 'until' | 'capacity' | 'asOf' | 'mostUnpaid' | 'minimum'>;

const askForSeats = ({ database, clock, guards }: Needs, booking: Seated, terms: Terms): Promise<SeatOutcome> => {
  const wish = { booking: booking._id, by: booking.userId, seats: booking.totalPersons, ...terms };
  return seatDayRepository(database).hold(dayOf(booking), wish, clock(), guards.takeSeats);
};

/**
 * Holds the seats of a booking that is about to be stored.
 * @param terms `capacity` and `minimum` of its package; `mostUnpaid` of the day's seats that one account may
 * hold by further bookings, null for all of them
 */
export const holdSeatsFor = (needs: Needs, booking: Seated, terms: Omit<Terms, 'asOf'>): Promise<SeatOutcome> =>
  askForSeats(needs, booking, { ...terms, asOf: 'unstored' });

/** The booking was cancelled meanwhile: the caller's state is outdated. */
const RELEASED = { outcome: 'released' } as const;

type HoldOutcome = Exclude<SeatOutcome['outcome'], 'unsure'> | 'released';

/** Others may release seats between two reads of a booking, but not this often. */
const MAX_LOOKS = 50;

/**
 * Holds the seats of a stored booking until an instant, or keeps them for good (null).
 * @param capacity of its package; null holds them even where there are too few
 * Where it has none on its day it is read again, so that
 * a slow process takes nothing for a booking that was cancelled meanwhile.
 */
export const holdSeatsOf = async (
  needs: Needs,
  booking: Seated,
  until: Date | null,
  capacity: number | null,
  mostUnpaid: number | null = null,
): Promise<Exclude<SeatOutcome, { outcome: 'unsure' }> | typeof RELEASED> => {
  let asOf: number | null = null;
  for (let looks = 0; looks < MAX_LOOKS; looks += 1) {
    const held = await askForSeats(needs, booking, { until, capacity, asOf, mostUnpaid });
    if (held.outcome !== 'unsure') return held;
    asOf = held.releases;
    const current = await bookingRepository(needs.database).findById(booking._id);
    if (!current || current.bookingStatus === 'cancelled') return RELEASED;
  }
  throw new ApiError('CONFLICT');
};

/** Drops the hold of a booking that could not be stored. */
export const dropSeatsOf = ({ database }: Pick<Needs, 'database'>, booking: Seated): Promise<void> =>
  seatDayRepository(database).drop(dayOf(booking), booking._id);

/** How many seats of a day one account may hold unpaid by further bookings: a share of its capacity. */
export const mostUnpaidOf = (
  capacity: number | null,
  { MAX_UNPAID_SEAT_PERCENT }: Pick<Config, 'MAX_UNPAID_SEAT_PERCENT'>,
): number | null => (capacity === null ? null : Math.floor((capacity * MAX_UNPAID_SEAT_PERCENT) / 100));

/**
 * Why a booking or payment gets no seats of a day, with how many are left. Null where it got them, or where
 * the booking must be read again.
 */
export const refusalOf = (held: { outcome: string; left?: number; unpaid?: number }): ApiError | null => {
  if (held.outcome === 'too many unpaid')
    return new ApiError(
      'TOO_MANY_UNPAID',
      `You already hold ${held.unpaid === 1 ? '1 unpaid seat' : `${held.unpaid} unpaid seats`} for this day. Pay or cancel that booking first.`,
    );
  const { left } = held;
  if (held.outcome !== 'sold out' || left === undefined) return null;
  const sentence =
    left === 0
      ? 'This day is sold out. Please choose another.'
      : `Only ${left === 1 ? '1 seat is' : `${left} seats are`} left on this day.`;
  return new ApiError('SOLD_OUT', sentence, { left });
};

/**
 * Records in the booking that its day may hold seats for it, before it does; from then on a cancel releases
 * them.
 */
export const countSeatsOf = ({ database }: Pick<Needs, 'database'>, booking: BookingRecord): Promise<BookingRecord | null> => {
  const counted = ({ holdsSeats, bookingStatus }: BookingRecord) =>
    holdsSeats || bookingStatus === 'cancelled' ? null : { holdsSeats: true };
  return changeBooking(bookingRepository(database), booking._id, counted, booking);
};

/** The same for a booking that is about to be confirmed, where its package has a capacity. */
export const countSeatsIfLimited = async (needs: Needs, booking: BookingRecord): Promise<BookingRecord | null> =>
  !booking.holdsSeats && needs.guards.isCounted(booking, await getPackageOf(needs, booking))
    ? countSeatsOf(needs, booking)
    : booking;

/**
 * Keeps the seats of a booking for good, before it is confirmed. The capacity matters only where its own were
 * released.
 */
export const keepSeatsOf = async (needs: Needs, booking: BookingRecord): Promise<HoldOutcome> => {
  const own = await askForSeats(needs, booking, { until: null, capacity: ONLY_HELD, asOf: null, mostUnpaid: null });
  let outcome: HoldOutcome = 'held';
  if (own.outcome !== 'held') {
    const { capacity } = await getPackageOf(needs, booking);
    ({ outcome } = await holdSeatsOf(needs, booking, null, capacity ?? null));
  }
  await needs.reached?.('seats-kept');
  return outcome;
};

/**
 * Releases the seats of a cancelled booking, and records that. May be repeated, also by several processes at
 * once.
 * @returns the booking afterwards
 */
export const releaseSeatsOf = async (needs: Needs, booking: BookingRecord): Promise<BookingRecord | null> => {
  await seatDayRepository(needs.database).release(dayOf(booking), booking._id, needs.clock());
  await needs.reached?.('seats-released');
  const recorded = (current: BookingRecord) => (owesSeats(current) ? { holdsSeats: false } : null);
  return changeBooking(bookingRepository(needs.database), booking._id, recorded, booking);
};
