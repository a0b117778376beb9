import type { ComponentType } from 'react';

/** The most rows of one bulk action: they are previewed, and processed one after the other. */
export const MAX_AT_ONCE = 500;

/** What is chosen for an action before it begins; each change replaces the action. */
export type BulkChoice<Row> = { isTried: boolean; onChange: (action: BulkAction<Row>) => void };

/**
 * An action on several rows: previewed first, then sent row by row to the server, which checks each again.
 */
export type BulkAction<Row> = {
  /** 'Cancel bookings' */
  label: string;
  /** Why it cannot be done to a row; null if it can. */
  refusalOf: (row: Row) => string | null;
  /** The name of the row, and what will happen to it. */
  nameOf: (row: Row) => string;
  effectOf: (row: Row) => string;
  /** What happens in total. */
  sumOf: (rows: readonly Row[]) => string;
  /** @throws the server's refusal */
  act: (row: Row) => Promise<unknown>;
  /** 'cancelled' */
  done: string;
  /** Fields above the preview, and whether what is typed there is enough to begin. */
  Choice?: ComponentType<BulkChoice<Row>>;
  isReady?: boolean;
};

export type AllRowsProps<Row> = {
  rows: readonly Row[];
  /** Called with the rows that something was done to. */
  onClose: (done: readonly Row[]) => void;
};

/** An action on all selected rows at once, which asks and tells in a dialog of its own. */
export type AllRowsAction<Row> = { label: string; Dialog: ComponentType<AllRowsProps<Row>> };
