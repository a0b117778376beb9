import mongoose, { type Model, type QueryFilter } from 'mongoose';
import { ApiError } from '../errors/api-error.ts';

export type PageRequest = { readonly limit?: number | undefined; readonly cursor?: string | undefined };
export type PageOf<Record> = { readonly records: Record[]; readonly total: number; readonly nextCursor: string | null };
type Key = string | number | Date;

/** Entries of a list when the caller names no number, and at most (docs/decisions). */
const LONGEST_PAGE = 100;

const cursorOf = (key: Key, id: unknown): string =>
  Buffer.from(JSON.stringify([key instanceof Date ? { date: key.toISOString() } : key, String(id)])).toString('base64url');

const readCursor = (cursor: string): { key: Key; id: mongoose.Types.ObjectId } => {
  try {
    const [key, id] = JSON.parse(Buffer.from(cursor, 'base64url').toString()) as [string | number | { date: string }, string];
    if (!/^[0-9a-f]{24}$/.test(id)) throw new Error('no id');
    const value = typeof key === 'object' ? new Date(key.date) : key;
    if (!['string', 'number'].includes(typeof value) && Number.isNaN((value as Date).getTime())) throw new Error('no key');
    return { key: value, id: new mongoose.Types.ObjectId(id) };
  } catch {
    throw new ApiError('VALIDATION', 'This cursor does not belong to the list.', { cursor: 'Take it from the Link header.' });
  }
};

/** Everything behind the cursor, in an order of one field and then the id. The first bound alone lets the index begin there. */
const behind = (field: string, direction: 1 | -1, cursor: string): object => {
  const { key, id } = readCursor(cursor);
  const [beyond, orAt] = direction === 1 ? ['$gt', '$gte'] : ['$lt', '$lte'];
  return {
    $and: [{ [field]: { [orAt]: key } }, { $or: [{ [field]: { [beyond]: key } }, { [field]: key, _id: { [beyond]: id } }] }],
  };
};

/**
 * A page of a list by key, so that the ten-thousandth page costs what the first does. The index must end in `{ [field], _id }`.
 * @throws VALIDATION when the cursor was not made here
 */
export const listPage = async <Record>(
  model: Model<Record>,
  filter: QueryFilter<Record>,
  order: { field: keyof Record & string; direction: 1 | -1 },
  page: PageRequest,
): Promise<PageOf<Record>> => {
  const limit = page.limit ?? LONGEST_PAGE;
  const conditions = page.cursor ? { $and: [filter, behind(order.field, order.direction, page.cursor)] } : filter;
  const [found, total] = await Promise.all([
    model
      .find(conditions as QueryFilter<Record>)
      .sort({ [order.field]: order.direction, _id: order.direction })
      .limit(limit + 1)
      .lean<(Record & { _id: unknown })[]>(),
    // Counting everything entry by entry would read the whole collection; its size is kept by the database.
    Object.keys(filter).length === 0 ? model.estimatedDocumentCount() : model.countDocuments(filter),
  ]);
  const records = found.slice(0, limit);
  const last = records.at(-1);
  const nextCursor = found.length > limit && last ? cursorOf(last[order.field] as Key, last._id) : null;
  return { records, total, nextCursor };
};
