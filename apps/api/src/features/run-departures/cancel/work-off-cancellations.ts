import { objectIdOf } from '../../../database/object-ids.ts';
import { runWithAuditContext } from '../../../logging/audit-context.ts';
import {
  askedBookings,
  type BookingDependencies,
  type BookingRecord,
  bookingRepository,
  changeBooking,
  departureBookingsRepository,
  endAnotherDay,
  forgetIfGone,
  isAsked,
  offerAnotherDay,
  peopleToCall,
  refundAll,
} from '../../bookings/index.ts';
import { cancelDayOf, departureKeyOf } from '../../departures/index.ts';
import { callsUntil } from '../calls/calls-due.ts';
import type { CancellationRecord } from './cancellation.model.ts';
import { cancellationRepository } from './cancellation.repository.ts';

type Needs = Pick<BookingDependencies, 'database' | 'clock' | 'config' | 'reached' | 'guards'>;

/** How long a worker has a departure, in milliseconds; it is renewed with each page of bookings. */
const LEASE_MS = 60_000;
const PAGE = 100;
/**
 * So long after the decision a booking that was on its way when the day was closed is stored, in
 * milliseconds: then the day is looked at once more.
 */
const LAST_LOOK_AFTER_MS = 2 * 60_000;

/** As if the admin did it: the trail and the letter say so. */
const asAdmin = <Result>({ by }: CancellationRecord, run: () => Promise<Result>): Promise<Result> =>
  runWithAuditContext({ by: { kind: 'admin', id: String(by) } }, run);

/**
 * Cancels one booking, with all that is with us back, and the letter due in the same write. Who is asked for
 * another day, or travels on another day by now, is left alone.
 */
const cancelOne = async (needs: Needs, cancellation: CancellationRecord, id: BookingRecord['_id']): Promise<void> => {
  const { _id, at, reason, letter } = cancellation;
  const { day } = departureKeyOf(_id);
  const cancelled = await asAdmin(cancellation, () =>
    changeBooking(bookingRepository(needs.database), id, (booking) => {
      if (isAsked(booking) || booking.travelDate !== day) return null;
      const cancelled = needs.guards.cancellationOf(booking, refundAll, needs.clock());
      return cancelled && { ...cancelled, staffCancel: { terms: 'agency', at, reason, letter } };
    }),
  );
  await needs.reached?.('cancel-stored');
  if (cancelled) await forgetIfGone(needs, cancelled);
};

/** Offers the other day to one booking, where there is one and it can be moved; otherwise cancels it. */
const offerOrCancel = async (needs: Needs, cancellation: CancellationRecord, id: BookingRecord['_id']): Promise<void> => {
  const { _id, otherDay, at, reason, letter } = cancellation;
  const { day: from } = departureKeyOf(_id);
  const offer = otherDay && { from, to: otherDay.day, until: otherDay.until, at, reason, letter };
  const isDone = offer && (await asAdmin(cancellation, () => offerAnotherDay(needs, offer, id)));
  if (!isDone) await cancelOne(needs, cancellation, id);
};

/** Who was offered this departure in place of a cancelled one gets the money. */
const endOffersOf = async (needs: Needs, cancellation: CancellationRecord): Promise<void> => {
  const { packageId, day } = departureKeyOf(cancellation._id);
  for (const booking of await askedBookings(needs.database).listAskedTo(packageId, day))
    await asAdmin(cancellation, () => endAnotherDay(needs, booking, true));
};

/**
 * Notes whom to call of those who booked while their departure was being cancelled. Before they are
 * cancelled: afterwards nothing would come back to them.
 */
const noteLateCalls = async (
  needs: Needs,
  { _id, bookings }: CancellationRecord,
  ids: readonly BookingRecord['_id'][],
): Promise<void> => {
  const known = new Set(bookings.map(String));
  const late = ids.flatMap((id) => (known.has(String(id)) ? [] : [String(id)]));
  if (late.length === 0) return;
  const until = callsUntil(departureKeyOf(_id).day, 'cancellation');
  const toCall = await peopleToCall(needs, await bookingRepository(needs.database).findManyById(late));
  for (const id of toCall.keys()) await cancellationRepository(needs.database).addCall(_id, { booking: objectIdOf(id), until });
};

/** @returns false when it was told to stop before the last booking */
const workOff = async (needs: Needs, cancellation: CancellationRecord, isStopping: () => boolean): Promise<boolean> => {
  const { database, clock } = needs;
  const key = departureKeyOf(cancellation._id);
  await cancelDayOf(needs, key, cancellation.at);
  await endOffersOf(needs, cancellation);
  const bookings = departureBookingsRepository(database);
  for (;;) {
    const ids = await bookings.idsExcept(key.packageId, key.day, cancellation.kept, PAGE);
    if (ids.length === 0) return true;
    await noteLateCalls(needs, cancellation, ids);
    for (const id of ids) {
      if (isStopping()) return false;
      await offerOrCancel(needs, cancellation, id);
    }
    await cancellationRepository(database).postpone(cancellation._id, new Date(clock().getTime() + LEASE_MS));
  }
};

/**
 * Works off the cancelled departures that are due, and goes on wherever a worker before it was killed. What
 * is refunded and which seats are released is stored with each booking, for the reconciler. Runs in every
 * process.
 * @returns how many departures it looked at
 */
export const workOffCancellations = async (needs: Needs, isStopping: () => boolean = () => false): Promise<number> => {
  const cancellations = cancellationRepository(needs.database);
  let count = 0;
  while (!isStopping()) {
    const now = needs.clock();
    const taken = await cancellations.takeDue(now, new Date(now.getTime() + LEASE_MS));
    if (!taken) break;
    count += 1;
    const isDone = await workOff(needs, taken, isStopping);
    const lastLook = new Date(taken.at.getTime() + LAST_LOOK_AFTER_MS);
    await cancellations.postpone(taken._id, isDone ? (lastLook > now ? lastLook : null) : now);
  }
  return count;
};
