import { MAX_PAGE_SIZE } from '@wayfarer/contracts';
import type { Model, QueryFilter } from 'mongoose';
import { type CursorKey, cursorOf, type IdOfEntry, type ListCursor, readCursor } from './list-cursor.ts';
import type { ListOrder } from './list-order.ts';
import { countUpTo, exactly, type Total } from './list-total.ts';

export type PageRequest = { readonly limit?: number | undefined; readonly cursor?: string | undefined };
export type PageOf<Record> = { readonly records: Record[]; readonly total: Total; readonly nextCursor: string | null };
/** A search that finds nothing. */
export const EMPTY_PAGE: PageOf<never> = { records: [], total: exactly(0), nextCursor: null };

type Options = {
  /** The index that serves filter and order, where the planner must not choose another. */
  readonly hint?: { readonly [field: string]: 1 | -1 };
  /** Large fields that the list does not show. */
  readonly without?: readonly string[];
};

/**
 * Everything after the cursor, ordered by one field and then the id. The first bound lets the index start
 * there.
 * @param from includes the cursor's own entry, where the previous page had only a part of it
 */
export const behind = (
  { key, id }: Pick<ListCursor<IdOfEntry>, 'key' | 'id'>,
  { field, direction }: ListOrder<string>,
  from: 'behind it' | 'with it' = 'behind it',
): object => {
  const [beyond, orAt] = direction === 1 ? ['$gt', '$gte'] : ['$lt', '$lte'];
  const begin = from === 'with it' ? orAt : beyond;
  return {
    $and: [{ [field]: { [orAt]: key } }, { $or: [{ [field]: { [beyond]: key } }, { [field]: key, _id: { [begin]: id } }] }],
  };
};

/**
 * A page of a list by key, so that page 10,000 costs what the first does. The index must end in `{ [field],
 * _id }`. The total is counted only for the first page and travels in the cursor from there.
 * @throws VALIDATION when the cursor was not made here
 */
export const listPage = async <Record>(
  model: Model<Record>,
  filter: QueryFilter<Record>,
  order: ListOrder<keyof Record & string>,
  page: PageRequest,
  { hint, without = [] }: Options = {},
): Promise<PageOf<Record>> => {
  const limit = page.limit ?? MAX_PAGE_SIZE;
  const kindOf = (field: string): string | undefined => model.schema.path(field)?.instance;
  const cursor = page.cursor ? readCursor<IdOfEntry>(page.cursor, kindOf(order.field), kindOf('_id')) : null;
  const conditions = cursor ? { $and: [filter, behind(cursor, order)] } : filter;
  const countAll = async (): Promise<Total> => {
    // The database keeps the size of a collection.
    if (Object.keys(filter).length === 0) return exactly(await model.estimatedDocumentCount());
    return countUpTo(model, filter, hint);
  };
  const [found, total] = await Promise.all([
    model
      .find(conditions as QueryFilter<Record>, without.map((field) => `-${field}`).join(' '), hint ? { hint } : {})
      .sort({ [order.field]: order.direction, _id: order.direction })
      .limit(limit + 1)
      .lean<(Record & { _id: unknown })[]>(),
    cursor?.total ?? countAll(),
  ]);
  const records = found.slice(0, limit);
  const last = records.at(-1);
  const nextCursor = found.length > limit && last ? cursorOf(last[order.field] as CursorKey, last._id, total) : null;
  return { records, total, nextCursor };
};
