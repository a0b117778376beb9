import type { Backfill } from '../migrate.ts';
import { asRead, type Folded } from './fold-again.ts';

const BATCH = 500;

/**
 * Gives documents of an earlier version their search words. In batches, each found by the index of the missing field, so it may be
 * interrupted, and costs nothing once it is done. One whose texts change meanwhile is left to the next batch. Bypasses the models, whose
 * hooks refuse bulk writes.
 * @param hint the index of the search words
 */
export const addMissingKeys =
  <Stored>({ collection, texts, keysOf }: Folded<Stored>, hint: { readonly [field: string]: 1 | -1 }): Backfill =>
  async ({ database }) => {
    const stored = database.collection(collection);
    for (;;) {
      const batch = await stored.find({ searchKeys: null }, { hint, limit: BATCH }).toArray();
      if (batch.length === 0) return;
      await stored.bulkWrite(
        batch.map((found) => ({
          updateOne: { filter: { _id: found._id, ...asRead(found, texts) }, update: { $set: keysOf(found as Stored) } },
        })),
        { ordered: false },
      );
    }
  };
