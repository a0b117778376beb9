import { isDeepStrictEqual } from 'node:util';
import type { mongo } from 'mongoose';
import { jobMarksOf } from '../job-marks.ts';
import type { Migration } from '../migrate.ts';

type Mark = { _id: string; folding: number };
/** What a collection keeps folded of its texts, by field. */
export type Folded<Stored> = {
  readonly collection: string;
  /** The texts that it is made of, by which a change meanwhile is noticed. */
  readonly texts: readonly string[];
  readonly keysOf: (stored: Stored) => Record<string, unknown>;
  /** Increased when it is made of other texts than before. */
  readonly revision?: number;
};

/** Increased when texts are folded in another way. */
const FOLDING = 1;
const BATCH = 500;

const valueAt = (stored: mongo.Document, path: string): unknown =>
  path.split('.').reduce<unknown>((value, name) => (value as mongo.Document | undefined)?.[name], stored);

/** Matches a document only while its texts are as they were read. */
const asRead = (stored: mongo.Document, texts: readonly string[]) =>
  Object.fromEntries(texts.map((path) => [path, valueAt(stored, path)]));

/**
 * Folds again what an earlier version folded in another way, once. One that is changed meanwhile is written
 * by who changes it.
 */
export const foldAgain =
  <Stored>({ collection, texts, keysOf, revision = 0 }: Folded<Stored>): Migration =>
  async ({ database }) => {
    const stored = database.collection(collection);
    const mark = { _id: `folded texts of ${collection}` };
    const done = await jobMarksOf<Mark>(database).findOne(mark);
    const folding = FOLDING + revision;
    if ((done?.folding ?? 0) >= folding) return;
    let writes: mongo.AnyBulkWriteOperation[] = [];
    const flush = async (): Promise<void> => {
      if (writes.length > 0) await stored.bulkWrite(writes, { ordered: false });
      writes = [];
    };
    for await (const found of stored.find({}, { batchSize: BATCH })) {
      const keys = keysOf(found as Stored);
      if (Object.entries(keys).every(([field, key]) => isDeepStrictEqual(found[field], key))) continue;
      writes.push({ updateOne: { filter: { _id: found._id, ...asRead(found, texts) }, update: { $set: keys } } });
      if (writes.length >= BATCH) await flush();
    }
    await flush();
    await jobMarksOf<Mark>(database).updateOne(mark, { $max: { folding } }, { upsert: true });
  };
