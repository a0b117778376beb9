import { type Booking, formatMoney, type MinorUnits, minorUnitsOf, rupeesOf } from '@wayfarer/contracts';
import type { Dependencies } from '../../../dependencies.ts';
import { ApiError } from '../../../errors/api-error.ts';
import type { Caller } from '../../../http/caller.ts';
import type { BookingRecord } from '../booking.model.ts';
import { canCancel, refundLimitOf, refundRuleFor } from '../booking.policy.ts';
import { presentBooking } from '../booking.presenter.ts';
import { bookingRepository } from '../booking.repository.ts';
import { changeBooking } from '../change-booking.ts';
import { getBookingFor, noSuchBooking } from '../get-booking.ts';
import { refundOnCancel } from './cancellation.ts';

/** Carries out the commands of a cancel at the payment provider. Never throws: what fails is retried later. */
export type SettleBooking = (booking: BookingRecord) => Promise<void>;

/** Since the caller saw the refund, midnight may have passed or a part may have been refunded: nobody loses money unknowingly. */
const assertIsExpected = (refund: MinorUnits, expectedRefund: number): void => {
  if (minorUnitsOf(expectedRefund) === refund) return;
  const sentence = `Cancelling now refunds ${formatMoney(rupeesOf(refund))}. Nothing was cancelled.`;
  throw new ApiError('REFUND_CHANGED', sentence, { refundOnCancel: rupeesOf(refund) });
};

/** Checked in the same decision as the refund, so that no change in between can make it larger. */
const assertWithinLimit = (refund: MinorUnits, limit: number | null): void => {
  if (limit === null || refund <= minorUnitsOf(limit)) return;
  const sentence = `Cancelling refunds ${formatMoney(rupeesOf(refund))}, and you may refund up to ${formatMoney(limit)}. Ask an admin to cancel this booking.`;
  throw new ApiError('FORBIDDEN', sentence, { refundLimit: limit });
};

/**
 * Cancels a booking for good; the refunds and closings due are stored in the same write. A second cancel changes nothing.
 * @param expectedRefund the refund that the caller was shown, in rupees
 * @throws NOT_FOUND, FORBIDDEN, also above the caller's limit of refunds; TRIP_OVER for a traveller after the travel day; REFUND_CHANGED with what it refunds now
 */
export const cancelBooking = async (
  dependencies: Pick<Dependencies, 'database' | 'clock' | 'config' | 'reached' | 'guards'>,
  settle: SettleBooking,
  caller: Caller,
  id: string,
  expectedRefund?: number,
): Promise<{ booking: Booking }> => {
  const bookings = bookingRepository(dependencies.database);
  const { booking: known, tourPackage } = await getBookingFor(bookings, caller, id);
  const decide = (booking: BookingRecord) => {
    if (booking.bookingStatus === 'cancelled') return null;
    if (!canCancel(caller, booking, dependencies)) throw new ApiError('TRIP_OVER');
    const rule = refundRuleFor(booking, dependencies);
    assertWithinLimit(refundOnCancel(booking, rule), refundLimitOf(caller, booking, dependencies.config));
    if (expectedRefund !== undefined) assertIsExpected(refundOnCancel(booking, rule), expectedRefund);
    return dependencies.guards.cancellationOf(booking, rule, dependencies.clock());
  };
  const cancelled = await changeBooking(bookings, id, decide, known);
  if (!cancelled) throw noSuchBooking();
  await dependencies.reached?.('cancel-stored');
  let booking = cancelled;
  if (cancelled.dueAt !== null) {
    await settle(cancelled);
    booking = (await bookings.findById(id)) ?? cancelled;
  }
  return { booking: presentBooking(dependencies, { booking, tourPackage }, caller) };
};
