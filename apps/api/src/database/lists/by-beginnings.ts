import type { Types } from 'mongoose';
import { prefixRange } from './prefix-range.ts';

/**
 * What has a key that begins in one of several ways, each once: a query for each, so that an index serves it.
 */
export const byBeginnings = async <One extends { readonly _id: Types.ObjectId }>(
  beginnings: readonly string[],
  find: (keys: { $elemMatch: ReturnType<typeof prefixRange> }) => Promise<One[]>,
): Promise<One[]> => {
  const found = await Promise.all(beginnings.map((beginning) => find({ $elemMatch: prefixRange(beginning) })));
  return [...new Map(found.flat().map((one) => [String(one._id), one])).values()];
};
