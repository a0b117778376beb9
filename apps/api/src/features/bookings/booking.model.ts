import { type BookingStatus, bookingStatuses, type CalendarDate, type MinorUnits } from '@wayfarer/contracts';
import { Schema, type Types } from 'mongoose';
import type { ListIndex } from '../../database/lists/choose-list-index.ts';
import type { BookedPlan, CommandFailure, OpenCommand, PaidByHand, PaymentAttempt } from '../attempts/index.ts';
import { addDueEmails, type HasPendingEmails } from '../emails/index.ts';
import { addDueInvoices, type HasPendingInvoices } from '../invoices/index.ts';
import type { AskedDay } from './asked-day.model.ts';
import type { BookedChoice, BookedPackage, ByStaff, CancellationReason, StaffCancel } from './booking-parts.model.ts';
import { addTrail } from './booking-trail.model.ts';
import type { Leftover, MadeChange, PendingChange } from './trip-change.model.ts';

/** A booking with all its money data in one document, the unit of atomicity (docs/decisions). */
export type BookingRecord = HasPendingEmails &
  HasPendingInvoices & {
    _id: Types.ObjectId;
    /**
     * Counts the writes. Every change names the version that it was decided on, and fails when there is a
     * newer one.
     */
    version: number;
    userId: Types.ObjectId;
    username: string;
    /** What its customer is called, in lower case, for the order by names. */
    usernameKey: string;
    /** The words that an admin finds it by. */
    searchKeys: string[];
    package: BookedPackage;
    totalPersons: number;
    /** How many seats they take; absent where each takes one (`seatsOfBooking`). */
    seats?: number;
    /** How often staff have changed who comes; absent for never. Each is in the trail. */
    namedByStaff?: number;
    /** Which parts of the list the last of these changed, without what they say. */
    namedParts?: string;
    /** Absent where the package had one price for each person, and no code was used. */
    choice?: BookedChoice;
    /**
     * Which version of the agency's texts was in force when the traveller booked; absent where there was
     * none.
     */
    agreed?: { version: number; at: Date };
    travelDate: CalendarDate;
    bookingDate: Date;
    totalAmount: MinorUnits;
    /** How it is paid in two parts; absent, or null, where everything is paid at once. */
    plan?: BookedPlan | null;
    /** Of a kept deposit: what a change left kept, whatever the deposit of the new price is. */
    keptDeposit?: MinorUnits;
    /** The highest percentage of a later refund, since a change by the traveller. */
    policyCeiling?: number;
    /** Which of its stays it has on its day (seat-day.model.ts); absent until it is first changed. */
    stay?: number;
    /** The highest number that a stay of it ever had, so that none is used twice. */
    lastStay?: number;
    /** A change of day or party that is under way. */
    changing?: PendingChange | null;
    /** What is left to do of changes that were made or dropped. */
    leftovers?: Leftover[];
    /** Those that were made, oldest first. */
    changes?: MadeChange[];
    /** Lower case. */
    currency: string;
    bookingStatus: BookingStatus;
    cancellationReason: CancellationReason | null;
    /** Absent unless staff made it at the desk. */
    byStaff?: ByStaff;
    /**
     * Absent unless it was made from an offer of the waitlist: until when it is paid by a link, and its hash.
     */
    fromOffer?: { until: Date; token: string };
    /**
     * How staff cancelled it, or its departure while it is asked for another day; absent where nobody did.
     */
    staffCancel?: StaffCancel | null;
    /** Absent unless its departure was cancelled and another day was offered. */
    anotherDay?: AskedDay;
    /**
     * Whether its seat day may hold seats for it; stored before the first hold, so that a cancellation always
     * releases them.
     */
    holdsSeats: boolean;
    /**
     * Until when they are held while payment is pending; null once they are kept, or where seats are not
     * counted.
     */
    seatsHeldUntil: Date | null;
    attempts: PaymentAttempt[];
    /**
     * Money that staff have taken, until the seats are kept and it is among the attempts. Stored first, so
     * that a crash loses neither.
     */
    takenByHand?: PaidByHand | null;
    commands: OpenCommand[];
    /** The latest failure of a command, even if the command has since succeeded. */
    lastFailure: CommandFailure | null;
    /** Sums over the attempts, so that figures need not read whole bookings. */
    amountReceived: MinorUnits;
    amountRefunded: MinorUnits;
    /**
     * When it was made, or its status or one of these amounts last changed: the daily sums find it by this
     * (docs/decisions/0032).
     */
    sumsChangedAt?: Date;
    listedAttempts: number;
    /** What a confirmed booking with a plan still owes, and until when; null where nothing is. Derived. */
    owed?: MinorUnits;
    owesUntil?: CalendarDate | null;
    /** When the oldest of its payments that wait for a person was made; null while none waits. */
    waitsSince: Date | null;
    /**
     * Whose unpaid bookings it counts among (limits/limit-subject.ts), as long as it waits. Bookings by staff
     * have none.
     */
    unpaidOf?: string[];
    /**
     * When the reconciler must look at it next; null while nothing is open. Taking a booking postpones it,
     * which is the lease.
     */
    dueAt: Date | null;
  };

const bookedPackageSchema = new Schema<BookedPackage>(
  {
    packageId: { type: Schema.Types.ObjectId, required: true },
    title: { type: String, required: true },
    destinationId: { type: Schema.Types.ObjectId, required: true },
    destinationName: { type: String, required: true },
    destinationCountry: { type: String, required: true },
    unitPrice: { type: Number, required: true },
    cancellationPolicy: { type: [{ _id: false, daysBefore: Number, percent: Number }], required: true },
    startTime: { type: String },
    facts: { type: Schema.Types.Mixed, default: undefined },
  },
  { _id: false },
);

export const bookingSchema = new Schema<BookingRecord>(
  {
    version: { type: Number, required: true },
    userId: { type: Schema.Types.ObjectId, required: true },
    username: { type: String, required: true },
    usernameKey: { type: String, required: true },
    searchKeys: { type: [String], default: undefined },
    package: { type: bookedPackageSchema, required: true },
    totalPersons: { type: Number, required: true },
    seats: { type: Number, default: undefined },
    choice: { type: Schema.Types.Mixed, default: undefined },
    namedByStaff: { type: Number, default: undefined },
    namedParts: { type: String, default: undefined },
    agreed: { type: Schema.Types.Mixed, default: undefined },
    travelDate: { type: String, required: true },
    bookingDate: { type: Date, required: true },
    totalAmount: { type: Number, required: true },
    plan: { type: Schema.Types.Mixed, default: undefined },
    keptDeposit: { type: Number, default: undefined },
    policyCeiling: { type: Number, default: undefined },
    stay: { type: Number, default: undefined },
    lastStay: { type: Number, default: undefined },
    changing: { type: Schema.Types.Mixed, default: undefined },
    leftovers: { type: Schema.Types.Mixed, default: undefined },
    changes: { type: Schema.Types.Mixed, default: undefined },
    currency: { type: String, required: true },
    bookingStatus: { type: String, enum: bookingStatuses, required: true },
    cancellationReason: { type: String, default: null },
    byStaff: { type: Schema.Types.Mixed, default: undefined },
    fromOffer: { type: Schema.Types.Mixed, default: undefined },
    staffCancel: { type: Schema.Types.Mixed, default: undefined },
    anotherDay: { type: Schema.Types.Mixed, default: undefined },
    holdsSeats: { type: Boolean, default: false },
    seatsHeldUntil: { type: Date, default: null },
    // Stored without casting: their types guarantee the shape, and casting at every change was a fourteenth
    // of the cost of Pay Now.
    attempts: { type: Schema.Types.Mixed, default: () => [] },
    takenByHand: { type: Schema.Types.Mixed, default: undefined },
    commands: { type: Schema.Types.Mixed, default: () => [] },
    lastFailure: { type: Schema.Types.Mixed, default: null },
    amountReceived: { type: Number, default: 0 },
    amountRefunded: { type: Number, default: 0 },
    sumsChangedAt: { type: Date, default: undefined },
    listedAttempts: { type: Number, default: 0 },
    owed: { type: Number, default: undefined },
    owesUntil: { type: String, default: undefined },
    waitsSince: { type: Date, default: null },
    unpaidOf: { type: [String], default: undefined },
    dueAt: { type: Date, default: null },
  },
  { collection: 'bookings', versionKey: false, shardKey: { _id: 'hashed' } },
);
addTrail(bookingSchema);
addDueEmails(bookingSchema);
addDueInvoices(bookingSchema);

/** What a user has booked for one day of a package. */
export const BY_USER_AND_DAY = { userId: 1, 'package.packageId': 1, travelDate: 1, bookingDate: -1 } as const;
/** The bookings of a user, newest first. */
export const BY_USER = { userId: 1, bookingDate: -1, _id: -1 } as const;
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
/** The indexes of the admin's list (docs/decisions/0029). */
export const bookingListIndexes: readonly ListIndex[] = [
  { bookingStatus: 1, bookingDate: -1, _id: -1 },
  { bookingStatus: 1, travelDate: -1, _id: -1 },
  { bookingStatus: 1, totalAmount: -1, _id: -1 },
  { bookingStatus: 1, usernameKey: -1, _id: -1 },
  { 'package.packageId': 1, bookingStatus: 1, bookingDate: -1, _id: -1 },
  { bookingStatus: 1, 'attempts.status': 1, bookingDate: -1, _id: -1 },
  { ...BY_USER },
  BOOKINGS_BY_WORD,
];
for (const index of bookingListIndexes) bookingSchema.index({ ...index });
bookingSchema.index({ 'package.destinationId': 1 });
bookingSchema.index({ 'attempts.attemptId': 1 });
bookingSchema.index({ 'attempts.sessionId': 1 });
bookingSchema.index({ 'attempts.paymentId': 1 });
bookingSchema.index({ 'attempts.listKey': -1 });
// The movements of money of a day; of bookings that were never paid there is no entry.
for (const moved of ['attempts.paidAt', 'attempts.refunds.doneAt', 'attempts.disputeClosedAt'])
  bookingSchema.index({ [moved]: 1 }, { sparse: true });
bookingSchema.index({ 'attempts.status': 1, 'attempts.listKey': -1 });
// The till: money by its way, and what one of the staff took.
for (const field of ['attempts.paymentMethod', 'attempts.byHand.takenBy'])
  bookingSchema.index({ [field]: 1, 'attempts.listKey': -1 });
for (const field of REFERENCES)
  bookingSchema.index({ [field]: 1 }, { partialFilterExpression: { [field]: { $type: 'string' } } });
// Only bookings with a payment attempt: a new booking has no entry.
bookingSchema.index(
  { 'attempts.status': 1, totalAmount: -1, _id: -1 },
  { partialFilterExpression: { 'attempts.status': { $exists: true } } },
);
// Only the few with such a refund, or with a dispute.
bookingSchema.index({ 'attempts.refunds.state': 1 }, { partialFilterExpression: { 'attempts.refunds.state': 'failed' } });
bookingSchema.index({ 'attempts.disputedAt': 1 }, { partialFilterExpression: { 'attempts.disputedAt': { $type: 'date' } } });
// Only those with a refund reason (erase-refund-reasons.ts).
bookingSchema.index(
  { 'attempts.refunds.requestedAt': 1 },
  { partialFilterExpression: { 'attempts.refunds.reason': { $type: 'string' } } },
);
bookingSchema.index({ 'staffCancel.at': 1 }, { partialFilterExpression: { 'staffCancel.reason': { $type: 'string' } } });
// Only those with a link to pay.
bookingSchema.index({ 'byStaff.link.token': 1 }, { partialFilterExpression: { 'byStaff.link.token': { $type: 'string' } } });
bookingSchema.index({ 'fromOffer.token': 1 }, { partialFilterExpression: { 'fromOffer.token': { $type: 'string' } } });
bookingSchema.index({ 'anotherDay.token': 1 }, { partialFilterExpression: { 'anotherDay.token': { $type: 'string' } } });
bookingSchema.index({ 'plan.token': 1 }, { partialFilterExpression: { 'plan.token': { $type: 'string' } } });
// Only those that were ever asked for another day.
bookingSchema.index(
  { 'anotherDay.to': 1, 'package.packageId': 1 },
  { partialFilterExpression: { 'anotherDay.to': { $type: 'string' } } },
);
// Only the few that wait: no other query may use it.
bookingSchema.index({ waitsSince: 1, _id: 1 }, { partialFilterExpression: { waitsSince: { $type: 'date' } } });
bookingSchema.index({ ...UNPAID_AHEAD }, { partialFilterExpression: { bookingStatus: 'pending' } });
bookingSchema.index({ ...BY_OWED }, { partialFilterExpression: { owesUntil: { $type: 'string' } } });
bookingSchema.index({ dueAt: 1 });
bookingSchema.index({ ...BY_CHANGE_OF_SUMS }, { sparse: true });
bookingSchema.index({ ...BY_USER_AND_DAY });
bookingSchema.index({ ...BY_UNPAID }, { partialFilterExpression: { unpaidOf: { $exists: true } } });
// Covers the daily sums (booking-sums.repository.ts), without reading a booking.
bookingSchema.index({ bookingDate: 1, bookingStatus: 1, amountReceived: 1, amountRefunded: 1, 'package.packageId': 1 });
const CONFIRMED = { partialFilterExpression: { bookingStatus: 'confirmed' } };
bookingSchema.index({ bookingStatus: 1, travelDate: 1, 'package.packageId': 1, totalPersons: 1, seats: 1, _id: 1 }, CONFIRMED);
// The version before asks by it, and runs beside this one during an update.
bookingSchema.index({ bookingStatus: 1, travelDate: 1, 'package.packageId': 1, totalPersons: 1, _id: 1 }, CONFIRMED);
