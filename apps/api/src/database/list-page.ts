import { LONGEST_PAGE } from '@wayfarer/contracts';
import mongoose, { type Model, type QueryFilter } from 'mongoose';
import { ApiError } from '../errors/api-error.ts';

export type PageRequest = { readonly limit?: number | undefined; readonly cursor?: string | undefined };
export type PageOf<Record> = { readonly records: Record[]; readonly total: number; readonly nextCursor: string | null };
type Key = string | number | Date;

const cursorOf = (key: Key, id: unknown): string =>
  Buffer.from(JSON.stringify([key instanceof Date ? { date: key.toISOString() } : key, String(id)])).toString('base64url');

/** The names that schemas give to the kinds of fields that lists are ordered by. */
const kindOf = (key: Key): string => {
  if (typeof key === 'object') return 'Date';
  return typeof key === 'string' ? 'String' : 'Number';
};

const readCursor = (cursor: string, kind: string | undefined): { key: Key; id: mongoose.Types.ObjectId } => {
  try {
    const [key, id] = JSON.parse(Buffer.from(cursor, 'base64url').toString()) as [string | number | { date: string }, string];
    if (!/^[0-9a-f]{24}$/.test(id)) throw new Error('no id');
    const value = typeof key === 'object' ? new Date(key.date) : key;
    if (!['string', 'number'].includes(typeof value) && Number.isNaN((value as Date).getTime())) throw new Error('no key');
    if (kindOf(value) !== kind) throw new Error('the key of another order');
    return { key: value, id: new mongoose.Types.ObjectId(id) };
  } catch {
    throw new ApiError('VALIDATION', 'This cursor does not belong to the list.', { cursor: 'Take it from the Link header.' });
  }
};

/** Everything behind the cursor, in an order of one field and then the id. The first bound alone lets the index begin there. */
const behind = ({ key, id }: ReturnType<typeof readCursor>, field: string, direction: 1 | -1): object => {
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
  const cursor = page.cursor ? readCursor(page.cursor, model.schema.path(order.field)?.instance) : null;
  const conditions = cursor ? { $and: [filter, behind(cursor, order.field, order.direction)] } : filter;
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
