import type { Schema } from 'mongoose';
import type { ListIndex } from '../../database/lists/choose-list-index.ts';

/** What a user has booked for one day of a package. */
export const BY_USER_AND_DAY = { userId: 1, 'package.packageId': 1, travelDate: 1, bookingDate: -1 } as const;
/** The bookings of a user, newest first. */
export const BY_USER = { userId: 1, bookingDate: -1, _id: -1 } as const;
/** Holds every field of the sums over a user's bookings, so that no booking is read for them. */
export const BY_USER_FOR_SUMS = {
  userId: 1,
  bookingStatus: 1,
  travelDate: 1,
  'package.packageId': 1,
  amountReceived: 1,
  amountRefunded: 1,
} as const;
/** What waits for its payment, of an account or an address. */
export const BY_UNPAID = { unpaidOf: 1, travelDate: 1 } as const;
/** What waits for its payment, by the days of travel: until when its seats are held, and its link counts. */
export const UNPAID_AHEAD = { bookingStatus: 1, travelDate: 1, seatsHeldUntil: 1, 'byStaff.link.until': 1 } as const;
/** What still owes a rest, by the day until which, and how much. */
export const BY_OWED = { owesUntil: 1, owed: 1, _id: 1 } as const;
/** What staff wrote down of money that they took or gave back. */
export const REFERENCES = ['attempts.byHand.reference', 'attempts.refunds.givenBack.reference'] as const;
/** What the daily sums have to count again. */
export const BY_CHANGE_OF_SUMS = { sumsChangedAt: 1 } as const;
/** One word of a search. */
export const BOOKINGS_BY_WORD: ListIndex = { searchKeys: 1, bookingStatus: 1, bookingDate: -1, _id: -1 };
/** What came at the desk, newest first, beside what a partner sent to it. */
export const BOOKED_AT_DESK = { source: 1, bookingDate: -1, _id: -1 } as const;
/** What came through a campaign or a partner. */
const BY_SOURCE: ListIndex = { 'source.kind': 1, bookingStatus: 1, bookingDate: -1, _id: -1 };
/** The indexes of the admin's list (docs/decisions/0029). */
export const bookingListIndexes: readonly ListIndex[] = [
  { bookingStatus: 1, bookingDate: -1, _id: -1 },
  { bookingStatus: 1, travelDate: -1, _id: -1 },
  { bookingStatus: 1, totalAmount: -1, _id: -1 },
  { bookingStatus: 1, usernameKey: -1, _id: -1 },
  { 'package.packageId': 1, bookingStatus: 1, bookingDate: -1, _id: -1 },
  { bookingStatus: 1, 'attempts.status': 1, bookingDate: -1, _id: -1 },
  BY_SOURCE,
  { ...BY_USER },
  BOOKINGS_BY_WORD,
];

const CONFIRMED = { partialFilterExpression: { bookingStatus: 'confirmed' } };

/** Every index of bookings, each for queries that name it or its fields. */
export const addBookingIndexes = <Booking>(schema: Schema<Booking>): void => {
  // Few have a source, so that only they are in its index.
  for (const index of bookingListIndexes)
    schema.index({ ...index }, index === BY_SOURCE ? { partialFilterExpression: { 'source.kind': { $exists: true } } } : {});
  schema.index({ ...BOOKED_AT_DESK }, { partialFilterExpression: { byStaff: { $type: 'object' } } });
  schema.index({ 'package.destinationId': 1 });
  schema.index({ 'attempts.attemptId': 1 });
  schema.index({ 'attempts.sessionId': 1 });
  schema.index({ 'attempts.paymentId': 1 });
  schema.index({ 'attempts.listKey': -1 });
  // The movements of money of a day; of bookings that were never paid there is no entry.
  for (const moved of ['attempts.paidAt', 'attempts.refunds.doneAt', 'attempts.disputeClosedAt'])
    schema.index({ [moved]: 1 }, { sparse: true });
  schema.index({ 'attempts.status': 1, 'attempts.listKey': -1 });
  // The till: money by its way, and what one of the staff took.
  for (const field of ['attempts.paymentMethod', 'attempts.byHand.takenBy']) schema.index({ [field]: 1, 'attempts.listKey': -1 });
  for (const field of REFERENCES) schema.index({ [field]: 1 }, { partialFilterExpression: { [field]: { $type: 'string' } } });
  // Payments by amount: an index gives a list in it one order alone. A new booking has no entry.
  for (const direction of [1, -1] as const) {
    schema.index({ 'attempts.amountKey': direction }, { sparse: true });
    schema.index({ 'attempts.status': 1, 'attempts.amountKey': direction }, { sparse: true });
  }
  // Only the few with such a refund, or with a dispute.
  schema.index({ 'attempts.refunds.state': 1 }, { partialFilterExpression: { 'attempts.refunds.state': 'failed' } });
  schema.index({ 'attempts.disputedAt': 1 }, { partialFilterExpression: { 'attempts.disputedAt': { $type: 'date' } } });
  // Only those with a refund reason (erase-refund-reasons.ts).
  schema.index(
    { 'attempts.refunds.requestedAt': 1 },
    { partialFilterExpression: { 'attempts.refunds.reason': { $type: 'string' } } },
  );
  schema.index({ 'staffCancel.at': 1 }, { partialFilterExpression: { 'staffCancel.reason': { $type: 'string' } } });
  // Only those with a link to pay.
  schema.index({ 'byStaff.link.token': 1 }, { partialFilterExpression: { 'byStaff.link.token': { $type: 'string' } } });
  schema.index({ 'fromOffer.token': 1 }, { partialFilterExpression: { 'fromOffer.token': { $type: 'string' } } });
  schema.index({ 'anotherDay.token': 1 }, { partialFilterExpression: { 'anotherDay.token': { $type: 'string' } } });
  schema.index({ 'plan.token': 1 }, { partialFilterExpression: { 'plan.token': { $type: 'string' } } });
  // Only those that were ever asked for another day.
  schema.index(
    { 'anotherDay.to': 1, 'package.packageId': 1 },
    { partialFilterExpression: { 'anotherDay.to': { $type: 'string' } } },
  );
  // Only the few that wait: no other query may use it.
  schema.index({ waitsSince: 1, _id: 1 }, { partialFilterExpression: { waitsSince: { $type: 'date' } } });
  schema.index({ ...UNPAID_AHEAD }, { partialFilterExpression: { bookingStatus: 'pending' } });
  schema.index({ ...BY_OWED }, { partialFilterExpression: { owesUntil: { $type: 'string' } } });
  schema.index({ dueAt: 1 });
  schema.index({ ...BY_CHANGE_OF_SUMS }, { sparse: true });
  schema.index({ ...BY_USER_AND_DAY });
  schema.index({ ...BY_USER_FOR_SUMS });
  schema.index({ ...BY_UNPAID }, { partialFilterExpression: { unpaidOf: { $exists: true } } });
  // Covers the daily sums (booking-sums.repository.ts), without reading a booking.
  schema.index({ bookingDate: 1, bookingStatus: 1, amountReceived: 1, amountRefunded: 1, 'package.packageId': 1 });
  schema.index({ bookingStatus: 1, travelDate: 1, 'package.packageId': 1, totalPersons: 1, seats: 1, _id: 1 }, CONFIRMED);
  // The version before asks by it, and runs beside this one during an update.
  schema.index({ bookingStatus: 1, travelDate: 1, 'package.packageId': 1, totalPersons: 1, _id: 1 }, CONFIRMED);
};
