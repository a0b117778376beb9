import {
  type CalendarDate,
  type CancelDeparture,
  type DepartureCancellation,
  isTripOver,
  MAX_CANCELLED_BOOKINGS,
  type ToCall,
} from '@wayfarer/contracts';
import { objectIdOf } from '../../../database/object-ids.ts';
import type { Dependencies } from '../../../dependencies.ts';
import { ApiError } from '../../../errors/api-error.ts';
import { wrongField } from '../../../errors/wrong-field.ts';
import type { Caller } from '../../../http/caller.ts';
import { recordChange } from '../../../logging/audit-context.ts';
import { todayOf } from '../../../time/today-of.ts';
import { type BookingRecord, departureBookingsRepository, peopleToCall } from '../../bookings/index.ts';
import { cancelDayOf, departureIdOf } from '../../departures/index.ts';
import { type DepartingPackage, noSuchPackage, tourPackageRepository } from '../../tour-packages/index.ts';
import { callsDueOf, callsUntil } from '../calls/calls-due.ts';
import { presentStoredCalls } from '../calls/present-stored-calls.ts';
import { assertOtherDay } from './assert-other-day.ts';
import type { CancellationRecord } from './cancellation.model.ts';
import { presentCancellation } from './cancellation.presenter.ts';
import { cancellationRepository } from './cancellation.repository.ts';

type Needs = Pick<Dependencies, 'database' | 'clock' | 'config'>;

/** Of a withdrawn package too: who booked it still travels. @throws NOT_FOUND */
export const getDepartingPackage = async ({ database }: Pick<Needs, 'database'>, id: string): Promise<DepartingPackage> => {
  const [tourPackage] = await tourPackageRepository(database).findDepartingById([id]);
  if (!tourPackage) throw noSuchPackage();
  return tourPackage;
};

/** The first day of a trip has passed: refunds of a trip under way are made by hand. */
export const hasBegun = (needs: Pick<Needs, 'config' | 'clock'>, day: CalendarDate): boolean => isTripOver(day, todayOf(needs));

/**
 * The bookings that are cancelled: the named ones, and all that nobody has paid.
 * @throws VALIDATION for one that is not on the departure, and for an unpaid one that is to stay; CONFLICT
 * where somebody has booked and paid who was not named
 */
const bookingsOf = (
  found: readonly BookingRecord[],
  { bookings, kept }: Pick<CancelDeparture, 'bookings' | 'kept'>,
): BookingRecord['_id'][] => {
  if (found.length > MAX_CANCELLED_BOOKINGS)
    throw wrongField('bookings', `At most ${MAX_CANCELLED_BOOKINGS} bookings are cancelled with a departure.`);
  const byId = new Map(found.map((booking) => [String(booking._id), booking]));
  for (const [at, id] of bookings.entries())
    if (!byId.has(id.toLowerCase())) throw wrongField(`bookings.${at}`, 'This booking is not on this departure any more.');
  for (const [at, id] of kept.entries())
    if (byId.get(id.toLowerCase())?.bookingStatus !== 'confirmed')
      throw wrongField(`kept.${at}`, 'Only a confirmed booking of this departure can stay.');
  const named = new Set([...bookings, ...kept].map((id) => id.toLowerCase()));
  if (found.some(({ _id, bookingStatus }) => bookingStatus === 'confirmed' && !named.has(String(_id))))
    throw new ApiError('CONFLICT', 'Somebody has booked this departure since you opened it.');
  const stays = new Set(kept.map((id) => id.toLowerCase()));
  return found.flatMap(({ _id }) => (stays.has(String(_id)) ? [] : [_id]));
};

/**
 * Cancels a departure for good. What is decided is stored in one write; a job works it off, however often it
 * is killed: the day is closed, and each booking is cancelled once, with all its money back and one letter;
 * or who has paid is asked once whether they travel on another day, and cancelled unless they do. Every
 * further call, by whomever, gets the answer of the first and changes nothing.
 * @throws NOT_FOUND; TRIP_OVER after its first day; VALIDATION; CONFLICT where somebody who was not named has
 * booked
 */
export const cancelDeparture = async (
  needs: Needs,
  caller: Caller,
  id: string,
  { day, reason, letter, otherDay, ...named }: CancelDeparture,
): Promise<{ cancellation: DepartureCancellation; toCall: ToCall }> => {
  const { database, clock } = needs;
  const cancellations = cancellationRepository(database);
  const tourPackage = await getDepartingPackage(needs, id);
  const key = { packageId: String(tourPackage._id), day };
  const present = await cancellations.find(departureIdOf(key));
  const answer = async (record: CancellationRecord) => ({
    cancellation: await presentCancellation(database, record),
    toCall: await presentStoredCalls(needs, record),
  });
  if (present) return answer(present);
  if (hasBegun(needs, day))
    throw new ApiError('TRIP_OVER', 'This trip has begun. Cancel its bookings one by one, with what each gets back.');
  if (otherDay) await assertOtherDay(needs, caller, { id: key.packageId, day }, otherDay);
  const found = await departureBookingsRepository(database).list(key.packageId, day, MAX_CANCELLED_BOOKINGS + 1);
  const cancelled = bookingsOf(found, named);
  const ids = new Set(cancelled.map(String));
  const toCall = await peopleToCall(
    needs,
    found.filter(({ _id }) => ids.has(String(_id))),
  );
  const at = clock();
  const record: CancellationRecord = {
    _id: departureIdOf(key),
    at,
    by: objectIdOf(caller.userId),
    reason,
    letter,
    bookings: cancelled,
    kept: named.kept.map(objectIdOf),
    ...(otherDay ? { otherDay: { day: otherDay.day, until: new Date(otherDay.until) } } : {}),
    dueAt: at,
    ...callsDueOf(toCall, callsUntil(day, 'cancellation')),
  };
  const stored = await cancellations.insertOnce(record);
  await cancelDayOf(needs, key, stored.at);
  if (stored === record)
    recordChange({
      thing: 'departure',
      id: record._id,
      from: null,
      to: {
        isCancelled: true,
        bookings: record.bookings.length,
        kept: record.kept.length,
        ...(otherDay ? { otherDay: otherDay.day } : {}),
      },
    });
  return answer(stored);
};
