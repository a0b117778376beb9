import type { CalendarDate } from '@wayfarer/contracts';
import type { Connection } from 'mongoose';
import { retryUpsert } from '../../database/duplicate-key.ts';
import { jobMarksOf } from '../../database/job-marks.ts';
import {
  type BookingSums,
  dayOfFigure,
  type FigureDay,
  type FigureKind,
  type FigureMark,
  figureDayIdOf,
  type SumsOf,
} from './figure.model.ts';

/** Days without data are absent. */
export type DaySums<K extends FigureKind> = Map<CalendarDate, SumsOf[K]>;

const NO_BOOKINGS: BookingSums = { pending: 0, confirmed: 0, cancelled: 0, paid: 0, received: 0, refunded: 0 };
const NAMES = Object.keys(NO_BOOKINGS) as (keyof BookingSums)[];
const MARK = 'figures';

/** Sums over bookings of several days. */
export const addBookings = (days: Iterable<BookingSums>): BookingSums => {
  const total = { ...NO_BOOKINGS };
  for (const day of days) for (const name of NAMES) total[name] += day[name];
  return total;
};

/** Every query on the figures. */
export const figureRepository = (database: Connection) => {
  const days = database.collection<FigureDay>('dayfigures');
  const marks = jobMarksOf<FigureMark & { _id: string }>(database);
  return {
    /** From a day to another, both included. */
    listDays: async <K extends FigureKind>(kind: K, from: CalendarDate, to: CalendarDate): Promise<DaySums<K>> => {
      const within = { $gte: figureDayIdOf(kind, from), $lte: figureDayIdOf(kind, to) };
      const found = await days.find<FigureDay<K>>({ _id: within }).toArray();
      return new Map(found.map(({ _id, sums }) => [dayOfFigure(_id), sums]));
    },
    /** Replaces these days of a kind with those of `sums`; days that are not in it are removed. */
    storeDays: async <K extends FigureKind>(kind: K, changed: readonly CalendarDate[], sums: DaySums<K>): Promise<void> => {
      const writes = changed.map((day) => {
        const filter = { _id: figureDayIdOf(kind, day) };
        const present = sums.get(day);
        return present ? { replaceOne: { filter, replacement: { sums: present }, upsert: true } } : { deleteOne: { filter } };
      });
      if (writes.length > 0) await retryUpsert(() => days.bulkWrite(writes, { ordered: false }));
    },
    /** Null until everything was summed up for the first time. */
    findMark: (): Promise<FigureMark | null> => marks.findOne({ _id: MARK }),
    storeMark: async (mark: FigureMark): Promise<void> => {
      await retryUpsert(() => marks.updateOne({ _id: MARK }, { $set: mark }, { upsert: true }));
    },
    /** The next run sums up all days. */
    forgetMark: async (): Promise<void> => {
      await marks.deleteOne({ _id: MARK });
    },
  };
};
