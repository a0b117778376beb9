import { MAX_COUNT } from '@wayfarer/contracts';
import type { Model, QueryFilter } from 'mongoose';

/**
 * How many entries a list has. Where it is not exact there are more than `count`, which is then `MAX_COUNT`.
 */
export type Total = { readonly count: number; readonly isExact: boolean };

export const exactly = (count: number): Total => ({ count, isExact: true });

/** A total that was counted as far as one entry beyond `MAX_COUNT`. */
export const totalOfCount = (counted: number): Total =>
  counted > MAX_COUNT ? { count: MAX_COUNT, isExact: false } : exactly(counted);

/**
 * Counts no further than is shown, so that the cost does not grow with the number of matches. `hint` names
 * the index to count in.
 */
export const countUpTo = async <Record>(
  model: Model<Record>,
  filter: QueryFilter<Record>,
  hint?: { readonly [field: string]: 1 | -1 },
): Promise<Total> => totalOfCount(await model.countDocuments(filter, { limit: MAX_COUNT + 1, ...(hint ? { hint } : {}) }));
