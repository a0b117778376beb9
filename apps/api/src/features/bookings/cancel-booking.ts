import type { Booking } from '@wayfarer/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { ApiError } from '../../errors/api-error.ts';
import type { Caller } from '../../http/caller.ts';
import { assertMayHandle, canCancel, refundRuleFor } from './booking.policy.ts';
import { presentBooking } from './booking.presenter.ts';
import { bookingRepository } from './booking.repository.ts';
import { cancellationOf } from './cancellation.ts';
import { changeBooking } from './change-booking.ts';
import { noSuchBooking } from './get-booking.ts';

/** Carries out what a cancel has left to do at the payment provider. It never throws: what fails is tried again later. */
export type SettleBooking = (bookingId: string) => Promise<void>;

/**
 * Cancels a booking for good; what it gives back and closes is stored in the same write. A second cancel changes nothing.
 * @throws NOT_FOUND, FORBIDDEN; TRIP_OVER for a traveller after the travel day
 */
export const cancelBooking = async (
  dependencies: Pick<Dependencies, 'database' | 'clock' | 'config' | 'reached'>,
  settle: SettleBooking,
  caller: Caller,
  id: string,
): Promise<{ booking: Booking }> => {
  const bookings = bookingRepository(dependencies.database);
  const cancelled = await changeBooking(bookings, id, (booking) => {
    assertMayHandle(caller, booking);
    if (booking.bookingStatus === 'cancelled') return null;
    if (!canCancel(caller.role, booking, dependencies)) throw new ApiError('TRIP_OVER');
    return cancellationOf(booking, refundRuleFor(booking, dependencies), dependencies.clock());
  });
  if (!cancelled) throw noSuchBooking();
  await dependencies.reached?.('cancel-stored');
  if (cancelled.commands.length > 0) await settle(id);
  const booking = (await bookings.findById(id)) ?? cancelled;
  return { booking: await presentBooking(dependencies, booking, caller.role) };
};
