import { mongo } from 'mongoose';
import { MAX_QUERY_MS } from '../limit-query-time.ts';
import type { ListIndex } from './choose-list-index.ts';

/**
 * The distinct values of an index's first field within a range, in order, up to a limit. Each costs one step
 * into the index, however many documents have it.
 */
export const keysInRange = async (
  collection: mongo.Collection,
  index: ListIndex,
  { $gte, $lt }: { readonly $gte: string; readonly $lt: string },
  most: number,
): Promise<string[]> => {
  const [field = '', ...others] = Object.keys(index);
  /** The lowest entry of the index with a value. */
  const bound = (value: string) =>
    Object.fromEntries([
      [field, value],
      ...others.map((name) => [name, index[name] === 1 ? new mongo.MinKey() : new mongo.MaxKey()] as const),
    ]);
  const keys: string[] = [];
  let from = $gte;
  while (keys.length < most) {
    const [entry] = await collection
      .find({}, { returnKey: true, maxTimeMS: MAX_QUERY_MS })
      .hint({ ...index })
      .min(bound(from))
      .max(bound($lt))
      .limit(1)
      .toArray();
    if (!entry) break;
    const key = String(entry[field]);
    keys.push(key);
    from = `${key}\u0000`;
  }
  return keys;
};
