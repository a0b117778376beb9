import { UNLIMITED } from '../../departures/index.ts';
import type { BookingRecord } from '../booking.model.ts';
import { bookingRepository } from '../booking.repository.ts';
import type { BookingDependencies } from '../booking-guards.ts';
import { changeBooking } from '../change-booking.ts';
import { isAsked } from '../is-asked.ts';
import type { BookingWithPackage } from '../package-now.ts';
import { holdSeatsOf, refusalOf } from '../seats/booking-seats.ts';
import { seatedFor } from '../seats/seats-of-change.ts';
import type { PendingChange } from '../trip-change.model.ts';
import { finishChanges } from './finish-changes.ts';
import { dropChange } from './make-change.ts';

type Needs = Pick<BookingDependencies, 'database' | 'clock' | 'config' | 'reached' | 'guards'>;

/** How long a change that is made at once may take, in milliseconds; one that crashed is dropped after it. */
export const MAX_MAKING_MS = 60_000;

/**
 * Drops a change that is under way, and releases what was taken for it; one that somebody is asked about
 * stays.
 */
export const giveUpChange = async (needs: Needs, { _id }: Pick<BookingRecord, '_id'>, stay: number): Promise<void> => {
  const decide = (current: BookingRecord) =>
    current.changing?.stay === stay && !isAsked(current) ? dropChange(current, needs.clock()) : null;
  const dropped = await changeBooking(bookingRepository(needs.database), _id, decide);
  if (dropped) await finishChanges(needs, dropped);
};

/**
 * Takes the seats that a change which is stored needs. May be repeated, also by several processes.
 * @param until when they are held
 * @returns false where somebody else has changed the booking meanwhile
 * @throws SOLD_OUT with what is left; the change is dropped then
 */
export const seatChange = async (
  needs: Needs,
  { booking, tourPackage }: BookingWithPackage,
  changing: PendingChange,
  until: Date,
): Promise<boolean> => {
  const { capacity = null, schedule = null } = tourPackage ?? {};
  const seated = seatedFor(booking, changing);
  if (!seated || !needs.guards.isCounted({ ...booking, ...changing.to }, { capacity, schedule })) return true;
  const held = await holdSeatsOf(needs, seated, until, capacity ?? UNLIMITED, null, schedule?.minimum);
  await needs.reached?.('seats-held');
  const refusal = refusalOf(held);
  if (!refusal && held.outcome === 'held') return true;
  await giveUpChange(needs, booking, changing.stay);
  if (refusal) throw refusal;
  return false;
};

/**
 * Stores that a change is under way, before seats are taken for it.
 * @returns the booking with it; null where somebody else has changed the booking meanwhile
 */
export const storeChange = async (
  needs: Needs,
  { booking, tourPackage }: BookingWithPackage,
  changing: PendingChange,
): Promise<BookingRecord | null> => {
  const { capacity = null, schedule = null } = tourPackage ?? {};
  const counts = needs.guards.isCounted({ ...booking, ...changing.to }, { capacity, schedule });
  const begun = { changing, lastStay: changing.stay, ...(counts ? { holdsSeats: true } : {}) };
  const stored = await bookingRepository(needs.database).change(booking, begun);
  await needs.reached?.('change-stored');
  return stored;
};

/**
 * Stores that a change is under way, and takes the seats that it needs.
 * @param until when they are held, unless it is until the change is dropped
 * @returns the booking with it; null where somebody else has changed the booking meanwhile
 * @throws SOLD_OUT with what is left; nothing is changed then
 */
export const beginChange = async (
  needs: Needs,
  found: BookingWithPackage,
  changing: PendingChange,
  until = changing.until,
): Promise<BookingRecord | null> => {
  const stored = await storeChange(needs, found, changing);
  return stored && (await seatChange(needs, { ...found, booking: stored }, changing, until)) ? stored : null;
};
