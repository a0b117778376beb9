import { type BookingStatus, bookingStatuses, type CalendarDate, type MinorUnits, type NamedSource } from '@wayfarer/contracts';
import type { LanguageCode } from '@wayfarer/words';
import { Schema, type Types } from 'mongoose';
import type { BookedPlan, CommandFailure, OpenCommand, PaidByHand, PaymentAttempt } from '../attempts/index.ts';
import { addDueEmails, type HasPendingEmails } from '../emails/index.ts';
import { addDueInvoices, type HasPendingInvoices } from '../invoices/index.ts';
import type { AskedDay } from './asked-day.model.ts';
import { addBookingIndexes } from './booking-indexes.model.ts';
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
    /** Absent unless it came through a link of a campaign or a partner, or a partner sent it (`sourceOf`). */
    source?: NamedSource;
    /** In which its traveller reads emails and the voucher; absent for English. */
    language?: LanguageCode;
    /** ISO 3166-1 alpha-2: the country of its contact's phone number; absent where none was read. Stays. */
    country?: string;
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
     * When it was made, or its status, one of these amounts or whose it is last changed: the sums of days and
     * of customers find it by this (docs/decisions/0032).
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
    /** The day of travel for which the email after the trip was made due; absent until it was. */
    afterTripOf?: CalendarDate;
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
    translated: { type: Schema.Types.Mixed, default: undefined },
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
    source: { type: Schema.Types.Mixed, default: undefined },
    language: { type: String, default: undefined },
    country: { type: String, default: undefined },
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
    afterTripOf: { type: String, default: undefined },
  },
  { collection: 'bookings', versionKey: false, shardKey: { _id: 'hashed' } },
);
addTrail(bookingSchema);
addDueEmails(bookingSchema);
addDueInvoices(bookingSchema);
addBookingIndexes(bookingSchema);
