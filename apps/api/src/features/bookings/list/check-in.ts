import { type Arrival, type ArrivalForm, addDays } from '@wayfarer/contracts';
import type { Dependencies } from '../../../dependencies.ts';
import { ApiError } from '../../../errors/api-error.ts';
import { wrongField } from '../../../errors/wrong-field.ts';
import type { Caller } from '../../../http/caller.ts';
import { noteBooking, recordChange } from '../../../logging/audit-context.ts';
import { dayText } from '../../../time/day-text.ts';
import { todayOf } from '../../../time/today-of.ts';
import { assertAttends } from '../../departures/index.ts';
import { travellersRepository } from '../../travellers/index.ts';
import { bookingRepository } from '../booking.repository.ts';
import { noSuchBooking } from '../get-booking.ts';
import { placesOfBooking } from '../travellers/places-of-booking.ts';

/**
 * Ticks a traveller as here or as no-show. A tick may come late, from a phone that had no network: the one
 * that was made last counts. From the day before the trip on, so that nobody is ticked on the wrong list.
 * @throws NOT_FOUND, FORBIDDEN as `assertAttends`; VALIDATION for a person that there is not; CONFLICT for a
 * booking that is not confirmed, or too early
 */
export const checkIn = async (
  needs: Pick<Dependencies, 'database' | 'clock' | 'config'>,
  caller: Caller,
  id: string,
  { traveller = '', place, arrival, at }: ArrivalForm,
): Promise<{ booking: string; traveller: string; arrival: Arrival | null }> => {
  const booking = await bookingRepository(needs.database).findById(id);
  if (!booking) throw noSuchBooking();
  noteBooking(booking._id);
  await assertAttends(needs, caller, { packageId: booking.package.packageId, day: booking.travelDate });
  if (booking.bookingStatus !== 'confirmed') throw new ApiError('CONFLICT', 'This booking is not confirmed.');
  if (todayOf(needs) < addDays(booking.travelDate, -1))
    throw new ApiError('CONFLICT', `This trip leaves on ${dayText(booking.travelDate)}.`);
  const repository = travellersRepository(needs.database);
  const who = place === undefined ? traveller : String(place);
  const position = placesOfBooking(booking, undefined, await repository.findById(booking._id)).findIndex((one) => one.id === who);
  if (position < 0) throw wrongField('traveller', 'This person is not on the booking any more.');
  // A phone whose clock is ahead must not decide for good.
  const tickedAt = new Date(Math.min(Date.parse(at), needs.clock().getTime()));
  const counts = await repository.noteArrival(booking._id, { traveller: who, arrival, at: tickedAt });
  recordChange({ thing: 'arrival', id, from: null, to: { place: position, arrival: counts } });
  return { booking: id, traveller: who, arrival: counts };
};
