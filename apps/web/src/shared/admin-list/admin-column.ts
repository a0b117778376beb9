import type { DataColumn } from '../ui/table/data-table.tsx';

/** What an export writes: a text, a count, or an amount of money in the major unit. */
export type CsvValue = string | number | { readonly amount: number };

/** A column of the CSV: the same as on the screen, as plain text. */
export type CsvColumn<Row> = {
  heading: string;
  csv: (row: Row) => CsvValue;
};

/** A column of an admin's table and its columns in the CSV; one without data, such as actions, has none. */
export type AdminColumn<Row> = {
  csv?: (row: Row) => CsvValue;
  /** What else the cell shows besides its heading's value. */
  moreCsv?: ReadonlyArray<CsvColumn<Row>>;
} & DataColumn<Row>;
