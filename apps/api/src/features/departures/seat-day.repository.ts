import type { CalendarDate, UnitPrices } from '@wayfarer/contracts';
import type { Connection } from 'mongoose';
import { isDuplicateKey, retryUpsert } from '../../database/duplicate-key.ts';
import { modelOf } from '../../database/model-of.ts';
import { pagesOf } from '../../database/pages-of.ts';
import { dueEmailRepository } from '../emails/index.ts';
import { holdSeats, type SeatOutcome, writeSeatDay } from './hold-seats.repository.ts';
import {
  BY_UNDECIDED,
  type SeatDayKey,
  type SeatDayRecord,
  type SeatHold,
  seatDayIdOf,
  seatDaySchema,
  travelDateOf,
} from './seat-day.model.ts';
import { seatsPaid } from './seat-expressions.ts';
import {
  cancelDay,
  changeDay,
  type DayChange,
  dropHold,
  releaseSeats,
  type SeatRequest,
  seatsHeldAt,
  takeSeats,
} from './seat-writes.ts';

/** What a day keeps for good for one booking. */
export type KeptSeats = { tourPackageId: string; travelDate: CalendarDate; booking: SeatHold['booking']; seats: number };

/** A stored day as it is at a moment. */
export type SeatDayNow = {
  packageId: string;
  travelDate: CalendarDate;
  /** Seats that are kept for good, and seats that are held until they are paid. */
  paid: number;
  held: number;
  /** Its own; null: those of its package. */
  capacity: number | null;
  prices: UnitPrices | null;
  isClosed: boolean;
  isCancelled: boolean;
  isGuaranteed: boolean;
  note: string | null;
  version: number;
};

/** Days that are looked at, and holds that are in memory, at a time. */
const PAGE = 500;
const keptHolds = {
  $filter: { input: '$holds', cond: { $and: [{ $eq: ['$$this.until', null] }, { $gt: ['$$this.seats', 0] }] } },
};
const keptIn = ({ _id, holds }: SeatDayRecord): KeptSeats[] =>
  holds.map(({ booking, seats }) => ({ tourPackageId: _id.slice(0, 24), travelDate: travelDateOf(_id), booking, seats }));

type Days = { packageId: SeatDayKey['packageId']; from: CalendarDate; to: CalendarDate };

/** Every query on seats. A day is one document, so each of its writes is atomic. */
export const seatDayRepository = (database: Connection) => {
  const seatDays = modelOf(database, 'SeatDay', seatDaySchema);

  const between = ({ packageId, from, to }: Days) => ({
    _id: { $gte: seatDayIdOf({ packageId, travelDate: from }), $lte: seatDayIdOf({ packageId, travelDate: to }) },
  });

  const readDays = async (match: object, now: Date): Promise<SeatDayNow[]> => {
    const found = await seatDays.aggregate<Omit<SeatDayRecord, 'holds'> & Pick<SeatDayNow, 'paid' | 'held'>>([
      { $match: match },
      { $sort: { _id: 1 } },
      { $set: { paid: seatsPaid, held: seatsHeldAt(now) } },
      { $unset: 'holds' },
    ]);
    return found.map(({ _id, paid, held, capacity, prices, closedAt, cancelledAt, guaranteedAt, note, version }) => ({
      packageId: _id.slice(0, 24),
      travelDate: travelDateOf(_id),
      paid,
      held,
      capacity: capacity ?? null,
      prices: prices ?? null,
      isClosed: closedAt !== undefined,
      isCancelled: cancelledAt !== undefined,
      isGuaranteed: guaranteedAt !== undefined,
      note: note ?? null,
      version: version ?? 0,
    }));
  };

  return {
    /**
     * Takes seats for a booking, or prolongs its hold, if there are enough: one conditional write, idempotent
     * by the booking's id.
     * @param take what is written
     */
    hold: (key: SeatDayKey, wish: SeatRequest, now: Date, take = takeSeats): Promise<SeatOutcome> =>
      holdSeats(database, seatDayIdOf(key), wish, take(wish, now)),
    /** Releases the seats of a cancelled booking, idempotently; nothing can be held for it afterwards. */
    release: async (key: SeatDayKey, booking: SeatHold['booking'], now: Date): Promise<void> => {
      await writeSeatDay(database, seatDayIdOf(key), releaseSeats(booking, now), '$_id');
    },
    /**
     * Changes a day for staff; who has seats keeps them.
     * @param version that was read; undefined changes any
     * @returns whether it was still at this version
     */
    change: async (key: SeatDayKey, change: DayChange, version: number | undefined): Promise<boolean> => {
      const _id = seatDayIdOf(key);
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
    cancel: async (key: SeatDayKey, at: Date): Promise<void> => {
      await writeSeatDay(database, seatDayIdOf(key), cancelDay(at), '$_id');
    },
    /** Those that wait for a decision, of some days, by date. */
    listUndecided: async (from: CalendarDate, to: CalendarDate, most: number): Promise<SeatDayKey[]> => {
      const found = await seatDays
        .find({ undecided: { $gte: from, $lte: to } }, { _id: 1 })
        .sort(BY_UNDECIDED)
        .hint(BY_UNDECIDED)
        .limit(most)
        .lean<Pick<SeatDayRecord, '_id'>[]>();
      return found.map(({ _id }) => ({ packageId: _id.slice(0, 24), travelDate: travelDateOf(_id) }));
    },
    dueEmails: dueEmailRepository<SeatDayRecord>(database, 'SeatDay', seatDaySchema),
    /** Drops the hold of a booking that could not be stored. */
    drop: async (key: SeatDayKey, booking: SeatHold['booking']): Promise<void> => {
      await seatDays.updateOne({ _id: seatDayIdOf(key) }, dropHold(booking), { updatePipeline: true });
    },
    /** The days of a package that are stored, by date: booked or changed by staff at some time. */
    listBetween: (days: Days, now: Date): Promise<SeatDayNow[]> => readDays(between(days), now),
    /** Some days, of those that are stored. */
    listThese: (days: readonly SeatDayKey[], now: Date): Promise<SeatDayNow[]> =>
      days.length === 0 ? Promise.resolve([]) : readDays({ _id: { $in: days.map(seatDayIdOf) } }, now),
    /** How many seats each of some bookings keeps for good on its day. */
    listKeptFor: async (wanted: readonly (SeatDayKey & { booking: SeatHold['booking'] })[]): Promise<Map<string, number>> => {
      const ids = wanted.map(({ booking }) => booking);
      const found = await seatDays.aggregate<{ holds: SeatHold[] }>([
        { $match: { _id: { $in: [...new Set(wanted.map(seatDayIdOf))] } } },
        { $project: { holds: { $filter: { input: keptHolds, cond: { $in: ['$$this.booking', ids] } } } } },
      ]);
      return new Map(found.flatMap(({ holds }) => holds.map(({ booking, seats }) => [String(booking), seats] as const)));
    },
    /** What some days keep for good for one booking each. */
    listKept: async (
      wanted: readonly { travelDate: CalendarDate; tourPackageId: string; bookingId: string }[],
    ): Promise<KeptSeats[]> => {
      const names = new Set(
        wanted.map(({ tourPackageId, travelDate, bookingId }) => `${tourPackageId} ${travelDate} ${bookingId}`),
      );
      const days = wanted.map(({ tourPackageId, travelDate }) => seatDayIdOf({ packageId: tourPackageId, travelDate }));
      const found = await seatDays.aggregate<SeatDayRecord>([
        { $match: { _id: { $in: [...new Set(days)] } } },
        { $project: { holds: keptHolds } },
      ]);
      return found
        .flatMap(keptIn)
        .filter((kept) => names.has(`${kept.tourPackageId} ${kept.travelDate} ${String(kept.booking)}`));
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
        const ahead = days.map(({ _id }) => _id).filter((id) => travelDateOf(id) >= from);
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
