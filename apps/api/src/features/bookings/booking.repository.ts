import type { CalendarDate, MinorUnits } from '@wayfarer/contracts';
import type { Connection, QueryFilter, Types } from 'mongoose';
import { listPage, type PageOf, type PageRequest } from '../../database/lists/list-page.ts';
import { modelOf } from '../../database/model-of.ts';
import { objectIdOf } from '../../database/object-ids.ts';
import { withAmountKeys } from '../attempts/index.ts';
import { dueEmailRepository } from '../emails/index.ts';
import { tourPackageSchema } from '../tour-packages/index.ts';
import { type BookingRecord, bookingSchema } from './booking.model.ts';
import { type BookingChange, changesSums, derivedFieldsOf } from './booking-change.ts';
import { BY_USER } from './booking-indexes.model.ts';
import type { TrailEntryRecord } from './booking-trail.model.ts';
import { type Effects, type EffectsOfNew, effectsOf } from './effects/effects-of.ts';
import { type BookingWithPackage, PACKAGE_NOW, type PackageNow } from './package-now.ts';
import { type Named, namedKeysOf } from './search/search-keys.ts';
import { sumsOfUsers } from './sums-of-users.repository.ts';
import { logTrail } from './trail/log-trail.ts';
import { readTrail } from './trail/read-trail.ts';
import { writtenNow } from './trail/written-now.ts';

export type NewBookingRecord = Pick<
  BookingRecord,
  | '_id'
  | 'userId'
  | 'username'
  | 'package'
  | 'totalPersons'
  | 'seats'
  | 'choice'
  | 'travelDate'
  | 'bookingDate'
  | 'totalAmount'
  | 'currency'
  | 'holdsSeats'
  | 'seatsHeldUntil'
  | 'agreed'
  | 'unpaidOf'
  | 'byStaff'
  | 'source'
  | 'language'
  | 'fromOffer'
>;

type TrailWithRefunds = Pick<BookingRecord, 'attempts' | 'byStaff'> & { trail?: TrailEntryRecord[] };

const newestFirst = { field: 'bookingDate', direction: -1 } as const;

/** What a new booking has besides its order. */
export const NOTHING_YET = {
  bookingStatus: 'pending',
  cancellationReason: null,
  attempts: [],
  commands: [],
  lastFailure: null,
  amountReceived: 0,
  amountRefunded: 0,
  listedAttempts: 0,
  waitsSince: null,
  dueAt: null,
} as const satisfies Partial<BookingRecord>;

const packageOf = {
  $lookup: {
    from: tourPackageSchema.get('collection') ?? '',
    localField: 'package.packageId',
    foreignField: '_id',
    pipeline: [{ $project: PACKAGE_NOW }],
    as: 'tourPackage',
  },
};

/** What an update adds to the lists of a booking; an empty `$push` is refused. */
const pushOf = ({ entry, emailsDue, invoicesDue }: Effects) => {
  const added = {
    ...(entry ? { trail: entry } : {}),
    ...(emailsDue.length > 0 ? { emailsDue: { $each: emailsDue } } : {}),
    ...(invoicesDue.length > 0 ? { invoicesDue: { $each: invoicesDue } } : {}),
  };
  return Object.keys(added).length > 0 ? { $push: added } : {};
};

const ahead = (packageId: string, from: CalendarDate) => ({
  'package.packageId': objectIdOf(packageId),
  travelDate: { $gte: from },
});

/** Every query on bookings. Each one uses an index. */
export const bookingRepository = (database: Connection) => {
  const bookings = modelOf(database, 'Booking', bookingSchema);
  const findOne = (filter: QueryFilter<BookingRecord>) => bookings.findOne(filter).lean<BookingRecord>();
  const findWithPackage = async (filter: QueryFilter<BookingRecord>): Promise<BookingWithPackage | null> => {
    const [found] = await bookings.aggregate<BookingRecord & { tourPackage: PackageNow[] }>([
      { $match: filter },
      { $unset: 'trail' },
      packageOf,
    ]);
    if (!found) return null;
    const { tourPackage, ...booking } = found;
    return { booking, tourPackage: tourPackage[0] };
  };
  return {
    dueEmails: dueEmailRepository<BookingRecord>(database, 'Booking', bookingSchema),
    /**
     * Stores a new booking. Its first trail entry and its due emails are in the same write.
     * @param name on the account
     */
    insert: async (booking: NewBookingRecord, { entry, emailsDue }: EffectsOfNew, name?: string): Promise<BookingRecord> => {
      const { dueAt } = derivedFieldsOf({ ...NOTHING_YET, ...booking });
      const record: BookingRecord = {
        ...NOTHING_YET,
        ...booking,
        dueAt,
        ...namedKeysOf(booking, { coming: null, name }),
        version: 1,
      };
      // Every field is already set, so nothing needs casting, which is most of the cost of a document.
      await bookings.insertMany([{ ...record, sumsChangedAt: entry.at, emailsDue, trail: [entry] }], { lean: true });
      logTrail(booking, entry);
      return record;
    },
    /**
     * Whether a booking is still as it was read, according to the majority of the database's nodes: a plain
     * read may see a write that is not yet safe and that a new primary would lack.
     */
    isCurrent: async ({ _id, version }: BookingRecord): Promise<boolean> =>
      (await bookings.exists({ _id, version }).readConcern('linearizable')) !== null,
    findById: (id: string | Types.ObjectId): Promise<BookingRecord | null> => findOne({ _id: id }),
    /** A booking with its package as it is now, in one read. */
    findWithPackage: (id: string): Promise<BookingWithPackage | null> => findWithPackage({ _id: objectIdOf(id) }),
    findByAttempt: (attemptId: string): Promise<BookingRecord | null> => findOne({ 'attempts.attemptId': attemptId }),
    findByLinkToken: (token: string): Promise<BookingWithPackage | null> =>
      findWithPackage({ $or: [{ 'byStaff.link.token': token }, { 'plan.token': token }, { 'fromOffer.token': token }] }),
    findByAnotherDay: (token: string): Promise<BookingWithPackage | null> => findWithPackage({ 'anotherDay.token': token }),
    findBySession: (sessionId: string): Promise<BookingRecord | null> => findOne({ 'attempts.sessionId': sessionId }),
    findByPayment: (paymentId: string): Promise<BookingRecord | null> => findOne({ 'attempts.paymentId': paymentId }),
    /** Oldest first, with the refund reasons; null when there is no such booking. */
    findTrail: async (id: string): Promise<{ entries: TrailEntryRecord[]; reasons: Map<string, string | null> } | null> => {
      const found = await bookings.findById(id, { trail: 1, byStaff: 1, 'attempts.refunds': 1 }).lean<TrailWithRefunds>();
      if (!found) return null;
      const refunds = found.attempts.flatMap((attempt) => attempt.refunds);
      return {
        entries: readTrail(found.trail),
        reasons: new Map([
          ...refunds.map(({ refundKey, reason }) => [refundKey, reason] as const),
          ['discount', found.byStaff?.discount?.reason ?? null],
          ['over-capacity', found.byStaff?.overCapacity?.note ?? null],
        ]),
      };
    },
    listOfUser: (userId: string, page: PageRequest): Promise<PageOf<BookingRecord>> =>
      listPage(bookings, { userId: objectIdOf(userId) }, newestFirst, page),
    idsOfUser: async (userId: string): Promise<Types.ObjectId[]> => {
      const found = await bookings.find({ userId: objectIdOf(userId) }, { _id: 1 }).lean<{ _id: Types.ObjectId }[]>();
      return found.map(({ _id }) => _id);
    },
    /** How many there are of a user, and what was kept of the money received for them. */
    sumOfUser: async (userId: string): Promise<{ trips: number; kept: MinorUnits }> => {
      const sums = (await sumsOfUsers(database, [objectIdOf(userId)])).get(userId);
      return { trips: sums?.bookings ?? 0, kept: sums?.kept ?? 0 };
    },
    /** How many bookings of a user have used a promotion code, or hold its use. */
    countWithCode: (userId: Types.ObjectId): Promise<number> =>
      bookings.countDocuments({ userId, 'choice.code': { $exists: true }, bookingStatus: { $ne: 'cancelled' } }).hint(BY_USER),
    /** A user's bookings with money or seats that are still open. */
    idsOnTheirWay: async (userId: string): Promise<Types.ObjectId[]> => {
      const open = { $or: [{ dueAt: { $ne: null } }, { waitsSince: { $ne: null } }] };
      const found = await bookings.find({ userId: objectIdOf(userId), ...open }, { _id: 1 }).lean<{ _id: Types.ObjectId }[]>();
      return found.map(({ _id }) => _id);
    },
    findManyById: (ids: readonly string[]): Promise<BookingRecord[]> =>
      bookings.find({ _id: { $in: ids.map(objectIdOf) } }).lean<BookingRecord[]>(),
    /** Bookings of one package whose seats are not counted yet, though they may have to be. */
    idsUncounted: async (packageId: string, from: CalendarDate): Promise<Types.ObjectId[]> => {
      const uncounted = { ...ahead(packageId, from), bookingStatus: { $ne: 'cancelled' as const }, holdsSeats: { $ne: true } };
      const found = await bookings.find(uncounted, { _id: 1 }).lean<{ _id: Types.ObjectId }[]>();
      return found.map(({ _id }) => _id);
    },
    /** Whether any booking refers to it: it can be withdrawn then, but not erased. */
    isAnyBooked: async (what: { packageId: string } | { destinationId: string }): Promise<boolean> => {
      const [[field, id] = ['', '']] = Object.entries(what);
      return (await bookings.exists({ [`package.${field}`]: objectIdOf(id) })) !== null;
    },
    /**
     * Lets a booking be found by who booked it and who comes on it, in place of those before, unless its
     * account was deleted meanwhile.
     * @param country of the contact's phone number; without it the one that is there stays
     */
    findByNames: async (booking: BookingRecord, named: Named, country?: string): Promise<void> => {
      const { _id, username } = booking;
      await bookings.updateOne({ _id, username }, { $set: { ...namedKeysOf(booking, named), ...(country ? { country } : {}) } });
    },
    /**
     * The compare-and-swap that everything about money goes through: one atomic write, made only while the
     * booking is still in the version that the change was decided on. The trail entry and the due emails and
     * invoices are in the same write, so none exists without the others.
     * @returns the booking afterwards, with the emails and invoices that were due before, or null when
     * somebody else was faster
     */
    change: async (booking: BookingRecord, asked: BookingChange): Promise<BookingRecord | null> => {
      const change = asked.attempts ? { ...asked, attempts: withAmountKeys(asked.attempts) } : asked;
      const written = writtenNow();
      const effects = effectsOf(booking, change, written);
      const next = { ...booking, ...change };
      const { searchKeys } = namedKeysOf(next, { coming: null });
      const amounts = derivedFieldsOf(next);
      const isSummed = changesSums(booking, { ...next, ...amounts }) || !next.userId.equals(booking.userId);
      const summed = isSummed ? { sumsChangedAt: written.at } : {};
      const derived = {
        ...amounts,
        ...summed,
        ...(change.username === undefined || change.searchKeys ? {} : { searchKeys }),
        version: booking.version + 1,
      };
      const asRead = { _id: booking._id, version: booking.version };
      const { matchedCount } = await bookings.updateOne(asRead, {
        $set: { ...change, ...derived },
        ...pushOf(effects),
        // It is no longer pending, however it ended.
        ...(change.bookingStatus ? { $unset: { unpaidOf: 1 } } : {}),
      });
      if (matchedCount === 0) return null;
      if (effects.entry) logTrail(booking, effects.entry);
      const after = { ...next, ...derived };
      if (change.bookingStatus) delete after.unpaidOf;
      return after;
    },
    /**
     * Leases the longest waiting booking; null when none is due. No other process gets it while the lease
     * runs.
     */
    takeDue: (now: Date, leaseUntil: Date): Promise<BookingRecord | null> =>
      bookings
        .findOneAndUpdate({ dueAt: { $lte: now } }, { $set: { dueAt: leaseUntil } }, { sort: { dueAt: 1 } })
        .lean<BookingRecord>(),
  };
};

export type BookingRepository = ReturnType<typeof bookingRepository>;
