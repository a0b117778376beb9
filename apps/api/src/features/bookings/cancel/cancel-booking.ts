import { type Booking, type CancelBooking, has } from '@wayfarer/contracts';
import { ApiError } from '../../../errors/api-error.ts';
import type { Caller } from '../../../http/caller.ts';
import { changeDeparture } from '../../departures/index.ts';
import type { BookingRecord } from '../booking.model.ts';
import { actsForAgency, canCancel } from '../booking.policy.ts';
import { presentBooking } from '../booking.presenter.ts';
import { bookingRepository } from '../booking.repository.ts';
import type { BookingChange } from '../booking-change.ts';
import type { BookingDependencies } from '../booking-guards.ts';
import { changeBooking } from '../change-booking.ts';
import { getBookingFor, noSuchBooking } from '../get-booking.ts';
import { isAsked } from '../is-asked.ts';
import { type CancelLimit, readCancelLimit } from './cancel-limit.ts';
import { forgetIfGone } from './forget-if-gone.ts';
import { refundByTerms, termsOf } from './refund-by-terms.ts';

/**
 * Carries out the commands of a cancellation at the payment provider. Never throws: what fails is retried
 * later.
 */
export type SettleBooking = (booking: BookingRecord) => Promise<void>;

type Needs = Pick<BookingDependencies, 'database' | 'clock' | 'config' | 'reached' | 'guards'>;

const decisionOn = (needs: Needs, caller: Caller, wish: CancelBooking, limit: CancelLimit | null) => (booking: BookingRecord) => {
  const terms = termsOf(caller, booking, wish);
  if (booking.bookingStatus === 'cancelled') return null;
  if (!canCancel(caller, booking, needs)) throw new ApiError('TRIP_OVER');
  const at = needs.clock();
  const cancelled = needs.guards.cancellationOf(booking, refundByTerms(needs, limit, booking, terms, wish), at);
  if (!cancelled || !actsForAgency(caller, booking)) return cancelled;
  // Of a departure that is cancelled, what was written to everybody is told also to who is cancelled alone.
  const { reason = null, letter } = (isAsked(booking) && booking.staffCancel) || {};
  const told = { reason: wish.reason ?? reason, ...(letter === undefined ? {} : { letter }) };
  return { ...cancelled, staffCancel: { terms, at, ...told } } satisfies BookingChange;
};

/**
 * Cancels a booking for good; the refunds and closings due are stored in the same write. A second cancel
 * changes nothing. The travel day is closed before that, so that nobody books what the cancellation has
 * freed.
 * @throws NOT_FOUND, FORBIDDEN, also above the caller's limit of refunds; TRIP_OVER for a traveller after the
 * travel day; NOT_REFUNDABLE; REFUND_CHANGED with what it refunds now
 */
export const cancelBooking = async (
  dependencies: Needs,
  settle: SettleBooking,
  caller: Caller,
  id: string,
  wish: CancelBooking = { status: 'cancelled' },
): Promise<{ booking: Booking }> => {
  const bookings = bookingRepository(dependencies.database);
  const { booking: known, tourPackage } = await getBookingFor(bookings, caller, id);
  const decide = decisionOn(dependencies, caller, wish, await readCancelLimit(dependencies, caller, known));
  if (wish.closeDay && !has(caller.role, 'change-departures')) throw new ApiError('FORBIDDEN');
  if (wish.closeDay && tourPackage?.withdrawnAt === null) {
    decide(known);
    const departure = { id: String(known.package.packageId), day: known.travelDate };
    await changeDeparture(dependencies, caller, departure, { isClosed: true });
  }
  const cancelled = await changeBooking(bookings, id, decide, known);
  if (!cancelled) throw noSuchBooking();
  await dependencies.reached?.('cancel-stored');
  await forgetIfGone(dependencies, cancelled);
  let booking = cancelled;
  if (cancelled.dueAt !== null) {
    await settle(cancelled);
    booking = (await bookings.findById(id)) ?? cancelled;
  }
  return { booking: await presentBooking(dependencies, { booking, tourPackage }, caller) };
};
