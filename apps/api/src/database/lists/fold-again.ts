import { isDeepStrictEqual } from 'node:util';
import type { mongo } from 'mongoose';
import type { Config } from '../../config.ts';
import type { Database } from '../connect.ts';
import { jobMarksOf } from '../job-marks.ts';
import type { Migration } from '../migrate.ts';

type Mark = { _id: string; folding: number; setting?: string };
/** What a collection keeps folded of its texts, by field. */
export type Folded<Stored, Beside = never> = {
  readonly collection: string;
  /** The texts that it is made of, by which a change meanwhile is noticed. */
  readonly texts: readonly string[];
  readonly keysOf: (stored: Stored, beside: Beside | undefined, config: Config) => Record<string, unknown>;
  /** Reads texts that are in another collection, by the id. Who changes them there writes the keys here. */
  readonly readBeside?: (database: Database, batch: readonly Stored[]) => Promise<ReadonlyMap<string, Beside>>;
  /** Increased when it is made of other texts than before. */
  readonly revision?: number;
  /** What it depends on beside the texts: it is made again when that is set in another way. */
  readonly settingOf?: (config: Config) => string;
};

/** Increased when texts are folded in another way. */
const FOLDING = 3;
const BATCH = 500;

const valueAt = (stored: mongo.Document, path: string): unknown =>
  path.split('.').reduce<unknown>((value, name) => (value as mongo.Document | undefined)?.[name], stored);

/** Matches a document only while these fields are as they were read. */
const asRead = (stored: mongo.Document, paths: readonly string[]) =>
  Object.fromEntries(paths.map((path) => [path, valueAt(stored, path)]));

/**
 * Folds again what an earlier version folded in another way, once. One that is changed meanwhile is written
 * by who changes it.
 */
export const foldAgain =
  <Stored, Beside = never>({
    collection,
    texts,
    keysOf,
    readBeside,
    revision = 0,
    settingOf,
  }: Folded<Stored, Beside>): Migration =>
  async ({ database, config }) => {
    const stored = database.collection(collection);
    const mark = { _id: `folded texts of ${collection}` };
    const done = await jobMarksOf<Mark>(database).findOne(mark);
    const folding = FOLDING + revision;
    const setting = settingOf?.(config);
    if ((done?.folding ?? 0) >= folding && done?.setting === setting) return;
    let batch: mongo.Document[] = [];
    const foldBatch = async (): Promise<void> => {
      const beside = await readBeside?.(database, batch as Stored[]);
      const writes = batch.flatMap((found): mongo.AnyBulkWriteOperation[] => {
        const keys = keysOf(found as Stored, beside?.get(String(found._id)), config);
        if (Object.entries(keys).every(([field, key]) => isDeepStrictEqual(found[field], key))) return [];
        // The keys as well: a text beside it may have changed since.
        const filter = { _id: found._id, ...asRead(found, [...texts, ...Object.keys(keys)]) };
        return [{ updateOne: { filter, update: { $set: keys } } }];
      });
      if (writes.length > 0) await stored.bulkWrite(writes, { ordered: false });
      batch = [];
    };
    for await (const found of stored.find({}, { batchSize: BATCH })) {
      batch.push(found);
      if (batch.length >= BATCH) await foldBatch();
    }
    await foldBatch();
    await jobMarksOf<Mark>(database).updateOne(
      mark,
      { $max: { folding }, ...(setting === undefined ? {} : { $set: { setting } }) },
      { upsert: true },
    );
  };
