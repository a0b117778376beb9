import type { Column } from './growing-array.ts';

/** A set of rows as one bit each, 125 kB for a million. */
export type RowSet = Uint32Array<ArrayBuffer>;

export const emptySet = (rowCount: number): RowSet => new Uint32Array((rowCount + 31) >>> 5);

/** A copy of a set for so many rows, in memory of that size where there is some. */
export const copyOf = (set: RowSet, rowCount: number, memory?: RowSet): RowSet => {
  const words = set.subarray(0, (rowCount + 31) >>> 5);
  if (memory?.length !== words.length) return words.slice();
  memory.set(words);
  return memory;
};

export const hasRow = (set: RowSet, row: number): boolean => ((set[row >>> 5] as number) & (1 << (row & 31))) !== 0;

export const addRow = (set: RowSet, row: number): void => {
  set[row >>> 5] = (set[row >>> 5] as number) | (1 << (row & 31));
};

export const removeRow = (set: RowSet, row: number): void => {
  set[row >>> 5] = (set[row >>> 5] as number) & ~(1 << (row & 31));
};

const countBits = (word: number): number => {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
};

export const countRows = (set: RowSet): number => {
  let count = 0;
  for (let at = 0; at < set.length; at += 1) count += countBits(set[at] as number);
  return count;
};

export const forEachRow = (set: RowSet, see: (row: number) => void): void => {
  for (let at = 0; at < set.length; at += 1)
    for (let word = set[at] as number; word !== 0; word &= word - 1) see(at * 32 + 31 - Math.clz32(word & -word));
};

/** Keeps rows that are in the other set too. */
export const keepCommon = (set: RowSet, other: RowSet): void => {
  for (let at = 0; at < set.length; at += 1) set[at] = (set[at] as number) & (other[at] ?? 0);
};

/**
 * Keeps rows whose number in a column lies within bounds, both included; all numbers are below 2 ** 31. One pass without a branch per row,
 * because a processor that guesses wrong takes longer than the comparison: some 1 ms for a million rows.
 */
export const keepWithin = (set: RowSet, column: Column, lowest: number, highest: number): void => {
  for (let at = 0; at < set.length; at += 1) {
    const before = set[at] as number;
    if (before === 0) continue;
    const first = at * 32;
    let outside = 0;
    for (let bit = 0; bit < 32; bit += 1) {
      const value = column[first + bit] as number;
      outside |= (((value - lowest) | (highest - value)) >>> 31) << bit;
    }
    set[at] = before & ~outside;
  }
};

/** Keeps rows that begin by the last day and end on the first or later; in one pass, as `keepWithin`. */
export const keepOverlapping = (set: RowSet, from: Column, to: Column, first: number, last: number): void => {
  for (let at = 0; at < set.length; at += 1) {
    const before = set[at] as number;
    if (before === 0) continue;
    const row = at * 32;
    let outside = 0;
    for (let bit = 0; bit < 32; bit += 1)
      outside |= (((last - (from[row + bit] as number)) | ((to[row + bit] as number) - first)) >>> 31) << bit;
    set[at] = before & ~outside;
  }
};
