import { type CalendarDate, type CancellationState, MAX_CANCELLED_BOOKINGS, rupeesOf } from '@wayfarer/contracts';
import { identityOf } from '../../../database/object-ids.ts';
import type { Dependencies } from '../../../dependencies.ts';
import {
  askedBookings,
  departureBookingsRepository,
  peopleOf,
  peopleToCall,
  refundAll,
  refundOnCancel,
  seatsOfBooking,
} from '../../bookings/index.ts';
import { departureIdOf } from '../../departures/index.ts';
import { noSuchPackage } from '../../tour-packages/index.ts';
import { getDepartingPackage, hasBegun } from './cancel-departure.ts';
import { presentCancellation } from './cancellation.presenter.ts';
import { cancellationRepository } from './cancellation.repository.ts';

/**
 * Who is on a departure, with what each would get back; and once it is cancelled, how many of its bookings
 * are by now, and how many are asked for another day, or moved to it.
 * @throws NOT_FOUND
 */
export const showCancellation = async (
  needs: Pick<Dependencies, 'database' | 'clock' | 'config'>,
  id: string,
  day: CalendarDate,
): Promise<CancellationState> => {
  const { database } = needs;
  const bookings = departureBookingsRepository(database);
  const { _id: packageId, title, isDraft } = await getDepartingPackage(needs, id);
  const [found, stored] = await Promise.all([
    bookings.list(String(packageId), day, MAX_CANCELLED_BOOKINGS),
    cancellationRepository(database).find(departureIdOf({ packageId, day })),
  ]);
  // What is not on offer yet is for those who write it.
  if (isDraft && found.length === 0 && !stored) throw noSuchPackage();
  const [people, toCall] = await Promise.all([peopleOf(database, found), peopleToCall(needs, found)]);
  return {
    title,
    isOver: hasBegun(needs, day),
    bookings: found.map((booking) => ({
      ...identityOf(booking._id),
      user: people.of(booking),
      totalPersons: booking.totalPersons,
      seats: seatsOfBooking(booking),
      bookingStatus: booking.bookingStatus,
      refund: rupeesOf(refundOnCancel(booking, refundAll)),
      ...(toCall.has(String(booking._id)) ? { toCall: toCall.get(String(booking._id)) } : {}),
    })),
    cancellation: stored && {
      ...(await presentCancellation(database, stored)),
      cancelled: await bookings.countCancelled(stored.bookings),
      ...(await askedBookings(database).countAnswers(stored.bookings, day)),
    },
  };
};
