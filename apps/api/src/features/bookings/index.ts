import type { Connection } from 'mongoose';
import { bookingRepository } from './booking.repository.ts';

export type { AttemptRefund } from './attempt-refund.model.ts';
export { isWaiting, leftOf, withNewRefund, withRefunds } from './attempt-refund.ts';
export { backfillBookings } from './backfill-bookings.ts';
export type { BookingRecord } from './booking.model.ts';
export { bookingSchema } from './booking.model.ts';
export { assertMayHandle, canPay } from './booking.policy.ts';
export { presentBookings } from './booking.presenter.ts';
export { type BookingRepository, bookingRepository } from './booking.repository.ts';
export { bookingHandlers } from './booking.routes.ts';
export {
  attemptOf,
  type BookingChange,
  derivedFieldsOf,
  isSameCommand,
  type MoneyState,
  owesSeats,
  withAttempt,
  withCommand,
  withoutCommand,
} from './booking-change.ts';
export { figuresOfAllTime, figuresPerMonth } from './booking-figures.repository.ts';
export { bookingKeySchema } from './booking-key.model.ts';
export {
  countSeatsIfLimited,
  countSeatsOf,
  holdEndsAt,
  holdSeatsOf,
  isCounted,
  keepSeatsOf,
  releaseSeatsOf,
  soldOut,
} from './booking-seats.ts';
export type { TrailEntryRecord } from './booking-trail.model.ts';
export { cancelBooking, type SettleBooking } from './cancel-booking.ts';
export { cancellationOf } from './cancellation.ts';
export { changeBooking } from './change-booking.ts';
export { countSeatsIn } from './count-seats-in.ts';
export { createBooking } from './create-booking.ts';
export { getBookingFor } from './get-booking.ts';
export { listSeatDifferences } from './list-seat-differences.ts';
export { mendSeatDifferences } from './mend-seat-differences.ts';
export type { OpenCommand, PaymentAttempt } from './payment-attempt.model.ts';
export { presentRefund } from './refund.presenter.ts';
export { releaseBookingsOfUser } from './release-bookings-of-user.ts';

/** Whether any booking points at a package or a destination, which can then be withdrawn but not erased. */
export const isAnyBooked = (database: Connection, what: { packageId: string } | { destinationId: string }): Promise<boolean> =>
  bookingRepository(database).isAnyBooked(what);
