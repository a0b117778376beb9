import { rupeesOf, type Trip, type TripPayment } from '@wayfarer/contracts';
import type { Dependencies } from '../../../dependencies.ts';
import type { Caller } from '../../../http/caller.ts';
import { askedOf, type PaymentAttempt, reversedOf } from '../../attempts/index.ts';
import { invoiceRepository, presentInvoices } from '../../invoices/index.ts';
import { userRepository } from '../../users/index.ts';
import { presentBooking } from '../booking.presenter.ts';
import { bookingRepository } from '../booking.repository.ts';
import type { TrailEntryRecord } from '../booking-trail.model.ts';
import { getBookingFor } from '../get-booking.ts';
import { presentChanges } from '../trip-change/present-changes.ts';
import { readCourse } from './read-course.ts';

const presentPayment = (attempt: PaymentAttempt): TripPayment => ({
  amount: rupeesOf(askedOf(attempt)),
  amountRefunded: rupeesOf(attempt.amountRefunded),
  method: attempt.paymentMethod ?? 'card',
  status: attempt.status,
  createdAt: attempt.createdAt.toISOString(),
  paidAt: attempt.paidAt?.toISOString() ?? null,
  ...(reversedOf(attempt) > 0 ? { isReversed: true as const } : {}),
});

const cancelledAtOf = (trail: readonly TrailEntryRecord[]): string | null =>
  trail.find(({ changes }) => changes.some(({ what, to }) => what === 'status' && to === 'cancelled'))?.at.toISOString() ?? null;

/**
 * A booking with everything that the trip page shows.
 * @throws NOT_FOUND, FORBIDDEN
 */
export const findTrip = async (
  dependencies: Pick<Dependencies, 'config' | 'database' | 'clock'>,
  caller: Caller,
  id: string,
): Promise<Trip> => {
  const bookings = bookingRepository(dependencies.database);
  const found = await getBookingFor(bookings, caller, id);
  const { attempts, bookingStatus, invoicesDue = [] } = found.booking;
  const [course, invoices, user, trail, changes] = await Promise.all([
    readCourse(dependencies, found),
    invoiceRepository(dependencies.database).listOf([found.booking._id]),
    userRepository(dependencies.database).findById(String(found.booking.userId)),
    bookingStatus === 'cancelled' ? bookings.findTrail(id) : null,
    presentChanges(dependencies, found.booking),
  ]);
  return {
    booking: await presentBooking(dependencies, found, caller),
    ...course,
    payments: attempts.filter(({ listKey }) => listKey !== null).map(presentPayment),
    invoices: presentInvoices(invoices),
    isInvoiceDue: invoicesDue.length > 0 || invoices.some(({ creditsDue }) => creditsDue),
    // A deleted traveller has no address to confirm.
    isEmailConfirmed: !user || Boolean(user.emailVerifiedAt),
    cancelledAt: cancelledAtOf(trail?.entries ?? []),
    ...changes,
  };
};
