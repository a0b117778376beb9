import type { Connection } from 'mongoose';
import { bookingRepository } from './booking.repository.ts';

export type { BookingRecord } from './booking.model.ts';
export { bookingSchema } from './booking.model.ts';
export { assertMayHandle, canPay } from './booking.policy.ts';
export { presentBookings } from './booking.presenter.ts';
export { type BookingRepository, bookingRepository } from './booking.repository.ts';
export { bookingHandlers } from './booking.routes.ts';
export {
  attemptOf,
  type BookingChange,
  type MoneyState,
  withAttempt,
  withCommand,
  withoutCommand,
} from './booking-change.ts';
export { figuresOfAllTime, figuresPerMonth } from './booking-figures.repository.ts';
export { cancelBooking, type SettleBooking } from './cancel-booking.ts';
export { cancellationOf } from './cancellation.ts';
export { changeBooking } from './change-booking.ts';
export { createBooking } from './create-booking.ts';
export { getBookingFor } from './get-booking.ts';
export type { OpenCommand, PaymentAttempt } from './payment-attempt.model.ts';
export { releaseBookingsOfUser } from './release-bookings-of-user.ts';

/** Whether any booking points at a package or a destination, which can then be withdrawn but not erased. */
export const isAnyBooked = (database: Connection, what: { packageId: string } | { destinationId: string }): Promise<boolean> =>
  bookingRepository(database).isAnyBooked(what);
