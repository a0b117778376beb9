/** Rows that one bulk action takes at most: they are previewed, and done one after the other. */
export const MOST_AT_ONCE = 500;

/** Something done to several rows: shown first, then asked of the server row by row, which checks each again. */
export type BulkAction<Row> = {
  /** 'Cancel bookings' */
  label: string;
  /** Rows that it cannot be done to, with the reason; null for the others. */
  refusalOf: (row: Row) => string | null;
  /** What the row is called, and what will happen to it. */
  nameOf: (row: Row) => string;
  effectOf: (row: Row) => string;
  /** What happens in all. */
  sumOf: (rows: readonly Row[]) => string;
  /** @throws what the server refused it with */
  act: (row: Row) => Promise<unknown>;
  /** 'cancelled' */
  done: string;
};
