import { type CalendarDate, seatsLeftOf } from '@wayfarer/contracts';
import type { Connection } from 'mongoose';
import { retryUpsert } from '../../database/duplicate-key.ts';
import { modelOf } from '../../database/model-of.ts';
import { pagesOf } from '../../database/pages-of.ts';
import {
  type SeatDayKey,
  type SeatDayRecord,
  type SeatHold,
  seatDayIdOf,
  seatDaySchema,
  travelDateOf,
} from './seat-day.model.ts';
import { dropHold, releaseSeats, type SeatWish, takenAt, takeSeats, toldOf } from './seat-writes.ts';

export type SeatOutcome =
  | { readonly outcome: 'held' }
  | { readonly outcome: 'sold out'; readonly left: number }
  /** The account holds so many of the day's seats by other bookings, and has not paid. */
  | { readonly outcome: 'too many unpaid'; readonly unpaid: number }
  /** Seats were given back on this day since, perhaps those of this booking: it must be read again, and then asked for as of this count. */
  | { readonly outcome: 'unsure'; readonly releases: number };

/** What a day keeps for good for one booking. */
export type KeptSeats = { tourPackageId: string; travelDate: CalendarDate; booking: SeatHold['booking']; seats: number };

/** Holds of which one page is in memory. */
const PAGE = 500;
/** Bytes before the date in an id. */
const BEFORE_DATE = 25;
const keptHolds = {
  $filter: { input: '$holds', cond: { $and: [{ $eq: ['$$this.until', null] }, { $gt: ['$$this.seats', 0] }] } },
};
const keptIn = ({ _id, holds }: SeatDayRecord): KeptSeats[] =>
  holds.map(({ booking, seats }) => ({ tourPackageId: _id.slice(0, 24), travelDate: travelDateOf(_id), booking, seats }));

type Days = { packageId: SeatDayKey['packageId']; from: CalendarDate; to: CalendarDate };

type Told = { mine?: SeatHold; taken: number; unpaid: number; releases: number };

const outcomeOf = ({ mine, taken, unpaid, releases }: Told, { seats, capacity, asOf }: SeatWish): SeatOutcome => {
  if (mine && mine.seats >= seats) return { outcome: 'held' };
  if (asOf !== 'unstored' && asOf !== releases) return { outcome: 'unsure', releases };
  const left = seatsLeftOf(capacity ?? 0, taken - (mine?.seats ?? 0));
  return capacity === null || left >= seats ? { outcome: 'too many unpaid', unpaid } : { outcome: 'sold out', left };
};

/** Every query on seats. A day is one document, so each of its writes is atomic. */
export const seatDayRepository = (database: Connection) => {
  const seatDays = modelOf(database, 'SeatDay', seatDaySchema);

  const write = <Answer>(key: SeatDayKey, steps: ReturnType<typeof takeSeats>, projection: object): Promise<Answer> => {
    const options = { upsert: true, returnDocument: 'after', updatePipeline: true, projection } as const;
    return retryUpsert(() =>
      seatDays
        .findOneAndUpdate({ _id: seatDayIdOf(key) }, steps, options)
        .lean<Answer>()
        .orFail(),
    );
  };
  const between = ({ packageId, from, to }: Days) => ({
    _id: { $gte: seatDayIdOf({ packageId, travelDate: from }), $lte: seatDayIdOf({ packageId, travelDate: to }) },
  });

  return {
    /**
     * Takes seats for a booking, or prolongs what it has, if there are enough: one conditional write, the same again under its id.
     * @param take what is written
     */
    hold: async (key: SeatDayKey, wish: SeatWish, now: Date, take = takeSeats): Promise<SeatOutcome> =>
      outcomeOf(await write<Told>(key, take(wish, now), toldOf(wish)), wish),
    /** Releases what a cancelled booking has, once however often it is called; nothing can be held for it afterwards. */
    release: async (key: SeatDayKey, booking: SeatHold['booking'], now: Date): Promise<void> => {
      await write(key, releaseSeats(booking, now), { _id: 1 });
    },
    /** Drops what was held for a booking that could not be stored. */
    drop: async (key: SeatDayKey, booking: SeatHold['booking']): Promise<void> => {
      await seatDays.updateOne({ _id: seatDayIdOf(key) }, dropHold(booking), { updatePipeline: true });
    },
    /** The days of a package on which seats are taken, by date. */
    listTaken: async (days: Days, now: Date): Promise<{ travelDate: CalendarDate; taken: number }[]> => {
      const found = await seatDays.aggregate<{ _id: string; taken: number }>([
        { $match: between(days) },
        { $sort: { _id: 1 } },
        { $project: { taken: takenAt(now) } },
      ]);
      return found.filter(({ taken }) => taken > 0).map(({ _id, taken }) => ({ travelDate: travelDateOf(_id), taken }));
    },
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
    /** Everything that is kept for good from a day on, so much at a time. */
    keptPages: (from: CalendarDate): AsyncGenerator<KeptSeats[]> => {
      const kept = seatDays
        .aggregate<KeptSeats>([
          { $match: { $expr: { $gte: [{ $substrBytes: ['$_id', BEFORE_DATE, -1] }, from] } } },
          { $project: { holds: keptHolds } },
          { $unwind: '$holds' },
          {
            $project: {
              _id: 0,
              tourPackageId: { $substrBytes: ['$_id', 0, BEFORE_DATE - 1] },
              travelDate: { $substrBytes: ['$_id', BEFORE_DATE, -1] },
              booking: '$holds.booking',
              seats: '$holds.seats',
            },
          },
        ])
        .hint({ _id: 1 })
        .option({ maxTimeMS: 0 });
      return pagesOf(kept.cursor({ batchSize: PAGE }), PAGE);
    },
  };
};
