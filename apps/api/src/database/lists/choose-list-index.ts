import type { Model, QueryFilter } from 'mongoose';
import { countUpTo } from './list-total.ts';

/** An index that a list is read by: fields filtered by value, then the field of its order, then `_id`. */
export type ListIndex = { readonly [field: string]: 1 | -1 };

/** What a list is asked for, by field. */
export type ListQuestion = {
  /**
   * By value, or by one of several values (`$in`): a few dozen at most, whose ranges the database merges in
   * order.
   */
  readonly equals: { readonly [field: string]: unknown };
  /**
   * All values of an index's first field, as `$in`, where the list is not filtered by it: they exclude
   * nothing.
   */
  readonly any?: { readonly [field: string]: { readonly $in: readonly unknown[] } };
  /** Between two values. */
  readonly ranges: { readonly [field: string]: object };
  readonly order: string;
};

const partsOf = (index: ListIndex) => {
  const fields = Object.keys(index);
  return { equals: fields.slice(0, -2), order: fields.at(-2) ?? '' };
};

/** For how many indexes the remaining entries are counted. */
const MAX_TRIED = 3;

/** How many fields of a query an index covers. */
const servedBy = (index: ListIndex, { equals, any, ranges }: ListQuestion) => {
  const parts = partsOf(index);
  const range = ranges[parts.order];
  return {
    index,
    order: parts.order,
    filter: {
      ...Object.fromEntries(parts.equals.map((field) => [field, equals[field] ?? any?.[field] ?? null])),
      ...(range ? { [parts.order]: range } : {}),
    },
    served: parts.equals.filter((field) => field in equals).length + (range ? 1 : 0),
  };
};

/**
 * The index for a query. Where one serves both filter and order, the cost does not depend on the number of
 * entries. Where none does, what one of them leaves is sorted in the database, provided that it is no more
 * than a total is counted to; only a query that matches much in every index walks along its order, bounded by
 * the time limit of reads.
 */
export const chooseListIndex = async <Record>(
  model: Model<Record>,
  indexes: readonly ListIndex[],
  question: ListQuestion,
): Promise<ListIndex> => {
  const usable = indexes
    .filter((index) => partsOf(index).equals.every((field) => field in question.equals || field in (question.any ?? {})))
    .map((index) => servedBy(index, question))
    .toSorted((one, other) => other.served - one.served);
  const inOrder = usable.find(({ order }) => order === question.order);
  if (!inOrder) throw new Error(`No index holds the order ${question.order}.`);
  if (inOrder.served === Object.keys(question.equals).length + Object.keys(question.ranges).length) return inOrder.index;
  for (const { index, filter, served } of usable.slice(0, MAX_TRIED))
    if (served > 0 && (await countUpTo(model, filter as QueryFilter<Record>, index)).isExact) return index;
  return inOrder.index;
};
