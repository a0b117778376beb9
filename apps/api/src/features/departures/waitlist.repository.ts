import type { Connection } from 'mongoose';
import { modelOf } from '../../database/model-of.ts';
import type { ObjectId } from '../../database/object-ids.ts';
import { untilTold } from '../../database/until-told.ts';
import { type DepartureKey, departureIdOf, departureKeyOf } from './departure-key.ts';
import { type SeatDayRecord, type SeatHold, seatDaySchema } from './seat-day.model.ts';
import type { SeatStep } from './seat-expressions.ts';
import { BY_WAITING_USER, BY_WAITLIST_DUE, type WaitlistEntry } from './waitlist-entry.model.ts';
import {
  claimOffer,
  declineOffer,
  endWaitlist,
  joinWaitlist,
  offerFreeSeats,
  removeEntry,
  toldOfJoining,
} from './waitlist-writes.ts';

/** A departure with its waitlist. */
export type Waitlist = DepartureKey<string> & {
  readonly entries: readonly WaitlistEntry[];
  readonly isCancelled: boolean;
  /** The ids of entries, and of bookings, that have seats at this moment. */
  readonly seated: ReadonlySet<string>;
};

type Found = Pick<SeatDayRecord, '_id' | 'waitlist' | 'cancelledAt' | 'holds'>;
const READ = { waitlist: 1, cancelledAt: 1, holds: 1 } as const;
/** Departures that are looked at, or written, at a time. */
const PAGE = 50;

const waitlistIn = ({ _id, waitlist = [], holds, cancelledAt }: Found, now: Date): Waitlist => {
  const isLive = ({ until }: SeatHold) => until === null || until > now;
  const seated = new Set(holds.filter(isLive).map(({ booking }) => String(booking)));
  return { ...departureKeyOf(_id), entries: waitlist, isCancelled: cancelledAt !== undefined, seated };
};

/** Every query on waitlists. Each is in the document of its departure, so each of its writes is atomic. */
export const waitlistRepository = (database: Connection) => {
  const seatDays = modelOf(database, 'SeatDay', seatDaySchema);

  /** Where nothing is stored of a departure, nobody waits for it. */
  const write = async (key: DepartureKey, steps: SeatStep[]): Promise<void> => {
    await seatDays.updateOne({ _id: departureIdOf(key) }, steps, { updatePipeline: true });
  };
  const read = async (filter: object, now: Date): Promise<Waitlist[]> => {
    const found = await seatDays.find(filter, READ).lean<Found[]>();
    return found.map((one) => waitlistIn(one, now));
  };
  const pagesOfUser = async function* (user: ObjectId, now: Date): AsyncGenerator<Waitlist[]> {
    let last = '';
    for (;;) {
      const filter = { 'waitlist.by': user, _id: { $gt: last } };
      const found = await seatDays.find(filter, READ).sort({ _id: 1 }).hint(BY_WAITING_USER).limit(PAGE).lean<Found[]>();
      if (found.length === 0) return;
      yield found.map((one) => waitlistIn(one, now));
      last = found.at(-1)?._id ?? '';
    }
  };

  return {
    /**
     * Puts a party in line, if it does not fit into the seats that everybody may have: one conditional write.
     * @param capacity of its package
     * @returns the entry of the account, where it waits, and how many seats everybody may have
     */
    join: async (
      key: DepartureKey,
      entry: WaitlistEntry,
      { capacity, now }: { capacity: number; now: Date },
    ): Promise<{ mine?: WaitlistEntry; forAll: number; inLine: ObjectId[] } | null> => {
      type Told = { mine?: WaitlistEntry; forAll: number; inLine: ObjectId[] };
      const projection = { told: toldOfJoining(entry.by, capacity, now) };
      const options = { returnDocument: 'after', updatePipeline: true, projection } as const;
      return untilTold(async () => {
        const filter = { _id: departureIdOf(key) };
        const after = seatDays.findOneAndUpdate(filter, joinWaitlist(entry, capacity, now), options);
        const written = await after.lean<{ told?: Told }>();
        return written === null ? null : written.told;
      });
    },
    /** Offers free seats to parties in line, with their emails; may be repeated. */
    offer: (key: DepartureKey, offering: Parameters<typeof offerFreeSeats>[0], now: Date): Promise<void> =>
      write(key, offerFreeSeats(offering, now)),
    end: (key: DepartureKey, now: Date): Promise<void> => write(key, endWaitlist(now)),
    decline: (key: DepartureKey, entry: ObjectId, now: Date): Promise<void> => write(key, declineOffer(entry, now)),
    claim: (key: DepartureKey, entry: ObjectId, { until, now }: { until: Date; now: Date }): Promise<void> =>
      write(key, claimOffer(entry, until, now)),
    remove: (key: DepartureKey, entry: ObjectId): Promise<void> => write(key, removeEntry(entry)),
    /** Takes an entry off, whatever was made of it; seats of an offer that is not being booked are free. */
    erase: async (key: DepartureKey, entry: ObjectId): Promise<void> => {
      await write(key, removeEntry(entry));
      await seatDays.updateOne({ _id: departureIdOf(key) }, { $pull: { waitlist: { _id: entry } } });
    },
    find: async (key: DepartureKey, now: Date): Promise<Waitlist | undefined> =>
      (await read({ _id: departureIdOf(key) }, now))[0],
    /** The departure of the offer whose link has a token. @param token its hash */
    findByToken: async (token: string, now: Date): Promise<Waitlist | undefined> =>
      (await read({ 'waitlist.token': token }, now))[0],
    /** Departures that an account waits, or waited, for, a page at a time. */
    pagesOfUser,
    /** Departures on which seats may be free for somebody who waits, the longest waiting first. */
    listDue: async (now: Date): Promise<DepartureKey<string>[]> => {
      const due = { waitlistDueAt: { $lte: now } };
      const found = await seatDays.find(due, { _id: 1 }).sort(BY_WAITLIST_DUE).hint(BY_WAITLIST_DUE).limit(PAGE).lean();
      return found.map(({ _id }) => departureKeyOf(_id));
    },
    /** Lets a departure be looked at later, while somebody waits for it. */
    postpone: async (key: DepartureKey, until: Date): Promise<void> => {
      const filter = { _id: departureIdOf(key), waitlistDueAt: { $exists: true } };
      await seatDays.updateOne(filter, { $set: { waitlistDueAt: until } });
    },
    /** Lets all departures of a package be looked at, because it has other seats. */
    lookAtPackage: async (packageId: string): Promise<void> => {
      const from = departureIdOf({ packageId, day: '0000-00-00' });
      const to = departureIdOf({ packageId, day: '9999-99-99' });
      const filter = { _id: { $gte: from, $lte: to }, waitlistDueAt: { $exists: true } };
      await seatDays.updateMany(filter, { $set: { waitlistDueAt: new Date(0) } });
    },
    /** Lets the entries of an account, with the seats of their offers, be of another one. */
    reassign: async (key: DepartureKey, { from, to }: Readonly<Record<'from' | 'to', ObjectId>>): Promise<void> => {
      const ids = { $map: { input: '$waitlist', as: 'entry', in: '$$entry._id' } };
      const isOfOffer = { $and: [{ $eq: ['$$one.by', from] }, { $in: ['$$one.booking', ids] }] };
      const movedWhere = (input: string, cond: unknown) => ({
        $map: { input, as: 'one', in: { $cond: [cond, { $mergeObjects: ['$$one', { by: to }] }, '$$one'] } },
      });
      await write(key, [
        { $set: { holds: movedWhere('$holds', isOfOffer) } },
        { $set: { waitlist: movedWhere('$waitlist', { $eq: ['$$one.by', from] }) } },
      ]);
    },
  };
};
