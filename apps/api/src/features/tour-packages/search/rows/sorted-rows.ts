import { withRoomFor } from './growing-array.ts';

/** Rows in an order. A change moves memory once, two megabytes among a million rows, so that no second structure for recent changes is needed. */
export const createSortedRows = (compare: (row: number, other: number) => number) => {
  let rows = new Uint32Array();
  let size = 0;
  /** How many rows are before something, which is the place of the first that is not. */
  const countBefore = (isBefore: (row: number) => boolean): number => {
    let low = 0;
    let high = size;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (isBefore(rows[middle] as number)) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  const placeOf = (row: number): number => countBefore((other) => compare(other, row) < 0);
  return {
    countBefore,
    view: (): Uint32Array => rows.subarray(0, size),
    insert: (row: number): void => {
      const place = placeOf(row);
      rows = withRoomFor(rows, size + 1);
      rows.copyWithin(place + 1, place, size);
      rows[place] = row;
      size += 1;
    },
    /** Before anything of the row has changed that the order looks at. */
    remove: (row: number): void => {
      const place = placeOf(row);
      rows.copyWithin(place, place + 1, size);
      size -= 1;
    },
    /** Takes over rows that are in this order already. */
    fill: (sorted: Uint32Array<ArrayBuffer>): void => {
      rows = sorted;
      size = sorted.length;
    },
  };
};

export type SortedRows = ReturnType<typeof createSortedRows>;
