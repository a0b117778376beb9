import type { Booking, NewBooking } from '@wayfarer/contracts';
import { ApiFailure } from '../../shared/api/api-failure.ts';
import { callList } from '../../shared/api/call-list.ts';

/** An answer can be lost on its way back for this long; an equal booking that is older was meant as one of its own. */
const WITHIN_MS = 15 * 60 * 1000;

/** True where the booking may have been stored although no answer came. */
export const isUnsure = (thrown: unknown): boolean =>
  thrown instanceof ApiFailure && (thrown.code === 'NETWORK' || thrown.status >= 500);

/** The booking that an unanswered call made, if it made one: asked before the same order is sent again, so that none is booked twice. */
export const findLostBooking = async (order: NewBooking, now: number = Date.now()): Promise<Booking | null> => {
  const newest = await callList('listBookingsOfUser', { params: { id: order.userId }, query: { limit: 10 } });
  const isOfOrder = (booking: Booking): boolean =>
    booking.bookingStatus === 'pending' &&
    booking.package._id === order.packageId &&
    booking.travelDate === order.travelDate &&
    booking.totalPersons === order.totalPersons &&
    Math.abs(now - Date.parse(booking.bookingDate)) < WITHIN_MS;
  return newest.entries.find(isOfOrder) ?? null;
};
