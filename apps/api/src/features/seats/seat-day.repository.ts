import { type CalendarDate, seatsLeftOf } from '@wayfarer/contracts';
import type { Connection } from 'mongoose';
import { retryUpsert } from '../../database/duplicate-key.ts';
import { modelOf } from '../../database/model-of.ts';
import {
  type SeatDayKey,
  type SeatDayRecord,
  type SeatHold,
  seatDayIdOf,
  seatDaySchema,
  travelDateOf,
} from './seat-day.model.ts';
import { dropHold, giveBackSeats, type SeatWish, takenAt, takeSeats } from './seat-writes.ts';

export type SeatOutcome =
  | { readonly outcome: 'held' }
  | { readonly outcome: 'sold out'; readonly left: number }
  /** The booking was cancelled meanwhile: the caller has an old state of it. */
  | { readonly outcome: 'released' };

type Days = { packageId: SeatDayKey['packageId']; from: CalendarDate; to: CalendarDate };

const outcomeOf = ({ holds }: SeatDayRecord, { booking, seats, capacity }: SeatWish): SeatOutcome => {
  const mine = holds.find((hold) => booking.equals(hold.booking));
  if (mine?.released) return { outcome: 'released' };
  if (mine && mine.seats >= seats) return { outcome: 'held' };
  const taken = holds.reduce((sum, hold) => sum + (booking.equals(hold.booking) ? 0 : hold.seats), 0);
  return { outcome: 'sold out', left: seatsLeftOf(capacity ?? 0, taken) };
};

/** Every query on seats. A day is one document, so each of its writes is atomic. */
export const seatDayRepository = (database: Connection) => {
  const seatDays = modelOf(database, 'SeatDay', seatDaySchema);

  const write = (key: SeatDayKey, steps: ReturnType<typeof takeSeats>): Promise<SeatDayRecord> => {
    const options = { upsert: true, returnDocument: 'after', updatePipeline: true } as const;
    return retryUpsert(() =>
      seatDays
        .findOneAndUpdate({ _id: seatDayIdOf(key) }, steps, options)
        .lean<SeatDayRecord>()
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
      outcomeOf(await write(key, take(wish, now)), wish),
    /** Gives back what a cancelled booking has, once however often it is called; nothing can be held for it afterwards. */
    release: async (key: SeatDayKey, booking: SeatHold['booking'], now: Date): Promise<void> => {
      await write(key, giveBackSeats(booking, now));
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
    /** Whole days of a package, for a comparison with its bookings. */
    list: async (days: Days): Promise<{ travelDate: CalendarDate; holds: SeatHold[] }[]> => {
      const found = await seatDays.find(between(days)).sort({ _id: 1 }).lean<SeatDayRecord[]>();
      return found.map(({ _id, holds }) => ({ travelDate: travelDateOf(_id), holds }));
    },
  };
};
