import type { CalendarDate, UnitPrices } from '@wayfarer/contracts';
import type { Connection } from 'mongoose';
import { isDuplicateKey, retryUpsert } from '../../database/duplicate-key.ts';
import { modelOf } from '../../database/model-of.ts';
import { pagesOf } from '../../database/pages-of.ts';
import { dueEmailRepository } from '../emails/index.ts';
import { type DepartureKey, type DepartureRange, departureIdOf, departureIdsIn, departureKeyOf } from './departure-key.ts';
import { holdSeats, type SeatOutcome, writeSeatDay } from './hold-seats.repository.ts';
import { type JoinedStay, joinStays } from './join-stays.ts';
import { BY_UNDECIDED, type GuideRecord, type SeatDayRecord, type SeatHold, seatDaySchema } from './seat-day.model.ts';
import { seatsPaid } from './seat-expressions.ts';
import {
  cancelDay,
  changeDay,
  type DayChange,
  dropHold,
  extrasTakenAt,
  releaseSeats,
  type SeatRequest,
  seatsHeldAt,
  takeSeats,
} from './seat-writes.ts';
import { WAITING } from './waitlist-expressions.ts';

/** What a day keeps for good for one booking. */
export type KeptSeats = DepartureKey<string> & Pick<SeatHold, 'booking' | 'seats'>;

/** A stored day as it is at a moment. */
export type SeatDayNow = DepartureKey<string> & {
  /** Seats that are kept for good, and seats that are held until they are paid. */
  paid: number;
  held: number;
  /** What its bookings have of the extras that are counted, each by its ids. */
  extras: readonly Readonly<Record<string, number>>[];
  /** Seats of each party that waits for some, in line. */
  waiting: readonly number[];
  /** Its own; null: those of its package. */
  capacity: number | null;
  prices: UnitPrices | null;
  isClosed: boolean;
  isCancelled: boolean;
  isGuaranteed: boolean;
  note: string | null;
  guides: readonly GuideRecord[];
  version: number;
};

const SEATS_WAITING = { $map: { input: WAITING, as: 'entry', in: '$$entry.seats' } };
/** Days that are looked at, and holds that are in memory, at a time. */
const PAGE = 500;
const keptHolds = {
  $filter: { input: '$holds', cond: { $and: [{ $eq: ['$$this.until', null] }, { $gt: ['$$this.seats', 0] }] } },
};
const keptIn = ({ _id, holds }: SeatDayRecord): KeptSeats[] =>
  holds.map(({ booking, seats }) => ({ ...departureKeyOf(_id), booking, seats }));

/** Every query on seats. A day is one document, so each of its writes is atomic. */
export const seatDayRepository = (database: Connection) => {
  const seatDays = modelOf(database, 'SeatDay', seatDaySchema);

  const readDays = async (match: object, now: Date): Promise<SeatDayNow[]> => {
    const found = await seatDays.aggregate<
      Omit<SeatDayRecord, 'holds'> & Pick<SeatDayNow, 'paid' | 'held' | 'extras' | 'waiting'>
    >([
      { $match: match },
      { $sort: { _id: 1 } },
      { $set: { paid: seatsPaid, held: seatsHeldAt(now), extras: extrasTakenAt(now), waiting: SEATS_WAITING } },
      { $unset: ['holds', 'waitlist'] },
    ]);
    return found.map(
      ({ _id, paid, held, extras, waiting, capacity, prices, closedAt, cancelledAt, guaranteedAt, note, guides, version }) => ({
        ...departureKeyOf(_id),
        paid,
        held,
        extras,
        waiting,
        capacity: capacity ?? null,
        prices: prices ?? null,
        isClosed: closedAt !== undefined,
        isCancelled: cancelledAt !== undefined,
        isGuaranteed: guaranteedAt !== undefined,
        note: note ?? null,
        guides: guides ?? [],
        version: version ?? 0,
      }),
    );
  };

  return {
    /**
     * Takes seats for a booking, or prolongs its hold, if there are enough: one conditional write, idempotent
     * by the booking's id.
     * @param take what is written
     */
    hold: (key: DepartureKey, wish: SeatRequest, now: Date, take = takeSeats): Promise<SeatOutcome> =>
      holdSeats(database, departureIdOf(key), wish, take(wish, now)),
    /**
     * Releases the seats of a booking, all or those of one stay, idempotently; nothing can be held for it
     * afterwards by whoever read it before.
     */
    release: async (key: DepartureKey, booking: SeatHold['booking'], now: Date, stay?: number): Promise<void> => {
      await writeSeatDay(database, departureIdOf(key), releaseSeats(booking, now, stay), '$_id');
    },
    /** Makes one stay of those that a booking has on a day, idempotently. */
    join: async (key: DepartureKey, stay: JoinedStay): Promise<void> => {
      await writeSeatDay(database, departureIdOf(key), joinStays(stay), '$_id');
    },
    /** Lets what a booking holds count for another account than before. */
    reassign: async (
      key: DepartureKey,
      { booking, from, to }: { readonly booking: SeatHold['booking'] } & Readonly<Record<'from' | 'to', SeatHold['by']>>,
    ): Promise<void> => {
      const mine = { 'mine.booking': booking, 'mine.by': from };
      await seatDays.updateOne({ _id: departureIdOf(key) }, { $set: { 'holds.$[mine].by': to } }, { arrayFilters: [mine] });
    },
    /**
     * Changes a day for staff; who has seats keeps them.
     * @param version that was read; undefined changes any
     * @returns whether it was still at this version
     */
    change: async (key: DepartureKey, change: DayChange, version: number | undefined): Promise<boolean> => {
      const _id = departureIdOf(key);
      if (version === undefined) {
        await writeSeatDay(database, _id, changeDay(change), '$_id');
        return true;
      }
      const atVersion = version === 0 ? { $in: [null, 0] } : version;
      try {
        const options = { upsert: version === 0, updatePipeline: true } as const;
        const write = () => seatDays.updateOne({ _id, version: atVersion }, changeDay(change), options);
        const { matchedCount, upsertedCount } = await retryUpsert(write);
        return matchedCount + upsertedCount > 0;
      } catch (thrown) {
        // The day is there, at another version.
        if (isDuplicateKey(thrown)) return false;
        throw thrown;
      }
    },
    /** Cancels a day for good; nothing of it is sold from then on. */
    cancel: async (key: DepartureKey, at: Date): Promise<void> => {
      await writeSeatDay(database, departureIdOf(key), cancelDay(at), '$_id');
    },
    /** Those that wait for a decision, of some days, by date. */
    listUndecided: async (from: CalendarDate, to: CalendarDate, most: number): Promise<DepartureKey<string>[]> => {
      const found = await seatDays
        .find({ undecided: { $gte: from, $lte: to } }, { _id: 1 })
        .sort(BY_UNDECIDED)
        .hint(BY_UNDECIDED)
        .limit(most)
        .lean<Pick<SeatDayRecord, '_id'>[]>();
      return found.map(({ _id }) => departureKeyOf(_id));
    },
    dueEmails: dueEmailRepository<SeatDayRecord>(database, 'SeatDay', seatDaySchema),
    /** Drops the hold of a booking that could not be stored. */
    drop: async (key: DepartureKey, booking: SeatHold['booking']): Promise<void> => {
      await seatDays.updateOne({ _id: departureIdOf(key) }, dropHold(booking), { updatePipeline: true });
    },
    /** The days of a package that are stored, by date: booked or changed by staff at some time. */
    listBetween: (days: DepartureRange, now: Date): Promise<SeatDayNow[]> => readDays({ _id: departureIdsIn(days) }, now),
    /** Whether it is decided that a day leaves, or that it does not. */
    isDecided: async (key: DepartureKey): Promise<boolean> =>
      (await seatDays.exists({
        _id: departureIdOf(key),
        $or: [{ guaranteedAt: { $exists: true } }, { cancelledAt: { $exists: true } }],
      })) !== null,
    /** Some days, of those that are stored. */
    listThese: (days: readonly DepartureKey[], now: Date): Promise<SeatDayNow[]> =>
      days.length === 0 ? Promise.resolve([]) : readDays({ _id: { $in: days.map(departureIdOf) } }, now),
    /** How many seats each of some bookings keeps for good on its day. */
    listKeptFor: async (wanted: readonly (DepartureKey & { booking: SeatHold['booking'] })[]): Promise<Map<string, number>> => {
      const ids = wanted.map(({ booking }) => booking);
      const found = await seatDays.aggregate<{ holds: SeatHold[] }>([
        { $match: { _id: { $in: [...new Set(wanted.map(departureIdOf))] } } },
        { $project: { holds: { $filter: { input: keptHolds, cond: { $in: ['$$this.booking', ids] } } } } },
      ]);
      const kept = new Map<string, number>();
      for (const { booking, seats } of found.flatMap(({ holds }) => holds))
        kept.set(String(booking), (kept.get(String(booking)) ?? 0) + seats);
      return kept;
    },
    /** What some days keep for good for one booking each. */
    listKept: async (wanted: readonly (DepartureKey & { bookingId: string })[]): Promise<KeptSeats[]> => {
      const nameOf = (key: DepartureKey, booking: unknown) => `${departureIdOf(key)} ${String(booking)}`;
      const names = new Set(wanted.map((one) => nameOf(one, one.bookingId)));
      const found = await seatDays.aggregate<SeatDayRecord>([
        { $match: { _id: { $in: [...new Set(wanted.map(departureIdOf))] } } },
        { $project: { holds: keptHolds } },
      ]);
      return found.flatMap(keptIn).filter((kept) => names.has(nameOf(kept, kept.booking)));
    },
    /**
     * Everything kept for good from a day on, a page at a time, with empty pages in between so that the
     * reader can stop. Days are never erased: of earlier ones only the ids are read.
     */
    keptPages: async function* (from: CalendarDate): AsyncGenerator<KeptSeats[]> {
      let last: string | undefined = '';
      do {
        const days: Pick<SeatDayRecord, '_id'>[] = await seatDays
          .find({ _id: { $gt: last } }, { _id: 1 })
          .sort({ _id: 1 })
          .limit(PAGE)
          .lean();
        const ahead = days.map(({ _id }) => _id).filter((id) => departureKeyOf(id).day >= from);
        const kept = seatDays.aggregate<SeatDayRecord>([
          { $match: { _id: { $in: ahead } } },
          { $project: { holds: keptHolds } },
          { $unwind: '$holds' },
          { $project: { holds: ['$holds'] } },
        ]);
        for await (const page of pagesOf(kept.cursor({ batchSize: PAGE }), PAGE)) yield page.flatMap(keptIn);
        yield [];
        last = days.at(-1)?._id;
      } while (last !== undefined);
    },
  };
};
