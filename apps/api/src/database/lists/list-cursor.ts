import { t } from '@wayfarer/words';
import type { Types } from 'mongoose';
import { ApiError } from '../../errors/api-error.ts';
import { objectIdOf } from '../object-ids.ts';
import { exactly, type Total } from './list-total.ts';

export type CursorKey = string | number | Date;
export type IdOfEntry = Types.ObjectId | string;
/**
 * Where a page ends: the last entry's key and id, and how many entries the list had when its first page was
 * asked for.
 */
export type ListCursor<Id extends IdOfEntry = Types.ObjectId> = {
  readonly key: CursorKey;
  readonly id: Id;
  readonly total: Total | null;
};

/**
 * On the wire: key, id, total, and 1 where the total is exact. Cursors of an earlier version have no total.
 */
type Parts = [key: string | number | { date: string }, id: string, count?: number, isExact?: 0 | 1];

/** The schema types of the fields that lists are ordered by. */
const kindOf = (key: CursorKey): string => {
  if (typeof key === 'object') return 'Date';
  return typeof key === 'string' ? 'String' : 'Number';
};

export const cursorOf = (key: CursorKey, id: unknown, { count, isExact }: Total): string => {
  const parts: Parts = [key instanceof Date ? { date: key.toISOString() } : key, String(id), count, isExact ? 1 : 0];
  return Buffer.from(JSON.stringify(parts)).toString('base64url');
};

const totalIn = (count: number | undefined, isExact: 0 | 1 | undefined): Total | null => {
  if (count === undefined) return null;
  if (!Number.isSafeInteger(count) || count < 0) throw new Error('no total');
  return isExact === 1 ? exactly(count) : { count, isExact: false };
};

/** For a cursor of another list, or one made by hand. */
export const foreignCursor = (): ApiError =>
  new ApiError('VALIDATION', t('This cursor does not belong to the list.'), { cursor: t('Take it from the Link header.') });

/**
 * @param kind of the field that the list is ordered by
 * @param kindOfId of the ids of its entries
 * @throws VALIDATION when the cursor was not made for a list in that order
 */
export const readCursor = <Id extends IdOfEntry = Types.ObjectId>(
  cursor: string,
  kind: string | undefined,
  kindOfId = 'ObjectId',
): ListCursor<Id> => {
  try {
    const [key, id, count, isExact] = JSON.parse(Buffer.from(cursor, 'base64url').toString()) as Parts;
    const isText = kindOfId === 'String';
    if (typeof id !== 'string' || (!isText && !/^[0-9a-f]{24}$/.test(id))) throw new Error('no id');
    const value = typeof key === 'object' ? new Date(key.date) : key;
    if (!['string', 'number'].includes(typeof value) && Number.isNaN((value as Date).getTime())) throw new Error('no key');
    if (kindOf(value) !== kind) throw new Error('the key of another order');
    return { key: value, id: (isText ? id : objectIdOf(id)) as Id, total: totalIn(count, isExact) };
  } catch {
    throw foreignCursor();
  }
};
