import { SEATS_ARE_HELD_FOR } from '@wayfarer/contracts';
import { t, tn } from '@wayfarer/words';
import type { Config } from '../../../config.ts';
import { ApiError } from '../../../errors/api-error.ts';
import {
  type DepartureKey,
  ONLY_HELD,
  type SeatOutcome,
  type SeatRequest,
  seatDayRepository,
  UNLIMITED,
} from '../../departures/index.ts';
import { type TourPackageRecord, tourPackageRepository } from '../../tour-packages/index.ts';
import type { BookingRecord } from '../booking.model.ts';
import { bookingRepository } from '../booking.repository.ts';
import { owesSeats } from '../booking-change.ts';
import type { BookingDependencies } from '../booking-guards.ts';
import type { CancellationReason } from '../booking-parts.model.ts';
import { changeBooking } from '../change-booking.ts';
import { dropCodeOf, holdCodeOf, releaseCodeOf } from '../codes/hold-code-of.ts';
import { seatsOfBooking } from '../seats-of-booking.ts';
import { untilSure } from '../until-sure.ts';

type Needs = Pick<BookingDependencies, 'database' | 'clock' | 'reached' | 'guards'>;
export type Seated = Pick<
  BookingRecord,
  '_id' | 'userId' | 'package' | 'totalPersons' | 'seats' | 'choice' | 'travelDate' | 'stay'
>;

const keyOf = ({ package: { packageId }, travelDate: day }: Seated): DepartureKey => ({ packageId, day });

/** Until when seats taken now are held for a pending booking. */
export const holdEndsAt = (now: Date): Date => new Date(now.getTime() + SEATS_ARE_HELD_FOR * 60_000);

const getPackageOf = async ({ database }: Needs, { package: { packageId } }: Seated): Promise<TourPackageRecord> => {
  const [tourPackage] = await tourPackageRepository(database).findManyById([packageId]);
  if (!tourPackage) throw new Error(`The package ${String(packageId)} of a booking is gone.`);
  return tourPackage;
};

type Terms = Pick<SeatRequest, 'until' | 'capacity' | 'asOf' | 'mostUnpaid' | 'minimum'>;

const askForSeats = ({ database, clock, guards }: Needs, booking: Seated, terms: Terms): Promise<SeatOutcome> => {
  const wish = {
    booking: booking._id,
    by: booking.userId,
    seats: seatsOfBooking(booking),
    ...(booking.stay === undefined ? {} : { stay: booking.stay }),
    extras: booking.choice?.counted,
    ...terms,
  };
  return seatDayRepository(database).hold(keyOf(booking), wish, clock(), guards.takeSeats);
};

/**
 * Holds the seats of a booking that is about to be stored.
 * @param terms `capacity` and `minimum` of its package; `mostUnpaid` of the day's seats that one account may
 * hold by further bookings, null for all of them
 */
export const holdSeatsFor = (needs: Needs, booking: Seated, terms: Omit<Terms, 'asOf'>): Promise<SeatOutcome> =>
  askForSeats(needs, booking, { ...terms, asOf: 'unstored' });

type HoldOutcome = Exclude<SeatOutcome['outcome'], 'unsure'> | 'released';

/**
 * Holds the seats of a stored booking until an instant, or keeps them for good (null).
 * @param capacity of its package; null holds them even where there are too few
 */
export const holdSeatsOf = (
  needs: Needs,
  booking: Seated,
  until: Date | null,
  capacity: number | null,
  mostUnpaid: number | null = null,
  minimum?: number,
) => untilSure(needs, booking, (asOf) => askForSeats(needs, booking, { until, capacity, asOf, mostUnpaid, minimum }));

/** Drops the seats and the use of a code that were held for a booking that could not be stored. */
export const dropHoldsOf = async ({ database }: Pick<Needs, 'database'>, booking: Seated): Promise<void> => {
  await dropCodeOf({ database }, booking);
  await seatDayRepository(database).drop(keyOf(booking), booking._id);
};

/** How many seats of a day one account may hold unpaid by further bookings: a share of its capacity. */
export const mostUnpaidOf = (
  capacity: number | null,
  { MAX_UNPAID_SEAT_PERCENT }: Pick<Config, 'MAX_UNPAID_SEAT_PERCENT'>,
): number | null => (capacity === null ? null : Math.floor((capacity * MAX_UNPAID_SEAT_PERCENT) / 100));

/**
 * Why a booking or payment gets no seats of a day, with how many are left. Null where it got them, or where
 * the booking must be read again.
 */
export const refusalOf = (held: { outcome: string; left?: number; unpaid?: number; extra?: string }): ApiError | null => {
  if (held.outcome === 'too many unpaid')
    return new ApiError(
      'TOO_MANY_UNPAID',
      tn(
        held.unpaid ?? 0,
        'You already hold {n} unpaid seat for this day. Pay or cancel that booking first.',
        'You already hold {n} unpaid seats for this day. Pay or cancel that booking first.',
      ),
    );
  const { left, extra } = held;
  if (held.outcome !== 'sold out' || left === undefined) return null;
  if (extra !== undefined) {
    const sentence =
      left === 0
        ? t('None of this is left on this day.')
        : tn(left, 'Only {n} of this is left on this day.', 'Only {n} of this are left on this day.');
    return new ApiError('SOLD_OUT', sentence, { left, extra, [`extras.${extra}`]: sentence });
  }
  const sentence =
    left === 0
      ? t('This day is sold out. Please choose another.')
      : tn(left, 'Only {n} seat is left on this day.', 'Only {n} seats are left on this day.');
  return new ApiError('SOLD_OUT', sentence, { left });
};

/**
 * Records in the booking that its day may hold seats for it, before it does; from then on a cancellation
 * releases them.
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
 * Keeps the seats of a booking and the use of its code for good, before it is confirmed. The capacity matters
 * only where its own were released.
 * @param isMoving they are those of a change: nobody is moved to a departure that was cancelled meanwhile
 * @returns why a late payment is refunded, where others have them by then; null where they are kept
 */
export const keepHoldsOf = async (needs: Needs, booking: Seated, isMoving = false): Promise<CancellationReason | null> => {
  const own = await askForSeats(needs, booking, { until: null, capacity: ONLY_HELD, asOf: null, mostUnpaid: null });
  let outcome: HoldOutcome = 'held';
  if (isMoving && own.outcome === 'held' && own.isCancelled) return 'seats_sold';
  if (own.outcome !== 'held') {
    const { capacity } = await getPackageOf(needs, booking);
    ({ outcome } = await holdSeatsOf(needs, booking, null, capacity ?? UNLIMITED));
  }
  const isUsedUp = outcome === 'held' && (await holdCodeOf(needs, booking, null)).outcome.startsWith('used up');
  await needs.reached?.('seats-kept');
  if (outcome === 'sold out') return 'seats_sold';
  return isUsedUp ? 'code_used_up' : null;
};

/** Every day on which it may have seats. */
const daysOf = ({ travelDate, changing, leftovers = [] }: BookingRecord) =>
  new Set([travelDate, ...(changing ? [changing.to.travelDate] : []), ...leftovers.map(({ day }) => day)]);

/**
 * Releases the seats of a cancelled booking and the use of its code, and records that. May be repeated, also
 * by several processes at once.
 * @returns the booking afterwards
 */
export const releaseHoldsOf = async (needs: Needs, booking: BookingRecord): Promise<BookingRecord | null> => {
  await releaseCodeOf(needs, booking);
  for (const day of daysOf(booking))
    await seatDayRepository(needs.database).release({ ...keyOf(booking), day }, booking._id, needs.clock());
  await needs.reached?.('seats-released');
  const recorded = (current: BookingRecord) =>
    owesSeats(current)
      ? { holdsSeats: false, ...(current.changing || current.leftovers ? { changing: null, leftovers: [] } : {}) }
      : null;
  return changeBooking(bookingRepository(needs.database), booking._id, recorded, booking);
};
