// What other features use:

export type { BookingRecord, BookingWithPackage } from './booking.model.ts';
export { bookingSchema, REFERENCES } from './booking.model.ts';
export { waitsUntil } from './booking.policy.ts';
export { presentBooking, presentBookings } from './booking.presenter.ts';
export { bookingRepository } from './booking.repository.ts';
export { type BookingChange, derivedFieldsOf, isFreeAndPending, type MoneyState } from './booking-change.ts';
export { type BookingDependencies, bookingGuards } from './booking-guards.ts';
export type { CancellationReason, StaffCancel } from './booking-parts.model.ts';
export { bookingSumsRepository } from './booking-sums.repository.ts';
export type { TrailEntryRecord } from './booking-trail.model.ts';
export type { SettleBooking } from './cancel/cancel-booking.ts';
export { cancellationOf, refundOnCancel } from './cancellation.ts';
export { changeBooking } from './change-booking.ts';
export { departureBookingsRepository } from './departure-bookings.repository.ts';
export { readBookedTrip } from './emails/booked-trip.ts';
export { composeAbout } from './emails/compose-about.ts';
export { previewCancellation } from './emails/preview-cancellation.ts';
export { getBookingFor, noSuchBooking } from './get-booking.ts';
export { listBookings } from './list/booking-list.repository.ts';
export { countUnpaid } from './list/unpaid-bookings.repository.ts';
export { contactsOf } from './list/with-contacts.ts';
export { openWorkRepository } from './open-work.repository.ts';
export { placeOf } from './place-of.ts';
export { readStillSold } from './read-still-sold.ts';
export { searchConditionsOf } from './search/booking-search.repository.ts';
export { countSeatsIfLimited, keepHoldsOf, releaseHoldsOf } from './seats/booking-seats.ts';
export { holdSeatsAgain } from './seats/hold-seats-again.ts';
export { seatDifferences } from './seats/seat-differences.ts';
export { readTrail } from './trail/read-trail.ts';
export { phonedBefore } from './travellers/phoned-before.ts';

// What `every-feature.ts`, the jobs and the demo use besides:

export { bookedDaysRepository } from './booked-days.repository.ts';
export { bookingHandlers } from './booking.routes.ts';
export { cancelBooking } from './cancel/cancel-booking.ts';
export { releaseBookingsOfUser } from './cancel/release-bookings-of-user.ts';
export { assertCanBeBooked } from './create/assert-can-be-booked.ts';
export { assertOffered } from './create/assert-offered.ts';
export { bookingKeySchema } from './create/booking-key.model.ts';
export { confirmFree } from './create/confirm-free.ts';
export { createBooking } from './create/create-booking.ts';
export { countAgain, priceAgain } from './create/price-again.ts';
export { assertHoldFits } from './desk/assert-hold-fits.ts';
export { deskHandlers } from './desk/desk.routes.ts';
export { bookingEmails } from './emails/booking-emails.ts';
export { eraseRefundReasons } from './erase/erase-refund-reasons.ts';
export { bookingsOfUser } from './export/bookings-of-user.ts';
export { exportBookings } from './export/export-bookings.ts';
export { payLinkHashOf, payLinkNonceOf } from './pay-link.ts';
export { customersByPhone } from './search/bookings-by-phone.repository.ts';
export { foldBookingsAgain } from './search/fold-bookings-again.repository.ts';
export { countSeatsIn } from './seats/count-seats-in.ts';
export { repairSeatDifferences } from './seats/repair-seat-differences.ts';
export { exportTravellers } from './travellers/export-travellers.ts';
