import type { Caller } from '../../../http/caller.ts';
import { UNLIMITED } from '../../departures/index.ts';
import type { BookingRecord } from '../booking.model.ts';
import type { BookingDependencies } from '../booking-guards.ts';
import { assertCodeHeld, holdCodeOf } from '../codes/hold-code-of.ts';
import { limitSubjectOf } from '../limits/limit-subject.ts';
import { assertPaced } from '../limits/pace-holds.ts';
import type { BookingWithPackage } from '../package-now.ts';
import { countSeatsOf, holdEndsAt, holdSeatsOf, mostUnpaidOf, refusalOf } from './booking-seats.ts';

type Needs = Pick<BookingDependencies, 'database' | 'clock' | 'config' | 'reached' | 'guards'>;

/**
 * Holds the seats of a booking again, for as long as the new payment page is open.
 * @returns what to store with the attempt, or null when the booking has changed meanwhile
 * @throws SOLD_OUT; CONFLICT where its code is used up
 */
export const holdSeatsAgain = async (
  needs: Needs,
  caller: Caller,
  { booking, tourPackage }: BookingWithPackage,
): Promise<Pick<BookingRecord, 'seatsHeldUntil'> | null> => {
  const capacity = tourPackage?.capacity ?? null;
  if (!needs.guards.isCounted(booking, { capacity, schedule: tourPackage?.schedule ?? null })) return { seatsHeldUntil: null };
  if (!booking.holdsSeats) {
    await countSeatsOf(needs, booking);
    return null;
  }
  // Staff may have promised them for longer.
  const until = new Date(Math.max(holdEndsAt(needs.clock()).getTime(), booking.seatsHeldUntil?.getTime() ?? 0));
  const isLimited = limitSubjectOf(needs.config, caller, caller.userId) !== null;
  // Each expired page has blocked seats for nothing.
  if (isLimited) assertPaced(booking.attempts.filter(({ status }) => status === 'expired').length, needs.config);
  const mostUnpaid = isLimited ? mostUnpaidOf(capacity, needs.config) : null;
  const held = await holdSeatsOf(needs, booking, until, capacity ?? UNLIMITED, mostUnpaid);
  const refusal = refusalOf(held);
  if (refusal) throw refusal;
  await needs.reached?.('seats-held');
  assertCodeHeld(await holdCodeOf(needs, booking, until));
  return held.outcome === 'held' ? { seatsHeldUntil: until } : null;
};
