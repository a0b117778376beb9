import type { CalendarDate } from '@wayfarer/contracts';
import type { Connection } from 'mongoose';
import { isDuplicateKey, retryUpsert } from '../../database/duplicate-key.ts';
import {
  dayOfFigure,
  type FigureCheckpoint,
  type FigureDay,
  type FigureKind,
  figureDayIdOf,
  type SumsOf,
} from './figure.model.ts';

/** Days without data are absent. */
export type DaySums<K extends FigureKind> = Map<CalendarDate, SumsOf[K]>;

/** A later leader has written: this one has lost the leadership. */
export class Overtaken extends Error {
  override message = 'Another process keeps the figures now.';
}

type MarkRecord = Partial<FigureCheckpoint> & { _id: string; asked?: number; askedAt?: Date };

/** Where a later leader wrote, a write with an older term matches nothing and then fails to insert. */
const unlessOvertaken = async (write: () => Promise<unknown>): Promise<void> => {
  try {
    await write();
  } catch (thrown) {
    throw isDuplicateKey(thrown) ? new Overtaken() : thrown;
  }
};

/** Every query on the figures. */
export const figureRepository = (database: Connection) => {
  const days = database.collection<FigureDay>('figuredays');
  const marks = database.collection<MarkRecord>('figuremarks');
  return {
    /** From a day to another, both included. */
    listDays: async <K extends FigureKind>(kind: K, from: CalendarDate, to: CalendarDate): Promise<DaySums<K>> => {
      const within = { $gte: figureDayIdOf(kind, from), $lte: figureDayIdOf(kind, to) };
      const found = await days.find<FigureDay<K>>({ _id: within }).toArray();
      return new Map(found.map(({ _id, sums }) => [dayOfFigure(_id), sums]));
    },
    /**
     * Replaces these days of a kind with those of `sums`; days that are not in it are removed.
     * @throws Overtaken
     */
    storeDays: async <K extends FigureKind>(
      kind: K,
      changed: readonly CalendarDate[],
      sums: DaySums<K>,
      term: number,
    ): Promise<void> => {
      const writes = changed.map((day) => {
        const filter = { _id: figureDayIdOf(kind, day), term: { $lte: term } };
        const present = sums.get(day);
        return present
          ? { updateOne: { filter, update: { $set: { term, sums: present } }, upsert: true } }
          : { deleteOne: { filter } };
      });
      if (writes.length > 0) await unlessOvertaken(() => days.bulkWrite(writes, { ordered: false }));
    },
    /** Null until the sums were built for the first time. */
    findCheckpoint: async (): Promise<FigureCheckpoint | null> =>
      (await marks.findOne({ _id: 'checkpoint' })) as FigureCheckpoint | null,
    /** The totals of the checkpoint, and as of when. */
    findTotals: async (): Promise<Pick<FigureCheckpoint, 'at' | 'totals'> | null> =>
      (await marks.findOne({ _id: 'checkpoint' }, { projection: { at: 1, totals: 1 } })) as FigureCheckpoint | null,
    /** @throws Overtaken */
    storeCheckpoint: (checkpoint: FigureCheckpoint): Promise<void> =>
      unlessOvertaken(() =>
        marks.updateOne({ _id: 'checkpoint', term: { $lte: checkpoint.term } }, { $set: checkpoint }, { upsert: true }),
      ),
    /** Asks the leader to count everything stored so far. Done once the checkpoint's `answered` is as high. */
    ask: async (now: Date): Promise<number> => {
      const change = { $inc: { asked: 1 }, $max: { askedAt: now } };
      const question = await retryUpsert(() =>
        marks.findOneAndUpdate({ _id: 'question' }, change, { upsert: true, returnDocument: 'after' }),
      );
      return question?.asked ?? 0;
    },
  };
};
